// Types of reports.mjs for the tests; the file itself runs before anything is installed.
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly faults: readonly string[];
  /** Tests that passed only when tried again. */
  readonly unsteady?: readonly string[];
  /** Files with failed tests; only of unit and API tests. */
  readonly files?: readonly string[];
}
export function readVitestReport(file: string, root: string): Report | undefined;
export function readPlaywrightReport(file: string): Report | undefined;
export function mayBeTriedAgain(result: Report): boolean;
export function withSecondTry(first: Report, second: Report | undefined): Report;
