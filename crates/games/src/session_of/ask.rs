//! Asking about a game in play. Every answer is made from a position that the seat that decides
//! might be in, never from the one it is in.

use draw::{Depict, Handful, Ink, Meant, Order, Pick, Routine, Standing, odds, parts};
use engine::door::{self, Refusal, RefusalOf};
use engine::{ForecastOf, Game, Node, Number, Proposal, Quiet, Seat, Viewer, chance};
use search::{Budget, Generator, Guide as _, Guided};

use super::SessionOf;
use crate::Error;
use crate::session::{Ask, Attempt, Brief, Hint, Listed, Objection, Odds, Suggested};

/// In how many imagined positions an action has to lead to chance, to be said to.
const WORLDS: u64 = 4;

impl<G: Depict + Guided> SessionOf<G> {
    /// The single actions of an order: a group's, or the one that it is.
    pub(super) fn order(&self, order: &str) -> Result<Vec<G::Action>, Error> {
        let eyes = self.deciding().map_or(Viewer::Spectator, Viewer::Seat);
        match self.rules().expand(&self.known(eyes), order) {
            Some(actions) => Ok(actions),
            None => match self.rules().read_action(order) {
                Ok(action) => Ok(vec![action]),
                Err(fault) => Err(Refusal::Unreadable(fault).into()),
            },
        }
    }

    /// Judges the actions of an order one after the other; gives the position before the last.
    fn judge(&self, seat: Seat, actions: &[G::Action]) -> Result<G::State, RefusalOf<G>> {
        let deciding = self.deciding()?;
        let mut state = self.known(Viewer::Seat(deciding));
        for (at, &action) in actions.iter().enumerate() {
            if at > 0 && matches!(self.rules().node(&state), Node::Over(_)) {
                break; // As in play: what comes after the end is left out.
            }
            door::judge(self.rules(), &state, seat, action)?;
            if at + 1 < actions.len() {
                self.rules().apply(&mut state, action, &mut Quiet);
            }
        }
        Ok(state)
    }

    fn listed(&self, view: &G::View, known: &G::State, action: G::Action) -> Listed {
        let rules = self.rules();
        let number = rules.number(known, action);
        let ends = rules.ends(view, action);
        Listed {
            notation: action.to_string(),
            words: rules.say_action(view, action, self.names()),
            path: rules.path(view, action),
            number,
            suggested: number.map(|number| self.suggested(action, number)),
            chance: self.leads_to_chance(view, known, action),
            left_undone: rules.left_undone(view, action),
            ends,
        }
    }

    /// What was measured as even, or as near to it as may be asked for; else the middle.
    fn suggested(&self, action: G::Action, number: Number) -> Suggested {
        let rules = self.rules();
        match rules.guide().even(rules, action) {
            Some(even) => {
                Suggested { value: number.nearest(even), why: Some(rules.say_even(even, number)) }
            }
            None => Suggested { value: number.middle(), why: None },
        }
    }

    /// Whether chance decides right after an action, whatever the seat cannot see.
    fn leads_to_chance(&self, view: &G::View, known: &G::State, action: G::Action) -> bool {
        let rules = self.rules();
        let rolls = |state: &G::State| {
            let mut after = state.clone();
            rules.apply(&mut after, action, &mut Quiet);
            matches!(rules.node(&after), Node::Chance { .. })
        };
        if !rules.keeps_secrets(known) {
            return rolls(known);
        }
        (0..WORLDS).all(|seed| rolls(&rules.imagine(view, &mut Generator::new(seed))))
    }

    /// The eyes of the seat that decides now, if one does.
    fn deciding_view(&self) -> Option<G::View> {
        self.deciding().ok().map(|seat| self.view(Viewer::Seat(seat)))
    }

    /// Whether chance decides right after an order of the seat that decides.
    fn order_leads_to_chance(&self, view: &G::View, order: &str) -> bool {
        let Ok(seat) = self.deciding() else { return false };
        let Ok(actions) = self.order(order) else { return false };
        let Some(&last) = actions.last() else { return false };
        let before = self.judge(seat, &actions);
        before.is_ok_and(|before| self.leads_to_chance(view, &before, last))
    }

    /// The exact chances of an order that may be carried out, and what is asked about.
    fn forecasts(&self, order: &str) -> Result<Considered<G>, Error> {
        let actions = self.order(order)?;
        let deciding = self.deciding().map_err(|refusal| self.in_words(refusal))?;
        let before = self.judge(deciding, &actions).map_err(|refusal| self.in_words(refusal))?;
        let view = self.view(Viewer::Seat(deciding));
        let Some((&last, earlier)) = actions.split_last() else {
            return Ok(Considered { view, actions, forecasts: Vec::new() });
        };
        let known = self.known(Viewer::Seat(deciding));
        let mut forecasts = self.rules().odds_of_last(&known, &before, last);
        for forecast in &mut forecasts {
            forecast.after.splice(..0, earlier.iter().copied());
        }
        Ok(Considered { view, actions, forecasts })
    }
}

/// An order that somebody thinks about.
struct Considered<G: Game> {
    /// What the seat that decides sees.
    view: G::View,
    /// The single actions of the order.
    actions: Vec<G::Action>,
    /// The chances of what follows them.
    forecasts: Vec<ForecastOf<G>>,
}

impl<G: Depict> Considered<G> {
    fn explain(&self, rules: &G) -> Vec<String> {
        rules.explain(&self.view, &self.actions, &self.forecasts)
    }
}

impl<G: Depict + Guided> Ask for SessionOf<G> {
    fn actions(&self) -> Vec<Listed> {
        let Ok(seat) = self.deciding() else { return Vec::new() };
        let (view, known) = (self.view(Viewer::Seat(seat)), self.known(Viewer::Seat(seat)));
        let mut actions = Vec::new();
        self.rules().actions(&known, &mut actions);
        actions.into_iter().map(|action| self.listed(&view, &known, action)).collect()
    }

    fn orders(&self) -> Vec<Order> {
        match self.deciding() {
            Ok(seat) => self.rules().orders(&self.view(Viewer::Seat(seat))),
            Err(_) => Vec::new(),
        }
    }

    fn hands(&self) -> Vec<Pick> {
        self.deciding_view().map_or_else(Vec::new, |view| self.rules().hands(&view))
    }

    fn handful(&self, source: &str) -> Option<(Handful, Vec<bool>)> {
        let view = self.deciding_view()?;
        let handful = self.rules().handful(&view, source)?;
        let orders = handful.goals.iter().map(|goal| &goal.form.whole);
        let chances = orders.map(|order| self.order_leads_to_chance(&view, order)).collect();
        Some((handful, chances))
    }

    fn meant(&self, source: Option<&str>, part: &str, units: &[(String, u8)]) -> Option<Attempt> {
        let seat = self.deciding().ok()?;
        let view = self.view(Viewer::Seat(seat));
        Some(match self.rules().meant(&view, source, part)? {
            Meant::Nothing(words) => Attempt::Nothing(words),
            Meant::Order(form) => {
                let order = form.given_to(units);
                let judged = self.why(seat, &order).ok()?;
                Attempt::Order(order, judged)
            }
        })
    }

    fn set_up_so_far(&self) -> Option<String> {
        self.rules().set_up_so_far(&self.deciding_view()?)
    }

    fn standing(&self) -> Vec<Standing> {
        self.deciding_view().map_or_else(Vec::new, |view| self.rules().standing(&view))
    }

    fn order_left_undone(&self, order: &str) -> Option<String> {
        let seat = self.deciding().ok()?;
        let actions = self.order(order).ok()?;
        let before = self.judge(seat, &actions).ok()?;
        let view = self.rules().view(&before, Viewer::Seat(seat));
        self.rules().left_undone(&view, *actions.last()?)
    }

    fn routines(&self) -> &'static [Routine] {
        G::ROUTINES
    }

    fn examples(&self) -> &'static [(&'static str, &'static str)] {
        G::EXAMPLES
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        if !matches!(self.game.node(), Node::Chance { .. }) {
            return Vec::new();
        }
        let outcomes = chance::outcomes(self.rules(), self.game.state());
        outcomes.into_iter().map(|(outcome, tickets)| (outcome.to_string(), tickets)).collect()
    }

    fn reads(&self, order: &str) -> bool {
        Proposal::read(order).is_some() || self.order(order).is_ok()
    }

    fn why(&self, seat: Seat, order: &str) -> Result<Result<(), Refusal<Objection>>, Error> {
        let actions = self.order(order)?;
        let Err(refusal) = self.judge(seat, &actions) else { return Ok(Ok(())) };
        // An order may come some of its way before the rules are against it.
        let goes = |steps: &usize| self.judge(seat, &actions[..*steps]).is_ok();
        let done = (1..actions.len()).take_while(goes).count();
        let told = |it: Objection| match done {
            0 => it,
            _ => Objection { why: draw::grammar::after(done, actions.len(), &it.why), ..it },
        };
        Ok(Err(self.in_words(refusal).map(told)))
    }

    fn leads_to_chance(&self, order: &str) -> bool {
        self.deciding_view().is_some_and(|view| self.order_leads_to_chance(&view, order))
    }

    fn brief(&self, order: &str) -> Result<Brief, Error> {
        let Considered { view, forecasts, .. } = self.forecasts(order)?;
        let rules = self.rules();
        Ok(Brief { words: rules.brief(&view, &forecasts), risk: rules.risk(&forecasts) })
    }

    fn odds(&self, order: &str) -> Result<Vec<Odds>, Error> {
        let (rules, Considered { forecasts, .. }) = (self.rules(), self.forecasts(order)?);
        let odds = forecasts.iter().map(|forecast| Odds {
            text: [Ink::Plain, Ink::Colour].map(|ink| odds::forecast(rules, forecast, ink)),
            json: odds::forecast_json(rules, forecast),
        });
        Ok(odds.collect())
    }

    fn odds_html(&self, order: &str) -> Result<String, Error> {
        let (rules, considered) = (self.rules(), self.forecasts(order)?);
        Ok(parts::odds(rules, &considered.explain(rules), &considered.forecasts))
    }

    fn explain(&self, order: &str) -> Result<Vec<String>, Error> {
        Ok(self.forecasts(order)?.explain(self.rules()))
    }

    fn hint(&self, budget: Budget, seed: u64) -> Result<Vec<Hint>, Error> {
        let seat = self.deciding().map_err(|refusal| self.in_words(refusal))?;
        let view = self.view(Viewer::Seat(seat));
        let considered = search::consider(self.rules(), &view, budget, seed);
        let advice: Vec<_> = considered.iter().map(|it| (it.action, it.value)).collect();
        let hint = |(at, it): (usize, search::Considered<G::Action>)| Hint {
            notation: it.action.to_string(),
            words: self.rules().say_action(&view, it.action, self.names()),
            visits: it.visits,
            value: if it.value > 0.0 { it.value } else { 0.0 }, // No share is less than none.
            why: self.rules().say_advice(&view, &advice, at),
        };
        Ok(considered.into_iter().enumerate().map(hint).collect())
    }
}
