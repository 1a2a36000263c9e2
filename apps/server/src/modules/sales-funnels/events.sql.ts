// Interactions that an analysis counts: those of doctors in the viewer's range, matched by channel, act, subject and time spent.
import type { Audience, EventMatch, Unit } from '@yijian/contract/sales-funnels';
import { doctorScope, ofDoctorSeen } from '../doctors/index.ts';
import { eventSeen } from '../interactions/index.ts';
import type { SessionUser } from '../../platform/auth/index.ts';
import { allOf, anywhere, type Fragment, type Sql } from '../../platform/db/index.ts';

/** The condition on `i` (interactions) that it is such an event. */
export function matching(sql: Sql, { channel, action, subject, minSeconds }: EventMatch): Fragment {
  const acts = action === 'ACTED' ? sql`i.action <> 'RECEIVED'` : sql`i.action = ${action}`;
  return allOf(sql, [
    channel === null ? undefined : sql`i.channel = ${channel}`,
    action === null ? undefined : acts,
    subject === '' ? undefined : sql`i.subject ilike ${anywhere(subject)}`,
    minSeconds === 0 ? undefined : sql`coalesce(i.duration_seconds, 0) >= ${minSeconds}`,
  ]);
}

/** The condition on `d` (doctors) that one belongs to the audience. */
export function belongsTo(sql: Sql, { tiers, provinceCodes, departmentCodes }: Audience): Fragment {
  return allOf(sql, [
    tiers.length === 0 ? undefined : sql`d.tier = any(${tiers})`,
    provinceCodes.length === 0 ? undefined : sql`d.province_code = any(${provinceCodes})`,
    departmentCodes.length === 0
      ? undefined
      : sql`(d.department_code = any(${departmentCodes}) or split_part(d.department_code, '.', 1) = any(${departmentCodes}))`,
  ]);
}

/** At least one of the conditions. */
export const anyOf = (sql: Sql, conditions: readonly Fragment[]): Fragment =>
  conditions.reduce<Fragment>((whole, next) => sql`${whole} or (${next})`, sql`false`);

export const startOf = (sql: Sql, day: string): Fragment => sql`(${day}::date::timestamp at time zone 'Asia/Shanghai')`;
/** The moment after the last of the day. */
export const endOf = (sql: Sql, day: string): Fragment =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Shanghai')`;

/** Tables `i` and `d` with the condition of the viewer; more conditions may follow with `and`. */
export const scopedEvents = (sql: Sql, viewer: SessionUser): Fragment => sql`
  interactions i join doctors d on d.enterprise_id = i.enterprise_id and d.id = i.doctor_id
  where i.enterprise_id = app.enterprise_id() and d.is_enabled and ${doctorScope(sql, viewer)} and ${eventSeen(sql, viewer)}`;

/** Table `i` alone with the condition of the viewer, for whoever asks nothing else of the doctors; more conditions may follow with `and`. */
export const doctorEvents = (sql: Sql, viewer: SessionUser): Fragment =>
  sql`${seenEvents(sql, viewer)} and ${ofDoctorSeen(sql, viewer, sql`i.doctor_id`)}`;

/** Table `i` with the condition of the viewer, for doctors who are known to be in the range; more conditions may follow with `and`. */
export const seenEvents = (sql: Sql, viewer: SessionUser): Fragment => sql`
  interactions i where i.enterprise_id = app.enterprise_id() and ${eventSeen(sql, viewer)}`;

/** Whose events belong together. */
export const unitOf = (sql: Sql, unit: Unit): Fragment => (unit === 'DOCTOR' ? sql`i.doctor_id` : sql`d.hospital_id`);
