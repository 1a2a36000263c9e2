// Which cells of an upload are personal, and what may stand of them in the rows (docs/security.md, personal data).
import type { ModelId } from '@yijian/contract/data-models';
import { hideNumbers } from '../../../platform/secrets/index.ts';
import { models } from '../models/models.policy.ts';
import type { CheckedRow } from './rows.sql.ts';

/** Cells of columns that are no field stand under this mark and the place of the column. */
export const UNUSED = '~';

/** The field of a model whose cells are sealed; a model has one at most. */
export function phoneField(model: ModelId): string | undefined {
  return models[model].fields.find((field) => field.type === 'PHONE')?.key;
}

/** The row without its number: 138****1111 in its cell, no number in any column that is not read. */
export function bareRow(row: CheckedRow, field: string | undefined): CheckedRow {
  const cells = Object.entries(row.cells).map(([key, text]) => [
    key,
    key === field ? maskedText(text) : key.startsWith(UNUSED) ? hideNumbers(text) : text,
  ]);
  return { ...row, cells: Object.fromEntries(cells) as Record<string, string> };
}

const ONE_NUMBER = 14;

/** However the number is written: of the digits the fifth to the eighth from the end are hidden, of several numbers nearly all. */
export function maskedText(phone: string): string {
  let left = phone.match(/\d/g)?.length ?? 0;
  const hidden = left > ONE_NUMBER ? left : 8;
  return phone.replaceAll(/\d/g, (digit) => {
    left -= 1;
    return left >= 4 && left < hidden ? '*' : digit;
  });
}
