// What one doctor did and received, by channel and over time.
import { MOST_EVENTS, type Personal } from '@yijian/contract/journeys';
import type { Days } from '@yijian/contract/sales-funnels';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { doctorEvents, endOf, startOf } from '../../sales-funnels/index.ts';

export interface PersonalAsked {
  readonly doctorId: string;
  readonly days: Days;
  readonly viewer: SessionUser;
  readonly language: 'zh' | 'en';
}

const ofDoctor = (sql: Sql, { doctorId, days, viewer }: PersonalAsked): Fragment => sql`
  ${doctorEvents(sql, viewer)} and i.doctor_id = ${doctorId} and i.at >= ${startOf(sql, days.from)} and i.at < ${endOf(sql, days.to)}`;

export async function selectPersonal(
  sql: Sql,
  asked: PersonalAsked,
): Promise<Pick<Personal, 'lanes' | 'events' | 'totalElements'>> {
  const [row] = await sql<[Pick<Personal, 'lanes' | 'events' | 'totalElements'>]>`
    with own as materialized (select i.id, i.at, i.channel, i.action, i.subject, i.user_id from ${ofDoctor(sql, asked)}),
      lanes as (select channel, (count(*) filter (where action <> 'RECEIVED'))::int as acts,
        (count(*) filter (where action = 'RECEIVED'))::int as sent, max(at) as "lastAt" from own group by channel),
      events as (select o.id::text as id, o.at, o.channel, o.action, o.subject, ${namedUser(sql, asked.language, 'u')} as who
        from (select * from own order by at desc, id desc limit ${MOST_EVENTS}) o
        left join users u on u.enterprise_id = app.enterprise_id() and u.id = o.user_id)
    select coalesce((select json_agg(l order by l.acts desc, l.channel) from lanes l), '[]') as lanes,
      coalesce((select json_agg(e order by e.at, e.id) from events e), '[]') as events,
      (select count(*)::int from own) as "totalElements"`;
  return row;
}
