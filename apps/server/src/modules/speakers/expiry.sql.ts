// Speakers whose day has come: to expire, or to become active with a contract that begins.
import type { Sql } from '../../platform/db/index.ts';
import { EXPIRY_NOTICES } from '@yijian/contract/speakers';
import { isExpiring, stateOn, validUntil } from './speakers-scope.sql.ts';

export function selectExpired(sql: Sql, today: string): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select s.id from speakers s where s.enterprise_id = app.enterprise_id() and s.state = 'ACTIVE' and ${stateOn(sql, today)} = 'EXPIRED'
    order by s.id limit 500`;
}

export interface Expiring {
  readonly id: string;
  readonly doctorName: string;
  readonly ownerId: string;
  readonly until: string;
  readonly daysLeft: number;
}

/** Those who reached 60, 30 or 7 days before their last day, each once for that day; marks them as told. */
export async function updateTold(sql: Sql, today: string): Promise<Expiring[]> {
  return sql<Expiring[]>`
    update speakers s set told_until = near.until, told_days = near.days
    from (select s.id, d.name, ${validUntil(sql)} as until,
        (select min(n) from unnest(${[...EXPIRY_NOTICES]}::int[]) n where n >= ${validUntil(sql)} - ${today}::date) as days
      from speakers s join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
      where s.enterprise_id = app.enterprise_id() and ${isExpiring(sql, today)} order by s.id for update of s) near
    where s.enterprise_id = app.enterprise_id() and s.id = near.id
      and (s.told_until is distinct from near.until or s.told_days > near.days)
    returning s.id::text as id, near.name as "doctorName", s.owner_id::text as "ownerId", near.until::text as until,
      near.until - ${today}::date as "daysLeft"`;
}

export function selectBeginning(sql: Sql, today: string): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select s.id from speakers s where s.enterprise_id = app.enterprise_id() and s.state = 'QUALIFIED' and s.training_until >= ${today}::date
      and exists (select from speaker_contracts k where k.enterprise_id = s.enterprise_id and k.speaker_id = s.id
        and k.state = 'SIGNED' and ${today}::date between k.starts_on and k.ends_on)
    order by s.id limit 500`;
}
