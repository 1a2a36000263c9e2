// Types of tries.mjs for the tests; the file itself runs before anything is installed.
import type { Failure, FileReport } from './reports.mjs';

type Report = readonly FileReport[];
export const MOST_TRIES: number;
export const MOST_UNSTEADY: number;
export function failuresOf(report: Report): (Failure & Pick<FileReport, 'file'>)[];
export function unsteadyOf(report: Report): (Failure & Pick<FileReport, 'file'>)[];
export function filesToTryAgain(report: Report): string[];
export function countsOf(report: Report): { passed: number; skipped: number; failed: number };
export function withAnotherTry(report: Report, again: Report): FileReport[];
