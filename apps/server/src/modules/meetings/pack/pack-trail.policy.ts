// The audit trail of a meeting as a sheet: one line a changed field.
import { stringify } from 'csv-stringify/sync';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { neutralText } from '../../../platform/sheets/index.ts';
import type { TrailLine } from './pack.sql.ts';

const heads = {
  zh: ['时间（北京）', '操作人', '操作', '表', '记录', '字段', '之前', '之后', '原因'],
  en: ['Time (Shanghai)', 'User', 'Action', 'Table', 'Record', 'Field', 'Before', 'After', 'Reason'],
} as const;

const shown = (value: unknown): string =>
  value === null || value === undefined ? '' : neutralText(typeof value === 'string' ? value : JSON.stringify(value));

const clockOf = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(11, 19);

/** `last` stands under the rows: whose copy it is. */
export function trailSheet(
  trail: readonly TrailLine[],
  { language, last }: { language: 'zh' | 'en'; last: string },
): Buffer {
  const rows = trail.flatMap(({ at, userName, action, table, rowId, reason, before, after }) => {
    const time = `${dayInShanghai(at)} ${clockOf(at)}`;
    return Object.keys({ ...before, ...after }).map((field) => [
      time,
      userName ?? '',
      action,
      table,
      rowId,
      field,
      shown(before?.[field]),
      shown(after?.[field]),
      shown(reason),
    ]);
  });
  return Buffer.from(stringify([heads[language], ...rows, [], [last]], { bom: true, record_delimiter: 'windows' }));
}
