// The file of the rows that did not pass: under the heads of what was uploaded, with a column that says why (specification 7.5, uploads).
import type { FileReply } from '../http/index.ts';
import { sheetReply, type Sheet } from './sheet-reply.ts';

/** Head of the column that says what is wrong; an upload passes over it, so that the file can be corrected and uploaded again. */
export const faultHeads = { zh: '错误说明', en: 'What is wrong' } as const;

/** Cells by the key of their column, and what is wrong under `faults`. */
export type FailedRow = Readonly<Record<string, string>>;

export function failedSheet(sheet: Sheet<FailedRow>): FileReply {
  return sheetReply({ ...sheet, columns: [...sheet.columns, { key: 'faults', ...faultHeads, width: 50 }] });
}
