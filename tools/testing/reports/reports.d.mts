// Types of reports.mjs for the tests; the file itself runs before anything is installed.
export interface Failure {
  /** The whole name of the test, with the groups it stands in. */
  readonly test: string;
  readonly title: string;
  readonly fault: string;
}
export interface FileReport {
  /** From the root of the project; undefined for what belongs to no file. */
  readonly file: string | undefined;
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** What passed only when tried again, with its first error. */
  readonly unsteady?: readonly Failure[];
}
export function readVitestReport(file: string, root: string): FileReport[] | undefined;
export function readPlaywrightReport(file: string): FileReport[] | undefined;
