// Speakers whose day has come: to expire, or to become active with a contract that begins.
import type { Sql } from '../../platform/db/index.ts';
import { stateOn } from './speakers-scope.sql.ts';

export function selectExpired(sql: Sql, today: string): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select s.id from speakers s where s.enterprise_id = app.enterprise_id() and s.state = 'ACTIVE' and ${stateOn(sql, today)} = 'EXPIRED'
    order by s.id limit 500`;
}

export function selectBeginning(sql: Sql, today: string): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select s.id from speakers s where s.enterprise_id = app.enterprise_id() and s.state = 'QUALIFIED' and s.training_until >= ${today}::date
      and exists (select from speaker_contracts k where k.enterprise_id = s.enterprise_id and k.speaker_id = s.id
        and k.state = 'SIGNED' and ${today}::date between k.starts_on and k.ends_on)
    order by s.id limit 500`;
}
