// Rows of the trail in words: who, which record, what from and what to (product 3.25).
import type { AuditChange, AuditEntry } from '@yijian/contract/audit';
import type { Context } from '../../../platform/http/index.ts';
import {
  fieldOf,
  governedFrom,
  isTechnical,
  kindOf,
  knowsColumn,
  referenceOf,
  type RecordDoor,
} from '../kinds/kinds.policy.ts';
import { NameBook } from './name-book.policy.ts';
import { fillNames } from './names.service.ts';
import type { EntryRow } from './trail.sql.ts';
import { masking, referredIds, shownValue } from './values.policy.ts';

export type ShownEntry = AuditEntry & { readonly changes: AuditChange[] };

/** Columns that name a record which is gone. */
const naming = ['name', 'first_name', 'title', 'login', 'subject', 'file_name', 'key'] as const;

export interface Entries {
  readonly doors: readonly RecordDoor[];
  readonly rows: readonly EntryRow[];
  /** Columns that are left out. */
  readonly hidden?: readonly string[];
  /** Columns of which it is shown that they changed, but not their values. */
  readonly masked?: readonly string[];
}

/** The rows with their changes. */
export async function showEntries(context: Context, input: Entries): Promise<ShownEntry[]> {
  const { doors, masked = [] } = input;
  const book = new NameBook();
  for (const row of input.rows) wantNames(book, row);
  await fillNames(context, { book, doors });
  return input.rows.map((row) => {
    const door = doors.find(({ kind }) => kind === row.kind);
    const governed = governedFrom(context.user, door).filter((column) => !masked.includes(column));
    return shown(row, {
      language: context.language,
      book,
      door,
      masked,
      hidden: [...(input.hidden ?? []), ...governed],
    });
  });
}

function changedColumns(row: EntryRow): string[] {
  const columns = new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})]);
  return [...columns].filter((column) => !isTechnical(column));
}

function wantNames(book: NameBook, row: EntryRow): void {
  if (row.userId !== null) book.want('users', row.userId);
  if (row.actorId !== null) book.want('users', row.actorId);
  if (row.recordId !== null) book.want(row.kind, row.recordId);
  for (const column of changedColumns(row)) {
    const reference = referenceOf(row.kind, column);
    if (reference === undefined) continue;
    for (const value of [row.before?.[column], row.after?.[column]])
      for (const id of referredIds(row.kind, column, value)) book.want(reference, id);
  }
}

interface Showing {
  readonly language: Context['language'];
  readonly book: NameBook;
  readonly door: RecordDoor | undefined;
  readonly hidden: readonly string[];
  readonly masked: readonly string[];
}

function shown(row: EntryRow, { language, book, door, hidden, masked }: Showing): ShownEntry {
  const columns = changedColumns(row).filter((column) => !hidden.includes(column));
  const value = (column: string, side: 'before' | 'after') => {
    const kept = row[side]?.[column];
    const cell = { kind: row.kind, column, value: masked.includes(column) ? masking(kept) : kept };
    return shownValue(cell, (reference, id) => book.nameOf(reference, id));
  };
  const changes = columns
    .map((column) => ({
      field: fieldOf(row.kind, column),
      before: value(column, 'before'),
      after: value(column, 'after'),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
  const name = (id: string | null): string | null =>
    id === null ? null : (book.nameOf('users', id)?.[language] ?? `#${id}`);
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: kindOf(row.kind),
    recordId: row.recordId,
    recordName: recordName(row, book),
    path: row.recordId === null ? null : (door?.path?.(row.recordId) ?? null),
    action: row.action,
    userName: name(row.userId),
    actorName: row.actorId === row.userId ? null : name(row.actorId),
    requestId: row.requestId,
    reason: row.reason,
    fields: changes.map(({ field }) => field).filter(({ code }) => knowsColumn(row.kind, code)),
    folded: row.folded,
    changes,
  };
}

/** The record's present name, else the one it had, else the names of what a link joins. */
function recordName(row: EntryRow, book: NameBook): AuditEntry['recordName'] {
  const present = row.recordId === null ? undefined : book.nameOf(row.kind, row.recordId);
  if (present !== undefined) return present;
  const values = { ...row.before, ...row.after };
  const own = naming.map((column) => values[column]).find((value) => typeof value === 'string');
  if (typeof own === 'string') return { zh: own, en: own };
  const joined = Object.keys(values).flatMap((column) => {
    const value = shownValue({ kind: row.kind, column, value: values[column] }, (reference, id) =>
      book.nameOf(reference, id),
    );
    return value?.type === 'NAME' ? [value] : [];
  });
  if (joined.length === 0) return null;
  return { zh: joined.map(({ text }) => text).join(' · '), en: joined.map(({ enText }) => enText).join(' · ') };
}
