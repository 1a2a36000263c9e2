// The history of a record and of one field, and giving a field a former value (product 3.25).
import {
  auditErrors as errors,
  type FieldHistory,
  type RecordHistory,
  type Restore,
  type Restored,
} from '@yijian/contract/audit';
import { coreErrors } from '@yijian/contract/core';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { fieldOf, governedFrom, type RecordDoor } from '../kinds/kinds.policy.ts';
import { showEntries } from '../trail/entries.service.ts';
import {
  lockRecord,
  selectEntries,
  selectEntry,
  selectFieldEntries,
  selectLatestEntry,
  setReason,
} from '../trail/trail.sql.ts';

const READ_ALL = 'admin:audit:read';
const LONGEST_HISTORY = 200;

interface OfRecord {
  readonly doors: readonly RecordDoor[];
  readonly kind: string;
  readonly recordId: string;
}

export async function listRecordHistory(
  context: Context,
  { doors, kind, recordId, before, size }: OfRecord & { before?: string | undefined; size: number },
): Promise<RecordHistory> {
  const door = await requireVisible(context, { doors, kind, recordId });
  const rows = await selectEntries(context.sql, { kind, recordId }, { before, size });
  const content = await showEntries(context, { doors, rows: rows.slice(0, size), hidden: hiddenFrom(context, door) });
  return { content, next: rows.length > size ? content.at(-1)!.id : null, restorable: restorableBy(context, door) };
}

export async function listFieldHistory(
  context: Context,
  { doors, kind, recordId, field }: OfRecord & { field: string },
): Promise<FieldHistory> {
  const door = await requireVisible(context, { doors, kind, recordId });
  if (hiddenFrom(context, door).includes(field)) throw fail(errors.recordNotFound);
  const rows = await selectFieldEntries(context.sql, { kind, id: recordId, column: field, most: LONGEST_HISTORY });
  const entries = await showEntries(context, { doors, rows });
  return {
    field: fieldOf(kind, field),
    mayRestore: restorableBy(context, door).includes(field),
    version: await selectLatestEntry(context.sql, kind, recordId),
    content: entries.map(({ id, at, userName, actorName, reason, changes }) => {
      const change = changes.find((one) => one.field.code === field);
      return { id, at, userName, actorName, reason, before: change?.before ?? null, after: change?.after ?? null };
    }),
  };
}

/** The value from before the named change, written by the room of the record with its own rules. */
export async function restoreField(
  context: Context,
  { doors, kind, recordId, field, ...input }: OfRecord & { field: string } & Restore,
): Promise<Restored> {
  const { sql } = context;
  const door = await requireVisible(context, { doors, kind, recordId });
  if (door === undefined || !door.restorable.includes(field)) throw fail(errors.notRestorable);
  if (!restorableBy(context, door).includes(field)) throw fail(coreErrors.forbidden);
  await lockRecord(sql, kind, recordId);
  if ((await selectLatestEntry(sql, kind, recordId)) !== input.version) throw fail(errors.changedMeanwhile);
  const entry = await selectEntry(sql, input.entryId);
  const former = entry?.before ?? {};
  if (entry?.kind !== kind || entry.recordId !== recordId || entry.action !== 'update' || !(field in former))
    throw fail(errors.entryNotFound);
  const [latest] = await selectFieldEntries(sql, { kind, id: recordId, column: field, most: 1 });
  const value = former[field];
  if (JSON.stringify(latest?.after?.[field]) === JSON.stringify(value)) throw fail(errors.sameValue);
  await setReason(sql, input.reason);
  await door.restore(context, { id: recordId, column: field, value, before: former });
  return { version: await selectLatestEntry(sql, kind, recordId) };
}

/** Whoever reads the whole trail reads every record's; others those they may see in their rooms. A foreign record is not there. */
async function requireVisible(context: Context, { doors, kind, recordId }: OfRecord): Promise<RecordDoor | undefined> {
  const door = doors.find((one) => one.kind === kind);
  if (isAllowed(context.user, READ_ALL)) {
    const isKnown = (await selectLatestEntry(context.sql, kind, recordId)) !== '0';
    if (!isKnown && (door === undefined || !(await door.maySee(context, recordId)))) throw fail(errors.recordNotFound);
    return door;
  }
  if (door === undefined || !(await door.maySee(context, recordId))) throw fail(errors.recordNotFound);
  return door;
}

const hiddenFrom = (context: Context, door: RecordDoor | undefined): readonly string[] =>
  isAllowed(context.user, READ_ALL)
    ? governedFrom(context.user, door)
    : [...(door?.personal ?? []), ...governedFrom(context.user, door)];

const restorableBy = (context: Context, door: RecordDoor | undefined): string[] =>
  door !== undefined && isAllowed(context.user, door.writePermission)
    ? door.restorable.filter((column) => !governedFrom(context.user, door).includes(column))
    : [];
