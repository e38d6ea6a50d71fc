//! Places, paths and the exact plane; one program, so that it is linked once.

mod drawn;

mod areas;
mod hex_lines;
mod hexes;
mod paths;
mod plane_bodies;
mod plane_directions;
mod plane_footprints;
mod set;
mod squares;
