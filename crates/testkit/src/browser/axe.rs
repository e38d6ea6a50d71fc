//! axe-core over a page: the accessibility faults that a program can find.

use serde_json::{Value, json};

use super::Browser;

/// The rules that count: WCAG 2.2 to AA, and good practice.
const TAGS: [&str; 6] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/// What axe-core may leave undecided: the rule, the elements by their CSS, and who decides instead.
#[derive(Copy, Clone, Debug)]
pub struct Reviewed {
    /// The rule's id.
    pub rule: &'static str,
    /// The elements.
    pub elements: &'static str,
    /// Who decides, or why there is nothing to decide.
    pub why: &'static str,
}

impl Browser {
    /// What axe-core finds on the page as it stands: violations, and what it could not decide. Of the
    /// latter, contrast of words on a page is measured here, and what is `reviewed` is left out.
    /// `source` is axe's own script.
    ///
    /// # Panics
    /// If axe does not run.
    pub fn axe(&self, source: &str, reviewed: &[Reviewed]) -> Vec<String> {
        // In its own function, or a part of the script would see WebDriver's `arguments`.
        self.js(&format!("(() => {{ {source} }})();"), &[]);
        self.rest();
        let found = self.js_async(
            "return await window.axe.run(document, { runOnly: { type: 'tag', values: arguments[0] }, \
             resultTypes: ['violations', 'incomplete'] })",
            &[json!(TAGS)],
        );
        let mut faults = told(&found["violations"]);
        for result in found["incomplete"].as_array().into_iter().flatten() {
            let nodes = result["nodes"].as_array().into_iter().flatten();
            let open: Vec<&Value> =
                nodes.filter(|node| !self.is_reviewed(result, node, reviewed)).collect();
            if result["id"] == "color-contrast" {
                let places: Vec<&Value> = open.iter().map(|node| &node["target"][0]).collect();
                faults.extend(self.check("faintWords", &[json!(places)]));
            } else {
                let open = json!([{ "id": result["id"], "nodes": open }]);
                faults.extend(told(&open).into_iter().map(|it| format!("undecided: {it}")));
            }
        }
        faults
    }

    fn is_reviewed(&self, result: &Value, node: &Value, reviewed: &[Reviewed]) -> bool {
        let at = &node["target"][0];
        let is = |elements: &str| {
            let script = "return document.querySelector(arguments[0])?.matches(arguments[1])";
            self.js(script, &[at.clone(), json!(elements)]) == true
        };
        reviewed.iter().any(|it| result["id"] == it.rule && is(it.elements))
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
