//! What the tactician goes by: a few numbers for each side, tuned by games against itself.

use game_thermopylae::Side;

/// How many numbers a side goes by.
pub const WEIGHTS: usize = 14;

/// What the numbers are, in order.
pub const NAMES: [&str; WEIGHTS] = [
    "dearness", "threat", "chance", "ground", "near", "exit", "danger", "target", "cohesion",
    "height", "patience", "spread", "block", "second",
];

/// The numbers of one side.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights(pub [f32; WEIGHTS]);

impl Weights {
    /// What was tuned, by side.
    pub const TUNED: [Self; 2] = [
        Self([
            0.645, 1.728, 0.251, 0.177, 0.5, 0.559, 1.243, 0.439, 0.177, 0.199, 0.012, 0.361,
            0.931, 0.442,
        ]),
        Self([
            0.627, 0.925, 0.192, 0.175, 0.140, 0.363, 0.362, 0.102, 0.259, 1.113, 0.314, 0.215,
            0.014, 0.435,
        ]),
    ];

    /// The tuned numbers of a side.
    pub const fn tuned(side: Side) -> Self {
        Self::TUNED[side as usize]
    }

    /// How dear Persians are to this side, against what their shares of the win say.
    pub(crate) const fn dearness(&self) -> f32 {
        self.0[0]
    }

    /// How much the enemy's next attacks count against a formation.
    pub(crate) const fn threat(&self) -> f32 {
        self.0[1]
    }

    /// How much one's own next attacks count for it.
    pub(crate) const fn chance(&self) -> f32 {
        self.0[2]
    }

    /// Ground held by Greeks, or won by Persians.
    pub(crate) const fn ground(&self) -> f32 {
        self.0[3]
    }

    /// How much Persians want to be near the enemy, and Greeks to stay where they are.
    pub(crate) const fn near(&self) -> f32 {
        self.0[4]
    }

    /// What it is worth to leave the map.
    pub(crate) const fn exit(&self) -> f32 {
        self.0[5]
    }

    /// How much a unit that falls at one hit avoids enemies who can strike it.
    pub(crate) const fn danger(&self) -> f32 {
        self.0[6]
    }

    /// How much units prefer to stand next to a target that can be attacked from many sides.
    pub(crate) const fn target(&self) -> f32 {
        self.0[7]
    }

    /// How much units like to stand together.
    pub(crate) const fn cohesion(&self) -> f32 {
        self.0[8]
    }

    /// How much units like to look down on the enemy.
    pub(crate) const fn height(&self) -> f32 {
        self.0[9]
    }

    /// How much a quiet round hurts the Persians, who lose by a stand-off [A28].
    pub(crate) const fn patience(&self) -> f32 {
        self.0[10]
    }

    /// How far behind the front the weaker units stay.
    pub(crate) const fn spread(&self) -> f32 {
        self.0[11]
    }

    /// How much Greeks like to stand in the way.
    pub(crate) const fn block(&self) -> f32 {
        self.0[12]
    }

    /// How much the second line is worth beside the first.
    pub(crate) const fn second(&self) -> f32 {
        self.0[13]
    }
}
