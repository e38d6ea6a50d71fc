//! The tones of the pictures, in every theme.
//!
//! Light is black-figure pottery: dark slip on terracotta, with cream and purple-red added. Dark is
//! red-figure: the clay shows through black slip. What a tone is for decides its contrast; the
//! pairs that lie on each other are in [`TEXT_ON`] and [`LINE_ON`], and a test measures them all.

use std::fmt::Write as _;

/// Which colours.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug)]
pub enum Theme {
    /// Black figures on terracotta.
    #[default]
    Light,
    /// Red figures on black slip.
    Dark,
    /// As far apart as colours can be.
    Contrast,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];

    /// Its name on command lines and in pages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The theme of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// Writes the enum, the list and the colours from one table, so that none can lack a row.
macro_rules! tones {
    ($($(#[$doc:meta])* $tone:ident $name:literal $light:literal $dark:literal $contrast:literal $forced:literal;)*) => {
        /// What a shape's colour means.
        #[derive(Copy, Clone, Eq, PartialEq, Debug)]
        pub enum Tone { $($(#[$doc])* $tone,)* }

        impl Tone {
            /// Every tone.
            pub const ALL: &[Self] = &[$(Self::$tone,)*];

            /// Its name in style sheets.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$tone => $name,)* }
            }

            /// The class of a line in this tone.
            pub const fn stroke(self) -> &'static str {
                match self { $(Self::$tone => concat!("s-", $name),)* }
            }

            /// Its colour.
            pub const fn colour(self, theme: Theme) -> &'static str {
                match (self, theme) {
                    $((Self::$tone, Theme::Light) => $light,
                      (Self::$tone, Theme::Dark) => $dark,
                      (Self::$tone, Theme::Contrast) => $contrast,)*
                }
            }

            /// Its colour where the system decides about colours.
            const fn forced(self) -> &'static str {
                match self { $(Self::$tone => $forced,)* }
            }
        }
    };
}

tones! {
    /// The table.
    Ground    "ground"     "#C8703A" "#1B1411" "#000000" "Canvas";
    /// Text and lines on the table.
    Ink       "ink"        "#1A110D" "#F5E3C6" "#FFFFFF" "CanvasText";
    /// A panel on the table.
    Panel     "panel"      "#F3E1BF" "#2C201A" "#000000" "Canvas";
    /// Text and lines on a panel.
    PanelInk  "panel-ink"  "#1A110D" "#F5E3C6" "#FFFFFF" "CanvasText";
    /// What is added in purple-red on a panel.
    PanelRed  "panel-red"  "#8A1C2B" "#FF9E85" "#FFD21A" "CanvasText";
    /// A Spartan card.
    Card      "card"       "#FCF2DE" "#DB8D57" "#FFFFFF" "Canvas";
    /// Text and figures on a Spartan card.
    CardInk   "card-ink"   "#1A110D" "#1B1411" "#000000" "CanvasText";
    /// What is added in purple-red on a Spartan card.
    CardRed   "card-red"   "#8A1C2B" "#6A0C1B" "#9B0000" "CanvasText";
    /// A Persian card.
    Foe       "foe"        "#1F1511" "#0D0907" "#000000" "Canvas";
    /// Text on a Persian card.
    FoeInk    "foe-ink"    "#FBEFD8" "#F5E3C6" "#FFFFFF" "CanvasText";
    /// Figures on a Persian card.
    FoeArt    "foe-art"    "#D27A43" "#DB8D57" "#FFFFFF" "CanvasText";
    /// What is red on a Persian card.
    FoeRed    "foe-red"    "#FF9478" "#FF9478" "#FFD21A" "CanvasText";
    /// The land of the pass.
    Land      "land"       "#EBC292" "#3A2A20" "#000000" "Canvas";
    /// Text and lines on the land.
    LandInk   "land-ink"   "#1A110D" "#F5E3C6" "#FFFFFF" "CanvasText";
    /// A mountain of the first height.
    Hill      "hill"       "#DFAE78" "#4A3527" "#000000" "Canvas";
    /// A mountain of the second height.
    Ridge     "ridge"      "#D0965C" "#5B412F" "#000000" "Canvas";
    /// A mountain of the third height.
    Summit    "summit"     "#C08045" "#6D4E38" "#000000" "Canvas";
    /// High mountains, where nobody can go.
    Crag      "crag"       "#8F5229" "#241A14" "#000000" "Canvas";
    /// The sea.
    Sea       "sea"        "#1D2A33" "#0E1920" "#000000" "Canvas";
    /// Waves and ships.
    SeaInk    "sea-ink"    "#F3E1BF" "#B9C7C9" "#FFFFFF" "CanvasText";
    /// Cliffs.
    Rock      "rock"       "#84401F" "#DB8D57" "#FFFFFF" "CanvasText";
    /// The marker.
    Gold      "gold"       "#F4BE4F" "#F4BE4F" "#FFD21A" "SelectedItem";
    /// Text and figures on the marker.
    GoldInk   "gold-ink"   "#6E0F1D" "#6A0C1B" "#000000" "SelectedItemText";
    /// Bands that set contingents apart, light enough for dark ink, far apart for every eye: sky.
    BandSky     "band-sky"     "#56B4E9" "#56B4E9" "#56B4E9" "Canvas";
    /// A band: orange.
    BandOrange  "band-orange"  "#E69F00" "#E69F00" "#E69F00" "Canvas";
    /// A band: green.
    BandGreen   "band-green"   "#1FA97F" "#1FA97F" "#1FA97F" "Canvas";
    /// A band: yellow.
    BandYellow  "band-yellow"  "#F0E442" "#F0E442" "#F0E442" "Canvas";
    /// A band: blue.
    BandBlue    "band-blue"    "#4C92CF" "#4C92CF" "#4C92CF" "Canvas";
    /// A band: vermilion.
    BandRed     "band-red"     "#E8743B" "#E8743B" "#E8743B" "Canvas";
    /// A band: purple.
    BandPurple  "band-purple"  "#CC79A7" "#CC79A7" "#CC79A7" "Canvas";
    /// A band: white.
    BandWhite   "band-white"   "#F7F3EA" "#F7F3EA" "#FFFFFF" "Canvas";
    /// The ring around what may be done.
    Legal     "legal"      "#00519E" "#FFCB5C" "#FFD21A" "SelectedItem";
    /// The line on both sides of that ring.
    LegalEdge "legal-edge" "#FFFFFF" "#0D0907" "#000000" "CanvasText";
}

/// Text and what it stands on: 4.5 to 1 or more in every theme.
pub const TEXT_ON: &[(Tone, Tone)] = &[
    (Tone::Ink, Tone::Ground),
    (Tone::PanelInk, Tone::Panel),
    (Tone::PanelRed, Tone::Panel),
    (Tone::CardInk, Tone::Card),
    (Tone::CardRed, Tone::Card),
    (Tone::FoeInk, Tone::Foe),
    (Tone::FoeRed, Tone::Foe),
    (Tone::LandInk, Tone::Land),
    (Tone::LandInk, Tone::Hill),
    (Tone::LandInk, Tone::Ridge),
    (Tone::LandInk, Tone::Summit),
    (Tone::SeaInk, Tone::Sea),
    (Tone::GoldInk, Tone::Gold),
    // A contingent's letter on its band.
    (Tone::CardInk, Tone::BandSky),
    (Tone::CardInk, Tone::BandOrange),
    (Tone::CardInk, Tone::BandGreen),
    (Tone::CardInk, Tone::BandYellow),
    (Tone::CardInk, Tone::BandBlue),
    (Tone::CardInk, Tone::BandRed),
    (Tone::CardInk, Tone::BandPurple),
    (Tone::CardInk, Tone::BandWhite),
];

/// Lines, rings and figures and what they stand out from: 3 to 1 or more in every theme.
pub const LINE_ON: &[(Tone, Tone)] = &[
    (Tone::FoeArt, Tone::Foe),
    (Tone::LandInk, Tone::Crag),
    (Tone::Rock, Tone::Land),
    (Tone::Ink, Tone::Ground),
    (Tone::Legal, Tone::LegalEdge),
    (Tone::Gold, Tone::GoldInk),
    // The lines of areas on the mound and in the water.
    (Tone::LandInk, Tone::Ridge),
    (Tone::SeaInk, Tone::Sea),
];

/// Marks of two tones, and what they may lie on: one of the two stands out by 3 to 1 or more in
/// every theme, whatever is below.
pub const MARKS: &[([Tone; 2], &[Tone])] = &[
    ([Tone::Legal, Tone::LegalEdge], MAP),
    ([Tone::Gold, Tone::GoldInk], MAP),
    ([Tone::Gold, Tone::LandInk], MAP),
    ([Tone::PanelRed, Tone::Panel], MAP),
    ([Tone::Card, Tone::CardInk], MAP),
    ([Tone::Foe, Tone::FoeArt], MAP),
    ([Tone::Foe, Tone::FoeRed], MAP),
    ([Tone::Legal, Tone::LegalEdge], &[Tone::Ground, Tone::Panel, Tone::Card, Tone::Foe]),
];

/// The grounds of a map on which counters, ways and bounds lie.
const MAP: &[Tone] = &[Tone::Land, Tone::Ridge, Tone::Sea];

/// The style sheet of pages that show pictures: tones as custom properties, for light, dark, high
/// contrast and forced colours, and the classes that use them.
pub fn css() -> String {
    let tones = |theme: Theme| -> String {
        Tone::ALL.iter().fold(String::new(), |mut all, tone| {
            let _ = write!(all, "--pm-{}:{};", tone.name(), tone.colour(theme));
            all
        })
    };
    let forced = Tone::ALL.iter().fold(String::new(), |mut all, tone| {
        let _ = write!(all, "--pm-{}:{};", tone.name(), tone.forced());
        all
    });
    let [light, dark, contrast] = Theme::ALL.map(tones);
    let mut css = format!(
        ":root{{{light}}}\n\
         @media (prefers-color-scheme:dark){{:root{{{dark}}}}}\n\
         @media (prefers-contrast:more){{:root{{{contrast}}}}}\n\
         :root[data-theme=light]{{{light}}}\n\
         :root[data-theme=dark]{{{dark}}}\n\
         :root[data-theme=contrast]{{{contrast}}}\n\
         @media (forced-colors:active){{:root,:root[data-theme]{{{forced}}}}}\n"
    );
    for tone in Tone::ALL {
        let name = tone.name();
        let _ =
            writeln!(css, ".f-{name}{{fill:var(--pm-{name})}}.s-{name}{{stroke:var(--pm-{name})}}");
    }
    css.push_str(include_str!("board.css"));
    css
}
