//! What must be true of every position.
