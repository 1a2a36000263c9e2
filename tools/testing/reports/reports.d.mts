// Types of reports.mjs for the tests; the file itself runs before anything is installed.
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly faults: readonly string[];
  /** Browser tests that passed only when tried again. */
  readonly unsteady?: readonly string[];
}
export function readVitestReport(file: string, root: string): Report | undefined;
export function readPlaywrightReport(file: string): Report | undefined;
