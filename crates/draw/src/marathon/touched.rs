//! What is meant by touching a part of the table with nothing in hand.
