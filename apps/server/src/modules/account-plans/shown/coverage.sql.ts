// How the doctors of a hospital are covered, by department and tier, and who looks after them (product: coverage heat).
import { doctorScope } from '../../doctors/index.ts';
import { namedUser, rowScope, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';

/** Days back in which visits that met somebody count. */
const RECENT = 90;

interface Reading {
  readonly hospitalId: string;
  readonly language: 'zh' | 'en';
  /** Whether the viewer reads visits at all. */
  readonly readsVisits: boolean;
}

/** As JSON text; only doctors whom the viewer may see count. */
export async function selectCoverage(sql: Sql, viewer: Viewer, reading: Reading): Promise<string> {
  const { hospitalId, language, readsVisits } = reading;
  const seesVisits = readsVisits ? visitorScope(sql, viewer, hospitalId) : sql`false`;
  // A rule may hide who looks after doctors.
  const seesOwners = !viewer.fieldRules.has('doctor.owners');
  const department =
    language === 'zh' ? sql`d.department_name` : sql`coalesce(nullif(s.en_name, ''), d.department_name)`;
  const cell = (tier: string) => sql`json_build_object('doctors', count(*) filter (where tier = ${tier})::int,
    'covered', count(*) filter (where tier = ${tier} and covered)::int)`;
  const [row] = await sql<[{ text: string }]>`
    with seen as (
      select d.id, d.tier, d.coverage_status = 'COVERED' as covered, d.department_code as code, ${department} as name
      from doctors d left join standard_departments s on s.code = d.department_code
      where d.hospital_id = ${hospitalId} and d.is_enabled and ${doctorScope(sql, viewer)}
    ), departments as (
      select name, code, count(*)::int as doctors, count(*) filter (where covered)::int as covered,
        json_build_object('A', ${cell('A')}, 'B', ${cell('B')}, 'C', ${cell('C')}, 'D', ${cell('D')}) as tiers
      from seen group by name, code
    ), carers as (
      select o.user_id, true as is_owner, o.since, 0 as doctors from hospital_owners o where o.hospital_id = ${hospitalId}
      union all
      select o.user_id, false, null, count(*)::int from doctor_owners o join seen d on d.id = o.doctor_id
        where ${seesOwners} group by o.user_id
    ), people as (
      select user_id, bool_or(is_owner) as is_owner, min(since) as since, sum(doctors)::int as doctors from carers group by user_id
    ), held as (
      select v.user_id, count(*)::int as visits, max(v.starts_at) as last_at from visits v
      where v.hospital_id = ${hospitalId} and v.is_contact
        and v.starts_at > now() - make_interval(days => ${RECENT}) group by v.user_id
    )
    select json_build_object(
      'departments', coalesce((select json_agg(json_build_object('name', name, 'code', code, 'doctors', doctors, 'covered', covered,
        'tiers', tiers) order by doctors desc, name) from departments), '[]'),
      'people', coalesce((select json_agg(json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}, 'isOwner', p.is_owner,
        'since', p.since, 'doctors', p.doctors, 'visits', case when ${seesVisits} then coalesce(h.visits, 0) end,
        'lastVisitAt', case when ${seesVisits} then h.last_at end)
        order by p.is_owner desc, p.doctors desc, u.id)
        from people p join users u on u.id = p.user_id left join held h on h.user_id = p.user_id), '[]'))::text as text`;
  return row.text;
}

/** Whether the viewer may count the visits of `u` at the hospital: as the visits room draws the line for one visit. */
function visitorScope(sql: Sql, viewer: Viewer, hospitalId: string): Fragment {
  const regions = viewer.regionCodes as string[];
  return rowScope(sql, viewer, {
    own: sql`u.id = ${viewer.id}`,
    team: sql`u.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`,
    region: sql`exists (select from hospitals s where s.id = ${hospitalId} and (s.province_code = any(${regions}) or s.city_code = any(${regions})))`,
  });
}
