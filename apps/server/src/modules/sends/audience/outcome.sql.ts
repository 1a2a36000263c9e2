// What judging everybody who is meant comes to, counted in the database: tens of thousands are meant, and twenty of a kind are shown.
import type { SendCarrier, SendRemoval } from '@yijian/contract/sends';
import { named, namedUser, type Sql } from '../../../platform/db/index.ts';
import { addressed, type Addressed } from '../opening/opening.sql.ts';
import { judged, type Question } from './eligibility.sql.ts';

/** Doctors shown of a reason. */
const SHOWN = 20;

export interface Outcome {
  readonly meant: number;
  readonly eligible: number;
  /** Those with most doctors first. */
  readonly removed: readonly SendRemoval[];
  /** By enterprise chat: who confirms for how many, those with most first. */
  readonly carriers: SendCarrier[];
  /** The first doctor who gets the message, or who is meant; empty where nobody is. */
  readonly firstName: string;
  /** The same doctor as an opening line speaks to them; null where nobody is meant. */
  readonly first: Addressed | null;
}

export async function selectOutcome(
  sql: Sql,
  question: Question & { readonly language: 'zh' | 'en' },
  ids: readonly string[],
): Promise<Outcome> {
  const wanted = sql`select unnest(${ids as string[]}::bigint[]) as id`;
  const [row] = await sql<[{ outcome: Outcome }]>`
    with told as materialized (
      select j.doctor_id, j.reason, j.carrier_user_id, row_number() over (partition by j.reason order by j.doctor_id) as place
      from (${judged(sql, question, wanted)}) j),
    shown as (
      select o.reason, o.place, ${named(sql, question.language, 'd')} as name, ${addressed(sql)} as addressed,
        json_build_object('id', d.id::text, 'name', ${named(sql, question.language, 'd')}, 'hospitalName', ${named(sql, question.language, 'h')}) as person
      from told o
      join doctors d on d.enterprise_id = app.enterprise_id() and d.id = o.doctor_id
      join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
      left join standard_titles t on t.code = d.title_code
      where o.place <= ${SHOWN}),
    removed as (
      select c.reason, c.count, (select json_agg(s.person order by s.place) from shown s where s.reason = c.reason) as doctors
      from (select reason, count(*)::int as count from told where reason is not null group by 1) c),
    carried as (
      select u.id::text as id, ${namedUser(sql, question.language, 'u')} as name, c.count
      from (select carrier_user_id, count(*)::int as count from told where reason is null and carrier_user_id is not null group by 1) c
      join users u on u.enterprise_id = app.enterprise_id() and u.id = c.carrier_user_id
      order by c.count desc, u.id)
    select json_build_object(
      'meant', (select count(*) from told), 'eligible', (select count(*) from told where reason is null),
      'removed', (select coalesce(json_agg(r), '[]') from removed r), 'carriers', (select coalesce(json_agg(c), '[]') from carried c),
      'firstName', coalesce((select s.name from shown s order by s.reason is not null, s.place limit 1), ''),
      'first', (select s.addressed from shown s order by s.reason is not null, s.place limit 1)) as outcome`;
  return row.outcome;
}
