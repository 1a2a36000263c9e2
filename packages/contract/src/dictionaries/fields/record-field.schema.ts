// What is known of one field of a record, told once: lists, sheets, uploads, forms, field rights and the audit trail read it here.
import type { Bilingual, GovernedFieldName } from '../../core/index.ts';

export interface RecordField extends Bilingual {
  /** What the value is; text unless said. */
  readonly type?: 'NUMBER' | 'DATE' | 'BOOLEAN' | `dictionary:${string}`;
  /** Kind of record whose id or code the column holds. */
  readonly refers?: string;
  /** Column of the record's own table, where one holds the field: its place in the audit trail. */
  readonly column?: string;
  /** Offered as a column of the lists, under the name that the enterprise gives it; `always` cannot be left out. */
  readonly listed?: true | 'always';
  /** Width in characters in the exported sheet; a sheet leaves out what has none. */
  readonly sheetWidth?: number;
  /** The field right that narrows its sight, in lists as in the audit trail. */
  readonly governed?: GovernedFieldName;
}

export type RecordFields = Readonly<Record<string, RecordField>>;

/** Fields of the record that have the property. */
type Having<F extends RecordFields, P extends keyof RecordField> = {
  [K in keyof F]: F[K] extends Required<Pick<RecordField, P>> ? K : never;
}[keyof F] &
  string;
export type Listed<F extends RecordFields> = Having<F, 'listed'>;

/** A column as inputs and rows name it: `hospitalId`. */
export const inCamelCase = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Columns of the exported sheet, in the order of the fields. */
export function sheetColumnsOf<F extends RecordFields>(
  fields: F,
): (Bilingual & { readonly key: Having<F, 'sheetWidth'>; readonly width: number })[] {
  return Object.entries(fields).flatMap(([key, { zh, en, sheetWidth }]) =>
    sheetWidth === undefined ? [] : [{ key: key as Having<F, 'sheetWidth'>, zh, en, width: sheetWidth }],
  );
}

/** Chinese, English and what it refers to, by the column of the record's table. */
export function columnWordsOf(
  fields: RecordFields,
): Record<string, readonly [zh: string, en: string, refers?: string]> {
  const words = ({ zh, en, type, refers }: RecordField): readonly [zh: string, en: string, refers?: string] => {
    const meant = refers ?? (type?.startsWith('dictionary:') ? type : undefined);
    return meant === undefined ? [zh, en] : [zh, en, meant];
  };
  return Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.column === undefined ? [] : [[field.column, words(field)] as const],
    ),
  );
}

/** The field right of each column that has one. */
export function governedColumnsOf(fields: RecordFields): Record<string, GovernedFieldName> {
  const rows = Object.values(fields).flatMap(({ column, governed }) =>
    column === undefined || governed === undefined ? [] : [[column, governed] as const],
  );
  return Object.fromEntries(rows);
}

/** The field right of each field that has one, by the name of the field. */
export function governedNamesOf<F extends RecordFields>(
  fields: F,
): { readonly [K in Having<F, 'governed'>]: GovernedFieldName } {
  const rows = Object.entries(fields).flatMap(([key, { governed }]) =>
    governed === undefined ? [] : [[key, governed]],
  );
  return Object.fromEntries(rows) as { readonly [K in Having<F, 'governed'>]: GovernedFieldName };
}
