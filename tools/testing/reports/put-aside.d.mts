// Types of put-aside.mjs for the tests; the file itself runs before anything is installed.
import type { Failure, FileReport } from './reports.mjs';

export interface PutAside {
  readonly file: string;
  /** The title of the test, without the groups it stands in. */
  readonly test: string;
  /** YYYY-MM-DD */
  readonly since: string;
  readonly reason: string;
}
export const MOST_PUT_ASIDE: number;
export const putAside: readonly PutAside[];
export function withoutForVitest(list: readonly PutAside[]): string[];
export function withoutForPlaywright(list: readonly PutAside[]): string[];
export function withoutPutAside(
  report: readonly FileReport[],
  list: readonly PutAside[],
): { report: FileReport[]; failed: (Failure & Pick<FileReport, 'file'>)[] };
