// A copy of the events in columns, and the few words in which engines that keep columns differ (decision 0027).

/** What a statement needs beside the SQL that all of them speak. */
export interface Dialect {
  /** The values of a group as one list. */
  list(value: string): string;
  /** The middle of all values of the group's lists, as percentile_cont of PostgreSQL has it. */
  medianOfLists(lists: string): string;
  /** The middle of the values for which the condition holds. */
  median(value: string, condition: string): string;
}

export interface Columns {
  readonly dialect: Dialect;
  /** The rows of a statement. */
  ask<R>(statement: string): Promise<R[]>;
}

export const clickHouse: Dialect = {
  list: (value) => `groupArray(${value})`,
  medianOfLists: (lists) => `quantileExactInclusiveArray(0.5)(${lists})`,
  median: (value, condition) => `quantileExactInclusiveIf(0.5)(${value}, ${condition})`,
};
