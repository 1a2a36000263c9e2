// When a visitor is taken: the visits around a time, and one lock per visitor so that two requests do not take the same time.
import type { Place } from '../../hospitals/index.ts';
import type { VisitState } from '@yijian/contract/visits';
import { named, type Sql } from '../../../platform/db/index.ts';

export async function lockVisitor(sql: Sql, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('visits ' || app.enterprise_id() || ' ' || ${userId}, 0))`;
}

export interface TakenTime extends Place {
  readonly startsAt: Date;
  readonly visitDuration: string | null;
  readonly doctorName: string;
}

/** Visits of the user that begin between the two moments, in order; `except` is the one that is moved or changed. */
export async function selectTakenTimes(
  sql: Sql,
  { userId, except, from, to, states, language }: TakenQuery,
): Promise<TakenTime[]> {
  return sql<TakenTime[]>`
    select v.starts_at as "startsAt", v.visit_duration as "visitDuration", ${named(sql, language, 'd')} as "doctorName",
      v.hospital_id::text as "hospitalId", h.latitude, h.longitude
    from visits v join doctors d on d.enterprise_id = v.enterprise_id and d.id = v.doctor_id
    join hospitals h on h.enterprise_id = v.enterprise_id and h.id = v.hospital_id
    where v.user_id = ${userId} and v.id is distinct from ${except ?? null}::bigint and v.state = any(${states as string[]})
      and v.starts_at between ${from} and ${to}
    order by v.starts_at, v.id`;
}

export interface TakenQuery {
  readonly userId: string;
  readonly except: string | undefined;
  readonly from: Date;
  readonly to: Date;
  readonly states: readonly VisitState[];
  readonly language: 'zh' | 'en';
}

/** Where a hospital is. */
export async function selectPlace(sql: Sql, hospitalId: string): Promise<Place> {
  const [row] = await sql<Place[]>`
    select h.id::text as "hospitalId", h.latitude, h.longitude from hospitals h
    where h.enterprise_id = app.enterprise_id() and h.id = ${hospitalId}`;
  return row ?? { hospitalId, latitude: null, longitude: null };
}
