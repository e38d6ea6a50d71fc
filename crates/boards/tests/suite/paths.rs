//! Cheapest paths against a search that knows nothing clever.

use boards::hexes::Hex;
use boards::squares::Square;
use boards::{Indexed, Paths, Set, Space, words_for};
use testkit::{SplitMix, allocation};

type Place = Square<6, 7>;

/// What a step onto a square costs, for each of its eight neighbours; none where it is barred.
struct Ground(Vec<Vec<(Place, u32)>>);

impl Ground {
    fn random(random: &mut SplitMix) -> Self {
        let steps = |from: Place, random: &mut SplitMix| {
            let open: Vec<Place> = from.neighbours().filter(|_| random.pick(4) > 0).collect();
            open.into_iter().map(|to| (to, random.pick(6) as u32)).collect()
        };
        Self(Place::all().map(|from| steps(from, random)).collect())
    }

    fn steps(&self, from: Place) -> impl DoubleEndedIterator<Item = (Place, u32)> {
        self.0[from.index()].iter().copied()
    }

    /// The cheapest costs, found by trying every step until nothing gets cheaper.
    fn costs_by_trying(&self, starts: &[Place], most: u32) -> Vec<Option<u32>> {
        let mut costs = vec![None; Place::COUNT];
        for start in starts {
            costs[start.index()] = Some(0);
        }
        for _ in 0..Place::COUNT {
            for from in Place::all() {
                let Some(spent) = costs[from.index()] else { continue };
                for (to, price) in self.steps(from) {
                    let cost = spent + price;
                    let known = costs[to.index()];
                    if cost <= most && known.is_none_or(|known| cost < known) {
                        costs[to.index()] = Some(cost);
                    }
                }
            }
        }
        costs
    }
}

#[test]
fn costs_are_those_of_trying_every_step() {
    let mut random = SplitMix::new(1);
    let mut paths = Paths::new();
    for _ in 0..300 {
        let ground = Ground::random(&mut random);
        let starts: Vec<Place> =
            (0..=random.pick(3)).map(|_| Place::at(random.pick(42)).unwrap()).collect();
        let most = random.pick(30) as u32;
        paths.search(starts.iter().copied(), most, |from, _| ground.steps(from));
        let costs = ground.costs_by_trying(&starts, most);
        let found: Vec<_> = Place::all().map(|place| paths.cost(place)).collect();
        assert_eq!(found, costs);
        let reached: Set<Place, 1> = paths.reach();
        assert!(Place::all().all(|place| reached.has(place) == costs[place.index()].is_some()));
        for place in reached {
            assert_eq!(paths.left(place), costs[place.index()].map(|cost| most - cost));
        }
    }
}

#[test]
fn the_way_back_leads_to_a_start_and_costs_what_is_told() {
    let mut random = SplitMix::new(2);
    let mut paths = Paths::new();
    for _ in 0..200 {
        let ground = Ground::random(&mut random);
        let start = Place::at(random.pick(42)).unwrap();
        paths.search([start], 40, |from, _| ground.steps(from));
        for place in Place::all() {
            let mut way: Vec<Place> = paths.back(place).collect();
            way.reverse();
            assert_eq!(way.is_empty(), paths.cost(place).is_none());
            let Some(first) = way.first() else { continue };
            assert_eq!((*first, way.last()), (start, Some(&place)));
            let price = |step: &[Place]| {
                ground.steps(step[0]).filter(|(to, _)| *to == step[1]).map(|(_, cost)| cost).min()
            };
            let cost: Option<u32> = way.windows(2).map(price).sum();
            assert_eq!(cost, paths.cost(place));
        }
    }
}

#[test]
fn the_order_in_which_neighbours_are_listed_changes_nothing() {
    let mut random = SplitMix::new(3);
    let (mut paths, mut backwards) = (Paths::new(), Paths::new());
    for _ in 0..200 {
        let ground = Ground::random(&mut random);
        let start = Place::at(random.pick(42)).unwrap();
        paths.search([start], 12, |from, _| ground.steps(from));
        backwards.search([start], 12, |from, _| ground.steps(from).rev());
        assert_eq!(paths.reached(), backwards.reached());
        let ways = |paths: &Paths<Place>| -> Vec<Vec<Place>> {
            Place::all().map(|place| paths.back(place).collect()).collect()
        };
        assert_eq!(ways(&paths), ways(&backwards));
    }
}

#[test]
fn places_are_settled_in_the_order_of_cost_and_then_of_index() {
    let mut paths: Paths<Place> = Paths::new();
    paths.search([Square::new(2, 3).unwrap()], 2, |from, _| from.beside().map(|to| (to, 1)));
    let order: Vec<_> = paths.reached().iter().map(|it| (paths.cost(*it), it.index())).collect();
    assert!(order.is_sorted());
    assert_eq!(order.len(), 13);
}

#[test]
fn a_search_knows_nothing_of_the_one_before() {
    let mut random = SplitMix::new(4);
    let (ground, other) = (Ground::random(&mut random), Ground::random(&mut random));
    let [one, two] = [0, 41].map(|index| Place::at(index).unwrap());
    let mut used = Paths::new();
    used.search([one], 30, |from, _| ground.steps(from));
    used.search([two], 9, |from, _| other.steps(from));
    let mut fresh = Paths::new();
    fresh.search([two], 9, |from, _| other.steps(from));
    assert_eq!(used.reached(), fresh.reached());
}

#[test]
fn a_step_is_told_what_was_spent_and_can_take_all_that_is_left() {
    // [8.1.4] of Go Tell the Spartans: an enemy area costs all remaining points, one at least.
    let enemy = Space::<9>::new(3).unwrap();
    let mut paths = Paths::new();
    paths.search([Space::FIRST], 4, |at: Space<9>, spent| {
        let price = |to: Space<9>| if to == enemy { (4 - spent).max(1) } else { 1 };
        at.onward().map(|to| (to, price(to)))
    });
    assert_eq!(paths.left(enemy), Some(0));
    assert_eq!(paths.cost(Space::new(4).unwrap()), None);
}

#[test]
fn a_cost_beyond_counting_is_not_paid() {
    let mut paths = Paths::new();
    paths.search([Space::<3>::FIRST], u32::MAX, |at, _| at.onward().map(|to| (to, u32::MAX - 1)));
    assert_eq!(paths.cost(Space::new(2).unwrap()), Some(u32::MAX - 1));
    assert_eq!(paths.cost(Space::END), None);
}

#[test]
fn movement_on_hexes_pays_for_climbing_and_marsh() {
    // Marathon, chart 4.3: one point a hex, one more for each level climbed, two for marsh.
    // Column 20 rises from row 4 (level 1) to row 3 (1), 2 (2), 1 (2); the rest is closed here.
    type Map = Hex<39, 20, true>;
    let hex = |number: u16| Map::numbered(number).unwrap();
    let level = |it: Map| if it.row() <= 2 { 2 } else { 1u32 };
    let mut paths = Paths::new();
    paths.search([hex(2004)], 4, |from, _| {
        let column = from.neighbours().filter(|to| to.column() == 20);
        column.map(move |to| (to, 1 + level(to).saturating_sub(level(from))))
    });
    assert_eq!([2003, 2002, 2001].map(|it| paths.cost(hex(it))), [Some(1), Some(3), Some(4)]);
    assert_eq!(paths.left(hex(2007)), Some(1));
    let reach: Set<Map, { words_for(780) }> = paths.reach();
    assert_eq!(
        reach.iter().map(Map::number).collect::<Vec<_>>(),
        (2001..=2008).collect::<Vec<_>>()
    );
}

#[test]
fn a_search_allocates_nothing_once_there_is_room() {
    type Map = Hex<39, 20, true>;
    let mut paths: Paths<Map> = Paths::new();
    let mut search = |number: u16| {
        let start = Map::numbered(number).unwrap();
        paths.search([start], 9, |from, _| {
            from.neighbours().map(|to| (to, 1 + to.index() as u32 % 3))
        });
        paths.reached().len()
    };
    search(2010);
    let mut reached = 0;
    assert_eq!(allocation::count(|| reached = search(1910) + search(2011)), 0);
    assert!(reached > 100);
}
