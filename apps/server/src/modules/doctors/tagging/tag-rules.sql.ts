// Rules of tags: a stored filter of the customer list that PostgreSQL evaluates.
import type { DoctorFilter, RuleRelationQuery, TagRule } from '@yijian/contract/doctors';
import { allOf, named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { filterConditions } from '../doctors-filter.sql.ts';

export type StoredRule = Omit<TagRule, 'runAt' | 'filter'> & {
  readonly runAt: Date | null;
  readonly filter: DoctorFilter;
};

export async function selectRules(
  sql: Sql,
  { id, groupId, termId }: RuleRelationQuery & { id?: string },
  language: 'zh' | 'en',
): Promise<StoredRule[]> {
  return sql<StoredRule[]>`
    select r.id, r.term_id as "termId", ${named(sql, language, 't')} as "termName", t.group_id as "groupId",
      ${named(sql, language, 'g')} as "groupName", r.filter, r.is_enabled and t.is_enabled as "isEnabled", r.matched, r.run_at as "runAt"
    from doctor_tag_rules r
    join tag_terms t on t.enterprise_id = r.enterprise_id and t.id = r.term_id
    join tag_groups g on g.enterprise_id = t.enterprise_id and g.id = t.group_id
    where ${allOf(sql, [
      sql`r.enterprise_id = app.enterprise_id()`,
      id === undefined ? undefined : sql`r.id = ${id}`,
      groupId?.length ? sql`t.group_id = any(${groupId}::bigint[])` : undefined,
      termId?.length ? sql`r.term_id = any(${termId}::bigint[])` : undefined,
    ])}
    order by g.sort, g.id, t.sort, t.name`;
}

export async function upsertRule(
  sql: Sql,
  rule: { termId: string; filter: DoctorFilter; isEnabled: boolean; userId: string },
): Promise<string> {
  const filter = sql.json(rule.filter);
  const [row] = await sql<[{ id: string }]>`
    insert into doctor_tag_rules (term_id, filter, is_enabled, created_by)
    values (${rule.termId}, ${filter}, ${rule.isEnabled}, ${rule.userId})
    on conflict (enterprise_id, term_id)
    do update set filter = excluded.filter, is_enabled = excluded.is_enabled, updated_at = now()
    returning id`;
  return row.id;
}

/** Whether there was such a rule; what it gave is taken by the caller before. */
export async function deleteRule(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`delete from doctor_tag_rules where id = ${id}`;
  return count > 0;
}

/** The doctors of the whole enterprise that the filter means; nobody's personal tags count. */
const matching = (sql: Sql, filter: DoctorFilter): Fragment => allOf(sql, filterConditions(sql, '0', filter));

export async function countMatching(sql: Sql, filter: DoctorFilter): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from doctors d where ${matching(sql, filter)}`;
  return row.total;
}

/** Takes the term off doctors that the rule gave it to and no longer means; without a filter off all of them. */
export async function deleteFormer(
  sql: Sql,
  { termId, filter }: { termId: string; filter: DoctorFilter | undefined },
): Promise<void> {
  const kept =
    filter === undefined
      ? sql``
      : sql`and not exists (select from doctors d
          where d.enterprise_id = x.enterprise_id and d.id = x.doctor_id and ${matching(sql, filter)})`;
  await sql`
    delete from doctor_tags x
    where x.enterprise_id = app.enterprise_id() and x.term_id = ${termId} and x.source = 'RULE' ${kept}`;
}

/** Gives the term to at most `limit` further doctors; answers to how many. */
export async function insertMatching(
  sql: Sql,
  { termId, filter, limit }: { termId: string; filter: DoctorFilter; limit: number },
): Promise<number> {
  const { count } = await sql`
    insert into doctor_tags (doctor_id, term_id, source)
    select d.id, ${termId}, 'RULE' from doctors d
    where ${matching(sql, filter)} and not exists (
      select from doctor_tags x where x.enterprise_id = d.enterprise_id and x.doctor_id = d.id and x.term_id = ${termId})
    limit ${limit}
    on conflict (enterprise_id, doctor_id, term_id) do nothing`;
  return count;
}

export async function updateRuleRun(sql: Sql, { id, termId }: { id: string; termId: string }): Promise<void> {
  await sql`
    update doctor_tag_rules set run_at = clock_timestamp(), matched = (
      select count(*)::int from doctor_tags x
      where x.enterprise_id = app.enterprise_id() and x.term_id = ${termId} and x.source = 'RULE')
    where id = ${id}`;
}
