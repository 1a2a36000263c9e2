// When all relations are derived instead of some.

/** More doctors than this are derived with all the others: one pass over the whole is cheaper. */
export const MOST_NAMED = 300;
