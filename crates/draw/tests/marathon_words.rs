//! What players of Marathon read: sentences with their Cases, numbers and verbs in order, a board that
//! fits, cards for every part, lessons whose trials are legal.

#[path = "grammar/agreement.rs"]
mod agreement;
#[path = "shown/marathon_chances.rs"]
mod marathon_chances;

use std::collections::BTreeSet;

use agreement::slips;
use draw::text::width;
use draw::{Depict, Ink, SeatNames};
use engine::door;
use engine::{Game, Node, Quiet, Seat, Terms, Viewer};
use game_marathon::state::Awaits;
use game_marathon::{Action, Event, Marathon, State};

fn with_names<T>(told: impl FnOnce(SeatNames<'_>) -> T) -> T {
    let names = ["You", "Anna"].map(str::to_owned);
    told(SeatNames::new(&names))
}

fn agreed(options: &[(&str, &str)]) -> Marathon {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let terms = Terms { options: options.collect(), ..Terms::default() };
    Marathon::agree(&terms).expect("terms that can be agreed on")
}

fn at(game: &Marathon, setup: &str) -> State {
    game.read_position(setup).unwrap_or_else(|faults| panic!("{faults:?}\n{setup}"))
}

/// The next number of a plain generator: tests draw from it, and no rule does.
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

/// One step at random; what is set up stays there, and who can come to blows does.
fn step(game: &Marathon, state: &mut State, seed: &mut u64) -> Option<Vec<Event>> {
    let mut events = Vec::new();
    match game.node(state) {
        Node::Over(_) => return None,
        Node::Chance { tickets, .. } => {
            let outcome = game.outcome(state, (next(seed) % u64::from(tickets.get())) as u32);
            game.settle(state, outcome, &mut events);
        }
        Node::Forced { .. } => game.carry_on(state, &mut events),
        Node::Decision { .. } => {
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            actions.retain(|it| !matches!(it, Action::Lift(_)));
            let fights: Vec<Action> = actions.iter().copied().filter(|it| fierce(*it)).collect();
            let from =
                if fights.is_empty() || next(seed).is_multiple_of(4) { &actions } else { &fights };
            let action = from[(next(seed) % from.len() as u64) as usize];
            game.apply(state, action, &mut events);
        }
    }
    Some(events)
}

fn fierce(action: Action) -> bool {
    matches!(
        action,
        Action::Fire { .. } | Action::Attack { .. } | Action::Charge { .. } | Action::Clear { .. }
    )
}

/// Every so many positions of a random game, and all that made events.
fn positions(game: &Marathon, seed: u64, every: usize, mut look: impl FnMut(&State, &[Event])) {
    let mut seed = seed;
    for begin in BEGINNINGS {
        let mut state = if begin.is_empty() { game.start() } else { at(game, begin) };
        for number in 0_usize..1500 {
            let Some(events) = step(game, &mut state, &mut seed) else { break };
            if !events.is_empty() || number.is_multiple_of(every) {
                look(&state, &events);
            }
        }
    }
}

/// A melee at close quarters, with everybody who can do something about it, and a whole game.
const BEGINNINGS: [&str; 2] = [
    "",
    "turn 5\nimpulse draw\ninitiative greek\nmorale greek 6\nmorale persian 5\n\
     markers greek-left greek-center greek-right greek-reserve persian-left persian-center \
     persian-right\nabatis 2008\n\
     at 2006 down-right GC1 GC2 Callimachus\nat 1906 down-right GC3/disrupted\n\
     at 2106 down-right GL1 GL2\nat 2206 down-right GA1 GA2 Leontis\nat 1806 right GCv1 GCv2\n\
     at 1905 down-right GR1/routed/reduced\nat 2005 down-right GLI1 GLI2\n\
     at 2007 up-left PC1 PC2 Datis\nat 1907 up-left PL1/disrupted\nat 2107 up-left PR1 PR2\n\
     at 2207 up-left PLI1 PLI2\nat 2108 up-left PA1 PA2 Ataphernes\nat 1908 up-left PCv1 PCv2\n\
     at 2009 up-left PL2 PL3\nat 2010 up-left PR3/routed/reduced\n\
     pool PC3 PC4 PLI3 Sakai\nstep draw",
];

/// The tables that tests look at.
fn tables() -> Vec<Marathon> {
    vec![
        agreed(&[]),
        agreed(&[("scenario", "variant"), ("leader-checks", "mild"), ("abatis-workers", "help")]),
        agreed(&[("rally", "die"), ("leader-help", "each-stack"), ("leader-in-melee", "rating")]),
    ]
}

/// Cases and rulings that a text cites exist.
fn cites_what_exists(said: &str) {
    let rulings = include_str!("../../game-marathon/RULINGS.md");
    for cited in said.split('[').skip(1).filter_map(|it| it.split_once(']')).map(|(id, _)| id) {
        let case = game_marathon::cases::CASES.iter().any(|it| it.id == cited);
        let ruling = rulings.contains(&format!("## [{cited}]"));
        assert!(case || ruling, "[{cited}] is no clause: {said}");
    }
}

/// A sentence is one: no word of the program in it, no gap, verbs that agree.
fn reads_well(said: &str) {
    assert!(!said.contains(['{', '}', '_']), "{said}");
    assert!(!said.contains("  ") && !said.contains(" ,") && !said.contains(" ."), "{said}");
    assert!(!said.contains("Some(") && !said.contains("None"), "{said}");
    cites_what_exists(said);
    // `Turn 1` and `die 1` are names of one, and no number of things.
    let named = ["Turn 1", "turn 1", "die 1", "level 1", "Level 1"];
    let plain = named.iter().fold(said.to_owned(), |said, it| said.replace(it, "this one"));
    // So is the number of a hex.
    let is_hex = |it: &&str| it.len() == 4 && it.chars().all(|it| it.is_ascii_digit());
    let words = plain.split(' ').map(|it| if is_hex(&it) { "here" } else { it });
    let wrong = slips(&words.collect::<Vec<_>>().join(" "));
    assert!(wrong.is_empty(), "{wrong:?}: {said}");
}

/// What people wrote whole: it cites what exists.
fn is_prose(said: &str) {
    assert!(!said.contains(['{', '}', '_']) && !said.contains("  "), "{said}");
    assert!(said.ends_with('.') || said.ends_with('?'), "{said}");
    cites_what_exists(said);
}

#[test]
fn every_event_is_told_in_a_sentence_with_its_case() {
    let mut kinds = BTreeSet::new();
    for game in tables() {
        positions(&game, 7, 40, |_, events| {
            for event in events {
                let said = with_names(|names| game.say_event(event, None, names));
                let kind = format!("{event:?}");
                let fresh =
                    kinds.insert(kind.split([' ', '{', '(']).next().unwrap_or("").to_owned());
                if fresh && std::env::var_os("PRINT").is_some() {
                    println!("{said}");
                }
                assert!(said.contains('[') && said.contains(']'), "{event:?}: {said:?}");
                assert!(said.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{said}");
                let ends = said.ends_with(']') || said.ends_with('.');
                assert!(ends, "{said}");
                reads_well(&said);
            }
        });
    }
    assert!(kinds.len() > 30, "{kinds:?}");
}

#[test]
fn every_prompt_and_every_action_cites_and_reads_well() {
    let mut kinds = BTreeSet::new();
    for game in tables() {
        positions(&game, 5, 12, |state, _| {
            let view = game.view(state, Viewer::Spectator);
            let prompt = with_names(|names| game.prompt(&view, names));
            let awaits = format!("{:?}", state.awaits);
            let fresh = kinds.insert(awaits.split([' ', '{', '(']).next().unwrap_or("").to_owned());
            let print = fresh && std::env::var_os("PRINT").is_some();
            if print {
                println!("{prompt}");
            }
            assert!(prompt.contains('['), "{:?}: {prompt:?}", state.awaits);
            reads_well(&prompt);
            let Node::Decision { seat } = game.node(state) else { return };
            let view = game.view(state, Viewer::Seat(seat));
            let mut actions = Vec::new();
            game.actions(state, &mut actions);
            let every = actions.len() / 6 + 1;
            for action in actions.into_iter().rev().step_by(every) {
                let said = with_names(|names| game.say_action(&view, action, names));
                if print {
                    println!("    {action}: {said}");
                }
                assert!(said.ends_with(']'), "{action}: {said}");
                reads_well(&said);
                let forecasts = game.odds(state, action);
                for told in game.explain(&view, &[action], &forecasts) {
                    if print {
                        println!("        {told}");
                    }
                    assert!(told.starts_with(|c: char| c.is_uppercase()), "{told}");
                    reads_well(&told);
                }
                let brief = game.brief(&view, &forecasts);
                assert_eq!(brief.is_some(), !forecasts.is_empty(), "{action}");
                if let Some(brief) = brief {
                    if print {
                        println!("        ({brief})");
                    }
                    reads_well(&brief);
                }
                for forecast in &forecasts {
                    for asked in &forecast.questions {
                        assert!(!game.say_question(&asked.about).is_empty());
                        asked.answers.iter().for_each(|it| {
                            reads_well(&game.say_answer(&it.what));
                        });
                    }
                }
                let left = game.left_undone(&view, action);
                if let Some(left) = left {
                    if print {
                        println!("        !{left}");
                    }
                    reads_well(&left);
                }
            }
        });
    }
    assert!(kinds.len() > 22, "{kinds:?}");
}

/// Every kind of action, sensible or not, from parts that lie about.
fn made_up(state: &State, seed: &mut u64) -> Action {
    use boards::Indexed as _;
    use boards::hexes::Vertex;
    use game_marathon::map::Hex;
    use game_marathon::markers::Marker;
    use game_marathon::units::{Kind, Piece};
    let held: Vec<Hex> = state.units.on_map().iter().filter_map(|it| state.units.hex(it)).collect();
    let hex = |seed: &mut u64| match held.len() {
        0 => Hex::at((next(seed) % 780) as usize).expect("a hex"),
        count if next(seed).is_multiple_of(2) => {
            let near = held[(next(seed) % count as u64) as usize];
            near.neighbours().nth((next(seed) % 6) as usize).unwrap_or(near)
        }
        count => held[(next(seed) % count as u64) as usize],
    };
    let there: Vec<Piece> = state.units.on_map().iter().collect();
    let piece = |seed: &mut u64| {
        if there.is_empty() || next(seed).is_multiple_of(5) {
            Piece::at((next(seed) % 122) as usize).expect("a piece")
        } else {
            there[(next(seed) % there.len() as u64) as usize]
        }
    };
    let (one, at) = (piece(seed), hex(seed));
    match next(seed) % 19 {
        0 => {
            Action::Place { kind: Kind::all().nth((next(seed) % 23) as usize).expect("a kind"), at }
        }
        1 => Action::Lift(one),
        2 => Action::Abatis(at),
        3 => Action::Remove(one),
        4 => Action::Begin(Marker::at((next(seed) % 8) as usize).expect("a marker")),
        5 => Action::Attach(one),
        6 => Action::Move { piece: one, to: at },
        7 => Action::Charge { piece: one, to: at },
        8 => Action::Turn(at),
        9 => Action::Face(Vertex::ALL[(next(seed) % 6) as usize]),
        10 => Action::Clear { piece: one, at },
        11 => Action::React(one),
        12 => Action::Follow(one),
        13 => Action::Fire { piece: one, at },
        14 => Action::Attack { piece: one, at },
        15 => Action::Fight(at),
        16 => Action::Rout(one),
        17 => Action::Disrupt(one),
        _ => Action::Done,
    }
}

/// Objections about this very position's business, not about its moment, have their words too.
#[test]
fn every_objection_has_words_with_its_numbers() {
    let (mut kinds, mut seed) = (BTreeSet::new(), 99);
    for game in tables() {
        positions(&game, 31, 6, |state, _| {
            for _ in 0..40 {
                let action = made_up(state, &mut seed);
                if game.allows(state, action) {
                    continue;
                }
                for objection in game.objections(state, action) {
                    let said = game.say_objection(&objection);
                    let kind = format!("{objection:?}");
                    let why = kind
                        .split("why: ")
                        .nth(1)
                        .unwrap_or("")
                        .split(['(', ' '])
                        .next()
                        .unwrap_or("")
                        .to_owned();
                    let kind =
                        kind.split([' ', '{', '(']).next().unwrap_or("").to_owned() + " " + &why;
                    if kinds.insert(kind.clone()) && std::env::var_os("PRINT").is_some() {
                        println!("{kind}: {said}");
                    }
                    assert!(!said.is_empty(), "{objection:?}");
                    assert!(!said.contains('['), "the clause stands beside it: {said}");
                    reads_well(&said);
                }
            }
        });
    }
    assert!(kinds.len() > 50, "{} {kinds:?}", kinds.len());
}

#[test]
fn the_board_fits_eighty_columns_and_has_twenty_rows() {
    for (number, game) in tables().into_iter().enumerate() {
        positions(&game, 3 + number as u64, 60, |state, _| {
            let view = game.view(state, Viewer::Spectator);
            let board = with_names(|names| game.board(&view, names, Ink::Plain));
            let widest = board.lines().map(width).max().unwrap_or(0);
            assert!(widest <= 80, "{widest}:\n{board}");
            let left = game.remaining(&view, Ink::Plain);
            assert!(left.lines().all(|line| width(line) <= 80), "{left}");
            assert!(game.remaining_html(&view).contains("<caption>"));
        });
    }
    let game = agreed(&[]);
    let view = game.view(&at(&game, BEGINNINGS[1]), Viewer::Seat(Seat::FIRST));
    let board = with_names(|names| game.board(&view, names, Ink::Plain));
    if std::env::var_os("PRINT").is_some() {
        println!("{board}\n{}", game.remaining(&view, Ink::Plain));
    }
    let rows = board
        .lines()
        .filter(|line| line.len() > 70 && line.starts_with(|it: char| it.is_numeric()));
    assert!(rows.count() == 20, "{board}");
}

#[test]
fn every_part_has_a_card_that_cites_what_exists() {
    use boards::Indexed as _;
    let game = agreed(&[]);
    let mut shown = 0;
    positions(&game, 19, 200, |state, _| {
        shown += 1;
        if shown % 40 != 0 {
            return;
        }
        let view = game.view(state, Viewer::Seat(Seat::FIRST));
        let parts = [
            "morale-greek",
            "morale-persian",
            "turn",
            "markers",
            "pool",
            "points",
            "fight-panel",
            "dead",
            "done",
            "deployments",
            "everybody",
            "closed",
            "face-up-left",
            "hex-2001",
            "hex-2116",
            "hex-3920",
            "hex-0101",
            "hex-3411",
            "kind-hoplite-left",
            "kind-datis",
            "marker-greek-reserve",
            "marker-persian-left",
        ];
        let units = game_marathon::units::Piece::all().map(|it| format!("unit-{it}"));
        let held = state.units.on_map().iter().filter_map(|it| state.units.hex(it));
        let hexes: Vec<String> = held.map(|it| format!("hex-{:04}", it.number())).collect();
        for part in parts.map(str::to_owned).into_iter().chain(units).chain(hexes) {
            let card = with_names(|names| game.card(&view, &part, names));
            let card = card.unwrap_or_else(|| panic!("{part} has no card"));
            assert!(!card.title.is_empty(), "{part}");
            assert!(!card.rows.is_empty() || !card.notes.is_empty(), "{part}");
            for (label, value) in &card.rows {
                assert!(!label.is_empty() && !value.is_empty(), "{part}: {label}");
                reads_well(value);
            }
            card.notes.iter().for_each(|note| reads_well(note));
        }
    });
    assert!(shown > 40);
}

/// Every trial of every lesson, on the lesson's own dice, ends where somebody decides.
#[test]
fn every_lesson_is_a_sound_position_and_every_trial_of_it_is_legal() {
    assert!(Marathon::LESSONS.len() >= 10);
    for lesson in Marathon::LESSONS {
        let game = agreed(lesson.options);
        lesson.text.iter().for_each(|text| is_prose(text));
        for trial in lesson.trials {
            is_prose(trial.why);
            let begun = game.read_position(lesson.setup);
            let mut state = begun.unwrap_or_else(|faults| panic!("{}: {faults:?}", lesson.title));
            let node = game.node(&state);
            assert!(
                matches!(node, Node::Decision { seat } if seat == Seat::FIRST),
                "{}: {:?}",
                lesson.title,
                state.awaits
            );
            let action = game.read_action(trial.action).expect("an action");
            let done = door::play(&game, &mut state, Seat::FIRST, action, &mut Quiet);
            assert!(done.is_ok(), "{}, {}: {done:?}", lesson.title, trial.action);
            let mut outcomes = trial.outcomes.iter();
            let mut log = Vec::new();
            while let Node::Chance { .. } = game.node(&state) {
                let next = outcomes.next();
                let next = next.unwrap_or_else(|| {
                    panic!("{}, {}: a die for {:?}", lesson.title, trial.action, state.awaits)
                });
                let outcome = game.read_outcome(next).expect("an outcome");
                let fell = door::settle(&game, &mut state, outcome, &mut log);
                assert!(fell.is_ok(), "{}: {next}: {fell:?}", lesson.title);
            }
            if std::env::var_os("PRINT").is_some() {
                println!("{} / {}", lesson.title, trial.action);
                for event in &log {
                    println!("    {}", with_names(|names| game.say_event(event, None, names)));
                }
                println!("  now {:?}", state.awaits);
            }
            assert_eq!(outcomes.next(), None, "{}, {}", lesson.title, trial.action);
            assert!(matches!(game.node(&state), Node::Decision { .. }), "{}", lesson.title);
        }
    }
    let first = &Marathon::FIRST_GAME;
    is_prose(first.about);
    let game = agreed(first.options);
    let state = at(&game, first.setup.expect("a position of its own"));
    assert!(matches!(game.node(&state), Node::Decision { seat } if seat == Seat::FIRST));
}

/// [11.0b] It is the last turn: even at random it ends soon, and both sides win at times.
#[test]
fn the_first_game_is_short_and_either_side_may_win() {
    let first = &Marathon::FIRST_GAME;
    let game = agreed(first.options);
    let mut won = [0; 2];
    for number in 0..40 {
        let mut state = at(&game, first.setup.expect("a position of its own"));
        let mut seed = number;
        let mut decisions = 0;
        loop {
            match game.node(&state) {
                Node::Over(ending) => {
                    if std::env::var_os("PRINT").is_some() {
                        let [greek, persian] =
                            game_marathon::units::Side::BOTH.map(|side| game.points(&state, side));
                        println!("{greek:?} {persian:?} after {decisions}");
                    }
                    let greek = ending.verdict(Seat::FIRST) == engine::Verdict::Won;
                    won[usize::from(!greek)] += 1;
                    break;
                }
                Node::Decision { .. } => decisions += 1,
                _ => {}
            }
            assert!(decisions < 600, "{:?}", state.awaits);
            step(&game, &mut state, &mut seed);
        }
    }
    assert!(won.iter().all(|it| *it > 3), "{won:?}");
}

/// [8.1a] [11.0b] A goal says how far it is; no track passes its end.
#[test]
fn goals_and_tracks_never_pass_their_ends() {
    for game in tables() {
        positions(&game, 23, 60, |state, _| {
            for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
                let view = game.view(state, viewer);
                for goal in game.goals(&view) {
                    assert!(goal.of.is_none_or(|of| goal.now <= of), "{}", goal.sentence());
                    reads_well(&goal.sentence());
                }
            }
            let view = game.view(state, Viewer::Spectator);
            for track in game.tracks(&view) {
                assert!(track.of.is_none_or(|of| track.now <= of), "{track:?}");
            }
            assert!(game.stage(&view).is_none_or(|at| at < Marathon::STAGES.len()));
        });
    }
}

/// [7.3a] 8 to 3 on a 7, one more for a Leader: the row of the 8 in the column 2:1 reads `-/L`.
#[test]
fn the_tables_are_those_that_play_reads() {
    let tables = Marathon::tables();
    assert!(tables.len() >= 12);
    let results = &tables[0].1;
    let row = results.lines().find(|line| line.starts_with("8 ")).expect("the row of the 8");
    let cells: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(cells[5], "-/L", "{results}");
    assert_eq!(tables.len(), Marathon::tables_html().len());
    assert!(tables.iter().any(|(_, text)| text.contains("reconstructed")));
    if std::env::var_os("PRINT").is_some() {
        for (case, text) in &tables {
            println!("{case} {text}");
        }
    }
}

/// [7.2c] Two Archers alone in the zone of Hoplites: they defend and never attack, so that nobody could
/// attack those Hoplites, and the warning says so before movement ends.
/// Everything that can be waited for.
fn every_wait(game: &Marathon) -> Vec<Awaits> {
    use game_marathon::map::Hex;
    use game_marathon::units::{Kind, Piece, Side};
    use game_marathon::victory::Finish;
    let piece = |name| Piece::named(name).expect("a piece");
    let hex = |number| Hex::numbered(number).expect("a hex");
    let (one, at) = (piece("GC1"), hex(2006));
    assert!(game.map().is_land(at));
    vec![
        Awaits::Muster(Kind::PERSIAN_CAVALRY),
        Awaits::SetUp(Side::Greek),
        Awaits::SetUp(Side::Persian),
        Awaits::AbatisDie,
        Awaits::Abatis(3),
        Awaits::SpartanDie,
        Awaits::Spartans,
        Awaits::GreekInitiative,
        Awaits::PersianInitiative(-1),
        Awaits::FirstMarker(Side::Persian),
        Awaits::Draw,
        Awaits::ReinforcementDie,
        Awaits::Reinforcement(2),
        Awaits::Landing,
        Awaits::LeaderDie(piece("Sakai")),
        Awaits::ReserveDie,
        Awaits::Bonus(1),
        Awaits::Attach,
        Awaits::Movement,
        Awaits::Passing { piece: one, to: at },
        Awaits::Clearing(at),
        Awaits::Reaction,
        Awaits::ReactionDie(one),
        Awaits::ReactionMove(one),
        Awaits::Along { piece: one, from: at },
        Awaits::Face(at),
        Awaits::Fire,
        Awaits::Shot { piece: piece("GA1"), at: hex(2007) },
        Awaits::Declaration,
        Awaits::Melee,
        Awaits::Strike(hex(2007)),
        Awaits::Allot(Side::Greek),
        Awaits::Check(one),
        Awaits::Retreat { piece: one, owed: 2 },
        Awaits::Rally(one),
        Awaits::Flight(one),
        Awaits::Over(Finish::MoraleGone(Side::Greek)),
        Awaits::Over(Finish::Won(Side::Persian)),
    ]
}

#[test]
fn whatever_is_waited_for_has_a_prompt_and_a_step_for_programs() {
    let game = agreed(&[]);
    let begun = at(&game, BEGINNINGS[1]);
    let mut steps = BTreeSet::new();
    let waits = every_wait(&game);
    for awaits in &waits {
        let state = State { awaits: *awaits, ..begun.clone() };
        let view = game.view(&state, Viewer::Seat(Seat::FIRST));
        let prompt = with_names(|names| game.prompt(&view, names));
        assert!(prompt.contains('[') && prompt.ends_with(']'), "{awaits:?}: {prompt:?}");
        reads_well(&prompt);
        let json = game.json(&view);
        steps.insert(json["step"]["name"].as_str().expect("a name").to_owned());
        assert_eq!(json["hexes"].as_array().map(Vec::len), Some(668));
        assert_eq!(json["units"][0]["unit"], "GL1");
    }
    // Two set-ups and two ends are one step each.
    assert_eq!(steps.len(), waits.len() - 2);
}
