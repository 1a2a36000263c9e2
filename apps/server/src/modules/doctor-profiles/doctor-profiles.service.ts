// The record of a doctor (specification 2.3 businessRecord).
import type { Paged } from '@yijian/contract/core';
import type { DoctorProduct, TimelineEntry, TimelineQuery } from '@yijian/contract/doctor-profiles';
import { doctorErrors } from '@yijian/contract/doctors';
import { coveredFor, untoldBy, wordsOfChanges, type RecordDoor } from '../audit/index.ts';
import { findDoctorInScope } from '../doctors/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { totalOf, type Context } from '../../platform/http/index.ts';
import { kindsFor } from './doctor-profiles.policy.ts';
import { selectDoctorProducts } from './doctor-products.sql.ts';
import { countTimeline, selectTimeline } from './doctor-profiles.sql.ts';

/** Whoever may read the doctor sees where the doctor stands; no volume is told. */
export async function listProducts(context: Context, { id }: { id: string }): Promise<DoctorProduct[]> {
  const { sql, language } = context;
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
  const rows = await selectDoctorProducts(sql, { doctorId: id, language });
  return rows.map((row) => ({ ...row, lastTalkAt: row.lastTalkAt?.toISOString() ?? null }));
}

/** One page more than asked is looked at, never the whole past: the number is exact on the last page. */
export async function listTimeline(
  context: Context,
  { id, page, size, count, kind, doors }: TimelineQuery & { id: string; doors: readonly RecordDoor[] },
): Promise<Paged<TimelineEntry>> {
  const { sql, user, language } = context;
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
  const door = doors.find((one) => one.kind === 'doctors');
  const kinds = kindsFor(user, kind).filter((one) => one !== 'CHANGE' || door !== undefined);
  const untold = door === undefined ? [] : untoldBy(coveredFor(user, door));
  const offset = page * size;
  const reading = { doctorId: id, user, language, kinds, untold, limit: size, offset };
  const rows = await selectTimeline(sql, reading);
  const ids = rows.flatMap((row) => (row.kind === 'CHANGE' ? [row.id] : []));
  const changes = door === undefined ? new Map() : await wordsOfChanges(context, { doors, door, ids });
  const content = rows.map((row) => ({
    ...row,
    key: `${row.kind}-${row.id}`,
    at: row.at.toISOString(),
    changes: row.kind === 'CHANGE' ? (changes.get(row.id) ?? []) : [],
  }));
  const total = await totalOf(rows.length, { page, size, count }, () => countTimeline(sql, reading));
  return { content, ...total };
}
