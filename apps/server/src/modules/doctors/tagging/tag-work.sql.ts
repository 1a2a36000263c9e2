// Terms given to and taken from the doctors of one step, forward and back.
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import type { Span } from '../work/doctor-work.sql.ts';

const met = (sql: Sql, { workId, after, until }: Span): Fragment => sql`
  select r.doctor_id, r.taken from doctor_work_rows r
  where r.enterprise_id = app.enterprise_id() and r.work_id = ${workId} and r.position > ${after} and r.position <= ${until}`;

/**
 * Their ids as one array, so that each is looked up by key: of an act that has just begun the planner knows nothing, and would go
 * through all of its rows at every step.
 */
const metIds = (sql: Sql, span: Span): Fragment => sql`any(array(select m.doctor_id from (${met(sql, span)}) m))`;

/** Gives the terms to the doctors of the step; answers on how many something is new. */
export async function giveTerms(
  sql: Sql,
  span: Span,
  { termIds, userId }: { termIds: readonly string[]; userId: string },
): Promise<number> {
  const [row] = await sql<[{ changed: number }]>`
    with given as (
      insert into doctor_tags (doctor_id, term_id, source, added_by, work_id)
      select s.doctor_id, t.id, 'BULK', ${userId}, ${span.workId} from (${met(sql, span)}) s, unnest(${termIds as string[]}::bigint[]) t(id)
      -- A doctor may have been deleted since.
      where exists (select from doctors d where d.enterprise_id = app.enterprise_id() and d.id = s.doctor_id)
      on conflict (enterprise_id, doctor_id, term_id) do nothing
      returning doctor_id
    )
    select count(distinct doctor_id)::int as changed from given`;
  return row.changed;
}

/** Takes the terms off the doctors of the step and keeps what is taken; answers off how many. */
export async function takeTerms(sql: Sql, span: Span, termIds: readonly string[]): Promise<number> {
  const [row] = await sql<[{ changed: number }]>`
    with taken as (
      delete from doctor_tags x
      where x.enterprise_id = app.enterprise_id() and x.doctor_id = ${metIds(sql, span)} and x.term_id = any(${termIds as string[]}::bigint[])
      returning x.doctor_id, x.term_id, x.source, x.added_by, x.added_at
    ), kept as (
      update doctor_work_rows r set taken = k.taken
      from (select doctor_id, jsonb_agg(jsonb_build_object('term', term_id, 'source', source, 'by', added_by, 'at', added_at)) as taken
        from taken group by doctor_id) k
      where r.enterprise_id = app.enterprise_id() and r.work_id = ${span.workId} and r.position > ${span.after} and r.position <= ${span.until}
        and r.doctor_id = k.doctor_id
      returning 1
    )
    select count(*)::int as changed from kept`;
  return row.changed;
}

/** Takes back what the work gave to the doctors of the step. */
export async function ungiveTerms(sql: Sql, span: Span): Promise<void> {
  await sql`
    delete from doctor_tags x
    where x.enterprise_id = app.enterprise_id() and x.work_id = ${span.workId} and x.doctor_id = ${metIds(sql, span)}`;
}

/** Gives back what the work took from the doctors of the step, with who gave it and when. */
export async function untakeTerms(sql: Sql, span: Span): Promise<void> {
  await sql`
    insert into doctor_tags (doctor_id, term_id, source, added_by, added_at)
    select s.doctor_id, (k ->> 'term')::bigint, k ->> 'source', (k ->> 'by')::bigint, (k ->> 'at')::timestamptz
    from (${met(sql, span)}) s
    cross join lateral jsonb_array_elements(s.taken) k
    where exists (select from doctors d where d.enterprise_id = app.enterprise_id() and d.id = s.doctor_id)
      and exists (select from tag_terms t where t.enterprise_id = app.enterprise_id() and t.id = (k ->> 'term')::bigint)
    on conflict (enterprise_id, doctor_id, term_id) do nothing`;
}
