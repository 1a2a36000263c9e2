// Which column of a file is which field: by key, by word in either language, by alias, or as the user said before.
import type { Column, Mapping } from '../batches/batches.sql.ts';
import type { FieldRule } from '../models/field-rule.policy.ts';
import { faultHeads } from '../../../platform/sheets/index.ts';
import { cleaned, plain } from './plain.policy.ts';

export interface Heads {
  /** Every column that the user brought, in order; the one that tells faults is left out. */
  readonly columns: readonly Column[];
  readonly missing: readonly FieldRule[];
}

const passedOver = new Set(Object.values(faultHeads).map(plain));

/** Finds the fields of the heads. The first of two columns of one field counts. */
export function findHeads(fields: readonly FieldRule[], cells: readonly string[], mapping: Mapping): Heads {
  const names = namesOf(fields);
  const keys = new Set(fields.map((field) => field.key));
  const taken = new Set<string>();
  const columns = cells.flatMap((cell, at): Column[] => {
    const head = cleaned(cell).slice(0, 100);
    if (head === '' || passedOver.has(plain(head))) return [];
    const said = Object.hasOwn(mapping, head) ? mapping[head] : undefined;
    const field = said !== undefined && (said === '' || keys.has(said)) ? said : names.get(plain(head));
    if (field === undefined || field === '' || taken.has(field)) return [{ head, field: null, at }];
    taken.add(field);
    return [{ head, field, at }];
  });
  return { columns, missing: fields.filter((field) => field.isRequired === true && !taken.has(field.key)) };
}

/** How far down the heads are looked for below a title or a note. */
export const MOST_ABOVE = 10;

/** The first row that has every required field; the first of all where none has. */
export const likeliest = <T extends { readonly heads: Heads }>(rows: readonly T[]): T | undefined =>
  rows.find(({ heads }) => heads.missing.length === 0) ?? rows[0];

/** The words of a field win over the aliases of another. */
function namesOf(fields: readonly FieldRule[]): Map<string, string> {
  const names = new Map<string, string>();
  const add = (word: string, key: string): void => {
    if (!names.has(plain(word))) names.set(plain(word), key);
  };
  for (const { key, zh, en } of fields) for (const word of [key, zh, en]) add(word, key);
  for (const { key, aliases = [] } of fields) for (const word of aliases) add(word, key);
  return names;
}
