// Searching the audit trail (product 3.25).
import {
  auditErrors,
  type AuditCount,
  type AuditDetail,
  type AuditFilter,
  type AuditPage,
  type AuditQuery,
  type AuditState,
} from '@yijian/contract/audit';
import { fail } from '../../../platform/errors/index.ts';
import { requireRead, type Context } from '../../../platform/http/index.ts';
import type { RecordDoor } from '../kinds/kinds.policy.ts';
import { showEntries } from './entries.service.ts';
import { recordsNamed } from './named-records.service.ts';
import { countEntries, selectEntries, selectEntry, selectSealedAt, selectState, type Search } from './trail.sql.ts';

/** The filter with the records a name means; a field that is kept from the reader is not searched. */
async function searchOf(context: Context, { doors, recordName, ...filter }: AuditFilter & Doors): Promise<Search> {
  const [kind, column = ''] = filter.field?.split('.') ?? [];
  const governed = doors.find((door) => door.kind === kind)?.governed?.[column];
  if (governed !== undefined) requireRead(context, governed);
  if (recordName === undefined) return filter;
  return { ...filter, records: await recordsNamed(context, { doors, name: recordName, kind: filter.kind }) };
}

type Doors = { readonly doors: readonly RecordDoor[] };
const MOST_COUNTED = 100_000;
const MOST_UNSEALED = 10_000;

export async function searchTrail(
  context: Context,
  { doors, before, size, ...filter }: AuditQuery & Doors,
): Promise<AuditPage> {
  const rows = await selectEntries(context.sql, await searchOf(context, { doors, ...filter }), { before, size });
  const shown = await showEntries(context, { doors, rows: rows.slice(0, size) });
  const content = shown.map(({ changes: _changes, ...entry }) => entry);
  return { content, next: rows.length > size ? content.at(-1)!.id : null };
}

/** Exact up to 100,000: a larger number helps nobody and costs seconds. */
export async function countTrail(context: Context, filter: AuditFilter & Doors): Promise<AuditCount> {
  const total = await countEntries(context.sql, await searchOf(context, filter), MOST_COUNTED);
  return { total: Math.min(total, MOST_COUNTED), isExact: total <= MOST_COUNTED };
}

export async function findEntry(context: Context, { doors, id }: { id: string } & Doors): Promise<AuditDetail> {
  const row = await selectEntry(context.sql, id);
  if (row === undefined) throw fail(auditErrors.entryNotFound);
  const [entry] = await showEntries(context, { doors, rows: [row] });
  return { ...entry!, sealedAt: (await selectSealedAt(context.sql, id))?.toISOString() ?? null };
}

export async function findState(context: Context): Promise<AuditState> {
  const { sealedAt, ...state } = await selectState(context.sql, MOST_UNSEALED);
  return { ...state, sealedAt: sealedAt?.toISOString() ?? null };
}
