// One row of a sheet as it was read.

export interface SheetRow {
  /** Line as a spreadsheet shows it: the first is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
