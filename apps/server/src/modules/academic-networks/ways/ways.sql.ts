// Steps from person to person, and who of ours knows someone near (product 3.4: path, warm introduction).
import type { RelationType, SharedByType } from '@yijian/contract/academic-networks';
import { doctorScope } from '../../doctors/index.ts';
import { visitSeen } from '../../visits/index.ts';
import { governed, namedUser, type Sql, type Viewer } from '../../../platform/db/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';

export interface StepRow {
  readonly from: string;
  readonly to: string;
  readonly strength: number;
}

/** From these persons on: the strongest relations of each. */
export async function selectSteps(
  sql: Sql,
  { from, types, most }: { from: readonly string[]; types: readonly RelationType[] | undefined; most: number },
): Promise<StepRow[]> {
  const wanted = types === undefined || types.length === 0 ? sql`true` : sql`r.type = any(${types as RelationType[]})`;
  return sql<StepRow[]>`
    select p.scholar_id as from, p.other_id as to, p.strength from (
      select r.scholar_id, r.other_id, sum(r.strength)::float8 as strength,
        row_number() over (partition by r.scholar_id order by sum(r.strength) desc, r.other_id) as place
      from academic_relations r
      where r.enterprise_id = app.enterprise_id() and r.scholar_id = any(${from as string[]}::bigint[]) and ${wanted}
      group by 1, 2) p
    where p.place <= ${most}`;
}

export async function selectShared(
  sql: Sql,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Promise<{ from: string; to: string; shared: SharedByType }[]> {
  return sql`
    select x.one as from, x.other as to, jsonb_object_agg(x.type, x.n) as shared from (
      select p.one, p.other, r.type, sum(r.count)::int as n
      from unnest(${from as string[]}::bigint[], ${to as string[]}::bigint[]) p(one, other)
      join academic_relations r on r.enterprise_id = app.enterprise_id() and r.scholar_id = p.one and r.other_id = p.other
      group by 1, 2, 3) x group by 1, 2`;
}

export interface IntroductionRow {
  readonly colleagueId: string;
  readonly colleague: string;
  readonly basis: 'OWNER' | 'VISITS';
  readonly visits: number;
  readonly lastVisitAt: Date | null;
  readonly viaId: string;
}

/** Colleagues who look after these doctors or met them within a year, as far as the reader sees the doctors and the visits. */
export async function selectIntroductions(
  sql: Sql,
  viewer: Viewer & SessionUser,
  { persons, language, most }: { persons: readonly string[]; language: 'zh' | 'en'; most: number },
): Promise<IntroductionRow[]> {
  const owners = governed(sql, viewer, 'doctor.owners', sql`true`, sql`false`);
  const mayOwn = viewer.fieldRules.get('doctor.owners') === undefined ? owners : sql`false`;
  return sql<IntroductionRow[]>`
    with near as (
      select s.id as person, d.id as doctor, array_position(${persons as string[]}::bigint[], s.id) as place
      from scholars s join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
      where s.enterprise_id = app.enterprise_id() and s.id = any(${persons as string[]}::bigint[]) and d.is_enabled and ${doctorScope(sql, viewer)}),
    seen as (
      select n.person, v.user_id, count(*)::int as visits, max(v.starts_at) as last from near n
      join visits v on v.enterprise_id = app.enterprise_id() and v.doctor_id = n.doctor
      where v.is_contact and v.starts_at > now() - interval '12 months' and ${visitSeen(sql, viewer)}
      group by 1, 2),
    known as (
      select n.person, o.user_id, true as is_owner, 0 as visits, null::timestamptz as last from near n
      join doctor_owners o on o.enterprise_id = app.enterprise_id() and o.doctor_id = n.doctor where ${mayOwn}
      union all select person, user_id, false, visits, last from seen)
    select u.id as "colleagueId", ${namedUser(sql, language, 'u')} as colleague,
      case when bool_or(k.is_owner) then 'OWNER' else 'VISITS' end as basis, max(k.visits)::int as visits, max(k.last) as "lastVisitAt", k.person as "viaId"
    from known k join near n on n.person = k.person
    join users u on u.enterprise_id = app.enterprise_id() and u.id = k.user_id and u.is_enabled
    group by u.id, u.first_name, u.en_name, k.person, n.place
    order by n.place, max(k.visits) desc, u.id limit ${most}`;
}
