//! Every word of the pages, in one place a language.
//!
//! Games bring their own words (`draw`); here is what stands around them. English comes first; a
//! second language is a second module of the same shape, chosen here.

pub(crate) mod en;

pub(crate) use en as here;
