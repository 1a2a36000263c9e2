// A text format while it is written.
import type {
  BankTextFormat,
  BankTextFormatDraft,
  ReturnedColumn,
  SentColumn,
} from '@yijian/contract/meeting-payments';

/** Lines that move and go keep their inputs by a key of their own. */
export type SentWork = SentColumn & { readonly key: string };
export type ReturnedWork = ReturnedColumn & { readonly key: string };
export type FormatWork = Omit<BankTextFormatDraft, 'columns' | 'returned'> & {
  readonly columns: readonly SentWork[];
  readonly returned: readonly ReturnedWork[];
};

let made = 0;
const keyed = <Line extends object>(line: Line): Line & { key: string } => ({ ...line, key: `column-${(made += 1)}` });
export const newSent = (): SentWork => keyed({ field: 'text', title: '', width: 1, isCents: false, value: '' });
export const newReturned = (): ReturnedWork => keyed({ field: 'skipped', title: '', width: 1 });

type TitleOf = (field: SentColumn['field'] | ReturnedColumn['field']) => string;

/** A new one begins as a sheet that works. */
export function workOf(format: BankTextFormat | undefined, titleOf: TitleOf): FormatWork {
  const sent = (field: SentColumn['field'], width: number): SentWork =>
    keyed({ field, title: titleOf(field), width, isCents: false, value: '' });
  const returned = (field: ReturnedColumn['field'], width: number): ReturnedWork =>
    keyed({ field, title: titleOf(field), width });
  if (format === undefined)
    return {
      name: '',
      kind: 'CSV',
      encoding: 'UTF-8-BOM',
      separator: ',',
      hasTitles: true,
      header: '',
      footer: '',
      columns: [sent('number', 20), sent('payee', 60), sent('account', 32), sent('net', 15)],
      returned: [returned('number', 20), returned('status', 4), returned('reference', 32), returned('reason', 80)],
      returnSkip: 0,
      paidCodes: ['00'],
      failedCodes: ['99'],
      openCodes: [],
    };
  const { id: _id, version: _version, accounts: _accounts, updatedAt: _at, isEnabled: _on, ...layout } = format;
  return { ...layout, columns: format.columns.map(keyed), returned: format.returned.map(keyed) };
}

function unkeyed<Line extends { readonly key: string }>(line: Line): Omit<Line, 'key'> {
  const { key: _, ...rest } = line;
  return rest;
}

export const draftOf = ({ columns, returned: back, ...work }: FormatWork): BankTextFormatDraft => ({
  ...work,
  name: work.name.trim(),
  columns: columns.map(unkeyed),
  returned: back.map(unkeyed),
});
