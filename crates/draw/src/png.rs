//! Pictures as PNG, for reports and for programs that read no SVG.
//!
//! Letters come from a font that a crate carries, so that a picture looks alike on every machine.

use std::fmt::Write as _;
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

/// The widest picture that is made: more is a mistake, not a wish.
pub const WIDEST: u32 = 8192;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum NoPicture {
    /// The drawing cannot be read.
    #[error("the drawing cannot be read: {0}")]
    Unreadable(#[from] resvg::usvg::Error),
    /// The size cannot be drawn.
    #[error("a picture is 1 to {WIDEST} pixels wide, not {0}")]
    Size(u32),
    /// The picture cannot be packed.
    #[error("the picture cannot be packed: {0}")]
    Unpackable(String),
}

/// A drawing as a PNG of this width, in its own proportions.
///
/// # Errors
/// If the drawing is none, or the width is none.
pub fn render(svg: &str, width: u32) -> Result<Vec<u8>, NoPicture> {
    let mut fonts = Database::new();
    for font in [epaint_default_fonts::UBUNTU_LIGHT, epaint_default_fonts::HACK_REGULAR] {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_serif_family("Ubuntu");
    let options =
        Options { font_family: "Ubuntu".to_owned(), fontdb: Arc::new(fonts), ..Options::default() };
    let tree = Tree::from_str(&thickened(svg), &options)?;
    if width == 0 || width > WIDEST {
        return Err(NoPicture::Size(width));
    }
    #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels")]
    let scale = width as f32 / tree.size().width();
    #[expect(clippy::cast_sign_loss, reason = "sizes are positive")]
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).ok_or(NoPicture::Size(width))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| NoPicture::Unpackable(error.to_string()))
}

/// The drawing with a thin line around its letters: the font that is carried is a light one.
fn thickened(svg: &str) -> String {
    let mut parts = svg.split("<text ");
    let mut thick = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (tag, rest) = part.split_once('>').unwrap_or((part, ""));
        let width = if tag.contains("font-weight") { 0.9 } else { 0.35 };
        let colour = tag.split("fill=\"").nth(1).and_then(|it| it.split('"').next());
        let colour = colour.unwrap_or("none");
        let _ = write!(thick, "<text {tag} stroke=\"{colour}\" stroke-width=\"{width}\">{rest}");
    }
    thick
}
