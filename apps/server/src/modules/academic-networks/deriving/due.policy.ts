// When all relations are derived instead of some.

/** More doctors than this are derived with all the others: one pass over the whole is cheaper. */
export const MOST_NAMED = 300;

/** The same for persons of science, doctors or not, as an import names them. */
export const MOST_PERSONS = 20_000;
