//! What the driver's own protocol has no word for: the browser's inner protocol, and its log.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::Browser;

/// A command that is sent to an address below the session's.
#[derive(Debug)]
struct Post {
    address: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.address))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// What a player may prefer.
#[derive(Clone, Copy, Eq, PartialEq, Debug)]
pub enum Media {
    /// Dark colours.
    Dark,
    /// More contrast.
    Contrast,
    /// The system's few colours in place of the page's own.
    Forced,
    /// Nothing that moves.
    Still,
}

impl Browser {
    /// Gives a command of the `DevTools` protocol to the present tab.
    ///
    /// # Panics
    /// If the browser refuses it.
    pub fn cdp(&self, name: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": name, "params": parameters });
        self.done(name, self.client.issue_cmd(Post { address: "goog/cdp/execute", body }))
    }

    /// The size of the page in CSS pixels. A page narrower than 600 is shown as on a phone.
    pub fn resize(&self, width: u32, height: u32) {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.cdp("Emulation.setDeviceMetricsOverride", &size);
    }

    /// The colours and motions that the player prefers, in place of those before.
    pub fn prefer(&self, media: &[Media]) {
        let feature = |name: &str, wish: Media, value: &str, other: &str| json!({ "name": name, "value": if media.contains(&wish) { value } else { other } });
        let features = [
            feature("prefers-color-scheme", Media::Dark, "dark", "light"),
            feature("prefers-contrast", Media::Contrast, "more", "no-preference"),
            feature("forced-colors", Media::Forced, "active", "none"),
            feature("prefers-reduced-motion", Media::Still, "reduce", "no-preference"),
        ];
        self.cdp("Emulation.setEmulatedMedia", &json!({ "features": features }));
        self.rest();
    }

    /// Ends every colour's way to another one: what is measured meanwhile is neither. It is not
    /// waited for, because a window that draws no frame never comes to the end of it.
    pub(super) fn rest(&self) {
        self.js(
            "for (const it of document.getAnimations()) if (it instanceof CSSTransition) it.finish();",
            &[],
        );
    }

    /// Cuts the present tab from the network, or connects it again.
    pub fn offline(&self, yes: bool) {
        self.cdp("Network.enable", &json!({}));
        let network = json!({ "offline": yes, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.cdp("Network.emulateNetworkConditions", &network);
    }

    /// What the browser complained of since it was asked last: errors of scripts, of the content
    /// policy, and answers that were errors, except those whose text holds one of the `expected`.
    ///
    /// # Panics
    /// If the log cannot be read.
    pub fn complaints(&self, expected: &[&str]) -> Vec<String> {
        let ask = Post { address: "se/log", body: json!({ "type": "browser" }) };
        let log = self.done("log", self.client.issue_cmd(ask));
        let severe = log.as_array().into_iter().flatten().filter(|it| it["level"] == "SEVERE");
        let texts = severe.filter_map(|it| it["message"].as_str()).map(str::to_owned);
        texts.filter(|text| expected.iter().all(|part| !text.contains(part))).collect()
    }
}
