//! Who sits at a game in play.

use draw::Depict;
use engine::{Negotiation, Seat, Viewer};
use search::{Guided, Player, PlayerSpec};

use super::SessionOf;
use crate::session::Seating;
use crate::thought::{Thinker, Thought};

impl<G: Depict + Guided> Seating for SessionOf<G> {
    fn side(&self, seat: Seat) -> u8 {
        self.rules().side(seat)
    }

    fn negotiation(&self) -> Negotiation {
        self.game.talk()
    }

    fn hire(&mut self, seat: Seat, spec: PlayerSpec, seed: u64) {
        let player = Player::new(self.game.game(), spec, seed);
        if let Some(place) = self.hired.get_mut(seat.index()) {
            *place = Some((spec, player));
        }
    }

    fn hired(&self, seat: Seat) -> Option<PlayerSpec> {
        self.hired.get(seat.index())?.as_ref().map(|(spec, _)| *spec)
    }

    fn thought(&mut self) -> Option<Box<dyn Thought>> {
        let seat = self.deciding().ok()?;
        let (spec, player) = self.hired.get_mut(seat.index())?.take()?;
        let (game, state) = (self.game.shared_game(), self.game.state().clone());
        Some(Box::new(Thinker { game, state, seat, spec, player }))
    }

    fn remember(&mut self, thought: Box<dyn Thought>) {
        if let Ok(thinker) = thought.into_any().downcast::<Thinker<G>>()
            && let Some(place) = self.hired.get_mut(thinker.seat.index())
        {
            *place = Some((thinker.spec, thinker.player));
        }
    }

    fn partner_choice(&mut self) -> Option<String> {
        let seat = self.deciding().ok()?;
        let view = self.view(Viewer::Seat(seat));
        let (_, player) = self.hired.get_mut(seat.index())?.as_mut()?;
        Some(player.choose(self.game.game(), &view).to_string())
    }
}
