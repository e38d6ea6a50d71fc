//! What stands behind an option, read: every refusal says what would be right.

use std::fmt::Display;
use std::net::SocketAddr;
use std::ops::RangeInclusive;

use search::{Budget, PlayerSpec};

/// A whole number in a range.
fn whole<N>(text: &str, what: &str, range: &RangeInclusive<N>) -> Result<N, String>
where
    N: std::str::FromStr + PartialOrd + Display,
{
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        format!("{what} is a whole number from {} to {}", range.start(), range.end())
    })
}

/// `--seed`
pub(super) fn seed(text: &str) -> Result<u64, String> {
    whole(text, "a seed", &(0..=u64::MAX))
}

/// `--seat`, where it says who.
pub(super) fn seat(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| "write the number of a seat at this table, as 2".to_owned())
}

/// `--step`
pub(super) fn step(text: &str) -> Result<usize, String> {
    let steps = "write the number of a step, as 12; 0 is before the first";
    text.parse().map_err(|_| steps.to_owned())
}

/// `--games`
pub(super) fn games(text: &str) -> Result<u64, String> {
    whole(text, "how many games", &(1..=10_000_000))
}

/// `--iterations`
pub(super) fn iterations(text: &str) -> Result<u32, String> {
    whole(text, "how many simulations", &(1..=u32::MAX))
}

/// `--grace`, in milliseconds.
pub(super) fn grace(text: &str) -> Result<u32, String> {
    whole(text, "how many milliseconds", &(0..=3_600_000))
}

/// `--listen`
pub(super) fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| {
        "write an address of this machine and a port, as 127.0.0.1:8080 or 0.0.0.0:8080".to_owned()
    })
}

/// The bids to try, rising.
#[derive(Clone, Debug)]
pub(crate) struct Bids(pub(crate) Vec<u8>);

/// `--bids`. The last one is tried even where the steps would miss it.
pub(super) fn bids(text: &str) -> Result<Bids, String> {
    let bad = || "write FROM..TO or FROM..TO:STEP, as 10..60 or 10..60:2".to_owned();
    let (range, step) = text.split_once(':').unwrap_or((text, "5"));
    let (from, to) = range.split_once("..").ok_or_else(bad)?;
    let number = |text: &str| text.parse::<u8>().map_err(|_| bad());
    let (from, to, step) = (number(from)?, number(to)?, number(step)?);
    if from == 0 || step == 0 || from >= to {
        return Err(format!("{}; the first bid is 1 or more, the last one higher", bad()));
    }
    let mut bids: Vec<u8> = (from..to).step_by(usize::from(step)).collect();
    bids.push(to);
    Ok(Bids(bids))
}

/// `--option`
pub(super) fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write NAME=VALUE, as players=2; `promachos games` lists them".to_owned()),
    }
}

/// `--seat`, where it says who plays it.
pub(super) fn seat_player(text: &str) -> Result<(u8, PlayerSpec), String> {
    let bad = || "write SEAT=PLAYER, as 2=search:normal".to_owned();
    let (seat, player) = text.split_once('=').ok_or_else(bad)?;
    Ok((seat.parse().map_err(|_| bad())?, player.parse()?))
}

/// `--time`
pub(super) fn time(text: &str) -> Result<Budget, String> {
    match format!("search:{text}").parse() {
        Ok(PlayerSpec::Search(budget @ Budget::Time(_))) => Ok(budget),
        _ => Err("write a time as 500ms or 2s, an hour at most".to_owned()),
    }
}
