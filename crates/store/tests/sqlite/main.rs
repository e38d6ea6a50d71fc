//! `SQLite` keeps every promise of a store.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "all of it is a test, also what clippy does not take for one"
)]

mod backup;
mod common;
mod damage;
mod failing;
mod full;
mod kill;
mod opening;
mod suite;

use std::sync::Arc;

use common::Hand;
use store::Sqlite;

async fn open(clock: Arc<Hand>) -> (tempfile::TempDir, Sqlite) {
    let (folder, path) = common::place();
    let store = Sqlite::open_with(&path, clock).await.unwrap();
    (folder, store)
}

suite::promises! { open:
    a_game_is_loaded_as_it_was_created,
    what_cannot_be_read_back_is_not_created,
    steps_are_appended_and_the_version_rises,
    a_change_of_an_old_position_is_refused,
    the_same_change_again_gets_the_first_receipt,
    an_action_id_is_of_one_game,
    an_opening_changes_until_the_first_step,
    undo_raises_the_version_and_play_goes_on,
    a_change_without_effect_is_refused,
    an_unknown_game_is_not_found,
    the_lobby_lists_the_last_changed_first_whatever_the_clock_says,
    the_lobby_is_read_page_by_page,
    a_game_is_renamed,
    a_copy_goes_its_own_way,
    a_deleted_game_waits_in_the_bin,
    the_bin_is_emptied,
    a_change_goes_on_when_nobody_waits,
    of_two_changes_at_once_exactly_one_is_made,
    the_same_change_twice_at_once_is_made_once,
    what_is_said_is_kept_by_circle_and_changes_no_version,
    only_the_last_remarks_are_kept,
    what_is_no_remark_is_not_kept,
    remarks_go_with_their_game,
}
