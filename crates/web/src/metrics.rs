//! What the app counts about itself, as Prometheus reads it.
//!
//! A handful of counters and two histograms need no library: each is a word that threads add to,
//! and the text format is a line a value. Nothing here names a game, a player or a card.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Upper ends of the histograms' buckets, in microseconds: from a quick disk to a sick one.
const BUCKETS: [u64; 10] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// Something that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Relaxed);
    }
}

/// Something that comes and goes.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

/// One of them; it counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Present<'a>(&'a Gauge);

impl Gauge {
    /// One more, for as long as the answer is kept.
    pub(crate) fn enter(&self) -> Present<'_> {
        self.0.fetch_add(1, Relaxed);
        Present(self)
    }
}

impl Drop for Present<'_> {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Relaxed);
    }
}

/// How long something takes.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// It took so long once more.
    pub(crate) fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let fits = BUCKETS.iter().zip(&self.buckets).filter(|(most, _)| micros <= **most);
        fits.for_each(|(_, bucket)| {
            bucket.fetch_add(1, Relaxed);
        });
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Requests that came.
    pub(crate) requests: Counter,
    /// Changes of games that were stored.
    pub(crate) stored: Counter,
    /// Pages that look on.
    pub(crate) sockets: Gauge,
    /// Computer players at work.
    pub(crate) thinking: Gauge,
    /// From a change made to a change stored.
    pub(crate) commit: Histogram,
    /// From a change stored to the page having it.
    pub(crate) push: Histogram,
    refusals: Mutex<BTreeMap<&'static str, u64>>,
}

/// Seconds, written without a rounding of their own.
struct Seconds(u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:06}", self.0 / 1_000_000, self.0 % 1_000_000)
    }
}

impl Metrics {
    /// Something was refused, by the word that programs get.
    pub(crate) fn refused(&self, kind: &'static str) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(kind).or_default() += 1;
    }

    /// All of it as text. `games` are held in memory.
    pub(crate) fn text(&self, games: usize) -> String {
        let mut page = Page::default();
        let refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let conflicts = refusals.get("conflict").copied().unwrap_or_default();
        page.one("promachos_games_in_memory", "gauge", "Games held in memory.", games);
        let sockets = self.sockets.0.load(Relaxed);
        page.one("promachos_sockets", "gauge", "Pages that look on live.", sockets);
        let thinking = self.thinking.0.load(Relaxed);
        page.one("promachos_thinking_players", "gauge", "Computer players at work.", thinking);
        let requests = self.requests.0.load(Relaxed);
        page.one("promachos_requests_total", "counter", "Requests that came.", requests);
        let stored = self.stored.0.load(Relaxed);
        page.one("promachos_actions_stored_total", "counter", "Changes of games stored.", stored);
        page.one("promachos_conflicts_total", "counter", "Changes that came too late.", conflicts);
        page.head("promachos_refusals_total", "counter", "Requests refused, by kind.");
        for (kind, count) in &refusals {
            page.line(format_args!("promachos_refusals_total{{kind=\"{kind}\"}} {count}"));
        }
        page.histogram("promachos_commit_seconds", "Storing a change.", &self.commit);
        page.histogram("promachos_push_seconds", "From stored to sent to a page.", &self.push);
        if let Some(bytes) = memory() {
            let name = "process_resident_memory_bytes";
            page.one(name, "gauge", "Memory of the process.", bytes);
        }
        page.0
    }
}

/// The text, as it grows.
#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, line: fmt::Arguments<'_>) {
        let _ = writeln!(self.0, "{line}");
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl fmt::Display) {
        self.head(name, kind, help);
        self.line(format_args!("{name} {value}"));
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        for (most, bucket) in BUCKETS.iter().zip(&histogram.buckets) {
            let (most, count) = (Seconds(*most), bucket.load(Relaxed));
            self.line(format_args!("{name}_bucket{{le=\"{most}\"}} {count}"));
        }
        let (count, sum) = (histogram.count.load(Relaxed), Seconds(histogram.micros.load(Relaxed)));
        self.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        self.line(format_args!("{name}_sum {sum}\n{name}_count {count}"));
    }
}

/// What the process has in memory, where the system tells it in a file.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_counted_in_every_bucket_that_it_fits_into() {
        let metrics = Metrics::default();
        metrics.commit.took(Duration::from_millis(3));
        metrics.commit.took(Duration::from_mins(1));
        let text = metrics.text(0);
        for line in [
            "promachos_commit_seconds_bucket{le=\"0.002500\"} 0",
            "promachos_commit_seconds_bucket{le=\"0.005000\"} 1",
            "promachos_commit_seconds_bucket{le=\"5.000000\"} 1",
            "promachos_commit_seconds_bucket{le=\"+Inf\"} 2",
            "promachos_commit_seconds_sum 60.003000",
            "promachos_commit_seconds_count 2",
        ] {
            assert!(text.lines().any(|it| it == line), "{line} is not in\n{text}");
        }
    }

    #[test]
    fn who_has_gone_is_counted_no_more() {
        let metrics = Metrics::default();
        let first = metrics.sockets.enter();
        drop(metrics.sockets.enter());
        assert!(metrics.text(3).contains("\npromachos_sockets 1\n"));
        drop(first);
        assert!(metrics.text(3).contains("\npromachos_sockets 0\n"));
    }
}
