//! axe-core over a page: the accessibility faults that a program can find.

use serde_json::{Value, json};

use super::Browser;

/// The rules that count: WCAG 2.2 to AA, and good practice.
const TAGS: [&str; 6] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

impl Browser {
    /// What axe-core finds on the page as it stands: violations, and what it could not decide unless
    /// its rule is one of the `reviewed`. `source` is axe's own script.
    ///
    /// # Panics
    /// If axe does not run.
    pub fn axe(&self, source: &str, reviewed: &[&str]) -> Vec<String> {
        // In its own function, or a part of the script would see WebDriver's `arguments`.
        self.js(&format!("(() => {{ {source} }})();"), &[]);
        let found = self.js_async(
            "return await window.axe.run(document, { runOnly: { type: 'tag', values: arguments[0] }, \
             resultTypes: ['violations', 'incomplete'] })",
            &[json!(TAGS)],
        );
        let mut faults = told(&found["violations"]);
        let undecided = found["incomplete"].as_array().into_iter().flatten();
        let open: Vec<Value> =
            undecided.filter(|it| reviewed.iter().all(|id| it["id"] != *id)).cloned().collect();
        faults.extend(told(&open.into()).into_iter().map(|it| format!("undecided: {it}")));
        faults
    }
}

/// One line for each element with a fault.
fn told(results: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    for result in results.as_array().into_iter().flatten() {
        for node in result["nodes"].as_array().into_iter().flatten() {
            let html: String =
                node["html"].as_str().unwrap_or_default().chars().take(160).collect();
            let why = node["failureSummary"].as_str().unwrap_or_default().replace('\n', " ");
            let why: String = why.chars().take(240).collect();
            lines.push(format!("{} at {}: {html} — {why}", result["id"], node["target"]));
        }
    }
    lines
}
