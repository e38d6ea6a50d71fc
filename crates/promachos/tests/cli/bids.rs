//! `simulate --bids`: wins by bid, the fair bid, and a plot.

use super::Folder;

const QUICK: [&str; 8] = [
    "simulate",
    "thermopylae",
    "--option",
    "army=quick",
    "--seat",
    "1=greedy",
    "--seat",
    "2=greedy",
];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    QUICK.iter().chain(more).copied().collect()
}

/// 10..20 in steps of five is 10, 15 and 20.
#[test]
fn wins_are_counted_at_every_bid_of_the_range() {
    let told = Folder::new().well(&with(&["--bids", "10..20", "--games", "4"]));
    for bid in [10, 15, 20] {
        assert!(told.contains(&format!("bid  {bid} ")), "{told}");
    }
    assert_eq!(told.matches(" of 4 = ").count(), 3, "{told}");
    assert!(told.contains("95 %"), "{told}");
}

#[test]
fn the_figures_for_programs_are_the_same_every_time() {
    let folder = Folder::new();
    let args = with(&["--bids", "5..50:45", "--games", "6", "--json"]);
    let told = folder.well(&args);
    assert_eq!(told, folder.well(&args));
    let json: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    let bids: Vec<u64> = json["bids"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| it["bid"].as_u64().expect("a bid"))
        .collect();
    assert_eq!(bids, [5, 50]);
    assert!(json["bids"][0]["wins"].as_u64() >= json["bids"][1]["wins"].as_u64());
    assert!(json["fair_bid"].is_object() || json["fair_bid"].is_null());
}

#[test]
fn the_plot_is_a_drawing_with_every_bid() {
    let folder = Folder::new();
    folder.well(&with(&["--bids", "10..30:10", "--games", "2", "--plot", "wins.svg"]));
    let text = String::from_utf8(folder.read("wins.svg")).expect("text");
    let drawing = roxmltree::Document::parse(&text).expect("well-formed SVG");
    let circles = drawing.descendants().filter(|it| it.has_tag_name("circle")).count();
    assert_eq!(circles, 3);
    // A plot that is there is not written over.
    let err = folder.refused(&with(&["--bids", "10..30:10", "--games", "2", "--plot", "wins.svg"]));
    assert!(err.contains("there already"), "{err}");
}

#[test]
fn bids_that_cannot_be_tried_are_refused_in_a_sentence() {
    let folder = Folder::new();
    for bad in ["ten..60", "60..10", "10", "0..20", "10..20:0", "10..", "10..300", "..", "20..20"] {
        let err = folder.refused(&with(&["--bids", bad]));
        assert!(err.contains("FROM..TO"), "{bad}: {err}");
    }
    let err = folder.refused(&with(&["--bids", "10..90"]));
    assert!(err.contains("60 units"), "the quick army has 60 units: {err}");
    let err = folder.refused(&["simulate", "thermopyles", "--bids", "10..60"]);
    assert!(err.contains("no bids"), "{err}");
    let err = folder.refused(&with(&["--bids", "10..20", "--option", "bid=30"]));
    assert!(err.contains("option bid"), "{err}");
    let err = folder.refused(&with(&["--games", "2", "--plot", "wins.svg"]));
    assert!(err.contains("--bids"), "{err}");
    let err = folder.refused(&["simulate", "thermopylae"]);
    assert!(err.contains("--games"), "{err}");
}
