//! Wins by bid as a drawing: every bid with its interval, the line that never rises, the fair bid.

use std::fmt::Write as _;

use draw::svg::palette::{Theme, Tone};
use search::{AtBid, FairBid, falling_shares, wilson};

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 600.0;
const LEFT: f64 = 90.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 90.0;
const BOTTOM: f64 = 70.0;

/// Where bids and shares lie on the paper.
struct Scale {
    first: f64,
    last: f64,
}

impl Scale {
    fn x(&self, bid: f64) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * (bid - self.first) / (self.last - self.first).max(1.0)
    }

    fn y(share: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - share)
    }
}

/// The drawing.
pub(crate) fn svg(title: &str, found: &[AtBid], fair: Option<FairBid>) -> String {
    let end = |it: Option<&AtBid>| it.map_or(0.0, |it| f64::from(it.bid));
    let scale = Scale { first: end(found.first()) - 1.0, last: end(found.last()) + 1.0 };
    let tone = |tone: Tone| tone.colour(Theme::Light);
    let (panel, ink, red) = (tone(Tone::Panel), tone(Tone::PanelInk), tone(Tone::PanelRed));
    let mut drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"Georgia, serif\" font-size=\"18\" fill=\"{ink}\">\n<title>{}: wins by bid</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{panel}\"/>\n\
         <text x=\"{LEFT}\" y=\"40\" font-size=\"24\">{}: how often the bidder wins</text>\n",
        escaped(title),
        escaped(title)
    );
    axes(&mut drawn, &scale, found, ink);
    if let Some(fair) = fair {
        fair_line(&mut drawn, &scale, fair, red);
    }
    curve(&mut drawn, &scale, found, ink);
    drawn.push_str("</svg>\n");
    drawn
}

/// The frame: shares on the left, bids below.
fn axes(drawn: &mut String, scale: &Scale, found: &[AtBid], ink: &str) {
    for tenth in [0_u8, 25, 50, 75, 100] {
        let y = Scale::y(f64::from(tenth) / 100.0);
        let _ = writeln!(
            drawn,
            "<path d=\"M{LEFT} {y:.1}H{:.1}\" stroke=\"{ink}\" stroke-opacity=\"{}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{tenth} %</text>",
            WIDTH - RIGHT,
            if tenth == 50 { "0.7" } else { "0.25" },
            LEFT - 10.0,
            y + 6.0
        );
    }
    // So many bids have room for their numbers.
    let step = found.len().div_ceil(16).max(1);
    for it in found.iter().step_by(step) {
        let _ = writeln!(
            drawn,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            scale.x(f64::from(it.bid)),
            HEIGHT - BOTTOM + 28.0,
            it.bid
        );
    }
    let _ = writeln!(
        drawn,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">bid</text>",
        f64::midpoint(LEFT, WIDTH - RIGHT),
        HEIGHT - 12.0
    );
}

/// The fair bid and its interval.
fn fair_line(drawn: &mut String, scale: &Scale, fair: FairBid, red: &str) {
    let (low, high) = (scale.x(fair.interval.0), scale.x(fair.interval.1));
    let (x, height) = (scale.x(fair.bid), HEIGHT - TOP - BOTTOM);
    let _ = writeln!(
        drawn,
        "<rect x=\"{low:.1}\" y=\"{TOP}\" width=\"{:.1}\" height=\"{height}\" fill=\"{red}\" \
         fill-opacity=\"0.15\"/><path d=\"M{x:.1} {TOP}V{:.1}\" stroke=\"{red}\" stroke-width=\"2\"/>\
         <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{red}\">fair bid {:.1} ({:.1} \
         to {:.1})</text>",
        high - low,
        HEIGHT - BOTTOM,
        TOP - 8.0,
        fair.bid,
        fair.interval.0,
        fair.interval.1
    );
}

/// Every bid's share with its 95 % interval, and the line that never rises.
fn curve(drawn: &mut String, scale: &Scale, found: &[AtBid], ink: &str) {
    let line: Vec<String> = found
        .iter()
        .zip(falling_shares(found))
        .map(|(it, share)| format!("{:.1},{:.1}", scale.x(f64::from(it.bid)), Scale::y(share)))
        .collect();
    let _ = writeln!(
        drawn,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"3\"/>",
        line.join(" ")
    );
    for it in found {
        let ((low, high), x) = (wilson(it.wins, it.games), scale.x(f64::from(it.bid)));
        let _ = writeln!(
            drawn,
            "<path d=\"M{x:.1} {:.1}V{:.1}\" stroke=\"{ink}\"/><circle cx=\"{x:.1}\" \
             cy=\"{:.1}\" r=\"5\"><title>bid {}: {} of {}</title></circle>",
            Scale::y(high),
            Scale::y(low),
            Scale::y(it.share()),
            it.bid,
            it.wins,
            it.games
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
