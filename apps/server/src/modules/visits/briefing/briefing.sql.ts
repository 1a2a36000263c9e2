// Before a visit: the last own talk and what it left open, consents of the doctor, the rule of reception of the hospital.
import type { ReceptionRule } from '@yijian/contract/hospitals';
import type { VisitBriefing } from '@yijian/contract/visits';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { isMet } from '../figures/figures.sql.ts';

interface Asked {
  readonly userId: string;
  readonly doctorId: string;
  readonly language: 'zh' | 'en';
}

type Last = NonNullable<VisitBriefing['lastOwn']>;
export type LastRow = Omit<Last, 'startsAt'> & { readonly startsAt: Date };

/** Of `v`: handed in, and the doctor was met; what is still a draft was not told to anybody. */
const isTalk = (sql: Sql): Fragment =>
  sql`(${isMet(sql)} or v.state = 'LATE_PENDING' and coalesce(v.visit_results, '') not in ('NOT_MET', 'REFUSED'))`;

export async function selectLastOwn(sql: Sql, { userId, doctorId, language }: Asked): Promise<LastRow | undefined> {
  const [row] = await sql<LastRow[]>`
    select v.id::text as id, v.starts_at as "startsAt", v.visit_type as "visitType", v.visit_purposes as "visitPurposes",
      v.visit_duration as "visitDuration", v.visit_results as "visitResults", v.notes, v.next_step as "nextStep", v.next_step_due::text as "nextStepDue",
      coalesce((select json_agg(json_build_object('productId', p.id::text, 'name', ${named(sql, language, 'p')}, 'keyMessage', vp.key_message,
        'reaction', vp.reaction, 'isEnabled', p.is_enabled) order by vp.position)
        from visit_products vp join products p on p.enterprise_id = vp.enterprise_id and p.id = vp.product_id
        where vp.enterprise_id = v.enterprise_id and vp.visit_id = v.id), '[]') as products
    from visits v where v.doctor_id = ${doctorId} and v.user_id = ${userId} and ${isTalk(sql)}
    order by v.starts_at desc, v.id desc limit 1`;
  return row;
}

type Attitude = Omit<VisitBriefing['attitudes'][number], 'at'> & { readonly at: Date };

export async function selectAttitudes(sql: Sql, { userId, doctorId, language }: Asked): Promise<Attitude[]> {
  return sql<Attitude[]>`
    select a.name, a.reaction, a.at from (
      select distinct on (vp.product_id) ${named(sql, language, 'p')} as name, vp.reaction, v.starts_at as at
      from visits v join visit_products vp on vp.enterprise_id = v.enterprise_id and vp.visit_id = v.id
      join products p on p.enterprise_id = vp.enterprise_id and p.id = vp.product_id
      where v.doctor_id = ${doctorId} and v.user_id = ${userId} and ${isTalk(sql)} and vp.reaction is not null
      order by vp.product_id, v.starts_at desc, v.id desc
    ) a order by a.at desc limit 5`;
}

export async function selectQuestions(sql: Sql, { userId, doctorId }: Asked): Promise<{ text: string; at: Date }[]> {
  return sql<{ text: string; at: Date }[]>`
    select v.questions as text, v.starts_at as at from visits v
    where v.doctor_id = ${doctorId} and v.user_id = ${userId} and ${isTalk(sql)} and v.questions <> ''
    order by v.starts_at desc, v.id desc limit 3`;
}

export interface Around {
  readonly consents: VisitBriefing['consents'];
  readonly reception: Partial<ReceptionRule>;
}

export async function selectAround(sql: Sql, doctorId: string): Promise<Around> {
  const [row] = await sql<[Around]>`
    select h.reception_rule as reception,
      coalesce((select json_agg(json_build_object('channel', c.channel, 'consent', c.consent) order by c.channel)
        from doctor_channels c where c.enterprise_id = d.enterprise_id and c.doctor_id = d.id), '[]') as consents
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId}`;
  return row;
}
