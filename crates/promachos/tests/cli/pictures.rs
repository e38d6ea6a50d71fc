//! `show --svg` and `--png`: drawings in files.

use crate::{Folder, HOT_GATES};

/// Width and height of a drawing in its own units.
fn size_of_svg(text: &str) -> (f64, f64) {
    let document = roxmltree::Document::parse(text).expect("a well-formed drawing");
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    let numbers: Vec<f64> = root
        .attribute("viewBox")
        .expect("it says how large it is")
        .split(' ')
        .map(|number| number.parse().expect("a number"))
        .collect();
    (numbers[2], numbers[3])
}

/// Width and height of a picture, from its first chunk (PNG, 11.2.2).
fn size_of_png(bytes: &[u8]) -> (u32, u32) {
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&bytes[12..16], b"IHDR");
    assert_eq!(&bytes[bytes.len() - 8..bytes.len() - 4], b"IEND", "it is whole");
    let number = |at: usize| bytes[at..at + 4].iter().fold(0, |sum, &it| sum << 8 | u32::from(it));
    (number(16), number(20))
}

#[test]
fn a_drawing_is_well_formed_and_a_picture_has_its_shape() {
    // 960 units for a desk and 360 for a phone, two pixels each.
    for (flag, pixels) in [(None, 1920), (Some("--narrow"), 720)] {
        let folder = Folder::with_setup(HOT_GATES);
        let mut args = vec!["show", "a.record", "--seat", "1", "--svg", "a.svg", "--png", "a.png"];
        args.extend(flag);
        assert_eq!(folder.well(&args), "");
        let svg = String::from_utf8(folder.read("a.svg")).expect("text");
        let (wide, high) = size_of_svg(&svg);
        let (width, height) = size_of_png(&folder.read("a.png"));
        assert_eq!(width, pixels);
        let expected = f64::from(width) * high / wide;
        assert!((f64::from(height) - expected).abs() <= 1.0, "{height} for {wide} by {high}");
    }
}

#[test]
fn the_colours_can_be_chosen() {
    let folder = Folder::with_setup(HOT_GATES);
    for theme in ["light", "dark", "contrast"] {
        let name = format!("{theme}.svg");
        folder.well(&["show", "a.record", "--svg", &name, "--theme", theme]);
        size_of_svg(&String::from_utf8(folder.read(&name)).expect("text"));
    }
    assert_ne!(folder.read("light.svg"), folder.read("dark.svg"));
    folder.refused(&["show", "a.record", "--svg", "b.svg", "--theme", "mauve"]);
}

#[test]
fn a_drawing_is_put_where_it_can_be_and_replaces_nothing_unasked() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.write("taken.svg", "mine");
    for flag in ["--svg", "--png"] {
        let said = folder.refused(&["show", "a.record", flag, "nowhere/a.svg"]);
        assert!(said.contains("nowhere/a.svg") && said.contains("cannot be written"), "{said}");
        folder.refused(&["show", "a.record", flag, "."]);
        folder.refused(&["show", "a.record", flag, ""]);
        assert!(folder.refused(&["show", "a.record", flag, "taken.svg"]).contains("--force"));
        folder.refused(&["show", "a.record", flag, "b.svg", "--json"]);
        folder.refused(&["show", "nothing.record", flag, "b.svg"]);
    }
    folder.well(&["show", "a.record", "--svg", "taken.svg", "--force"]);
    size_of_svg(&String::from_utf8(folder.read("taken.svg")).expect("text"));
}

#[test]
fn of_two_drawings_none_is_written_when_one_cannot_be() {
    let folder = Folder::with_setup(HOT_GATES);
    folder.refused(&["show", "a.record", "--svg", "a.svg", "--png", "nowhere/a.png"]);
    folder.refused(&["show", "a.record", "--svg", "nowhere/a.svg", "--png", "a.png"]);
    folder.write("a.png", "old");
    let args = ["show", "a.record", "--svg", "nowhere/a.svg", "--png", "a.png", "--force"];
    folder.refused(&args);
}
