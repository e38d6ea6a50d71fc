//! Whole games, and what always holds; one program, so that it is linked once.
