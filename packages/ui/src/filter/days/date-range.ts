// A range of days, as filters hold it.

/** Days as YYYY-MM-DD; an open end is null. */
export type DateRange = readonly [from: string | null, to: string | null];
