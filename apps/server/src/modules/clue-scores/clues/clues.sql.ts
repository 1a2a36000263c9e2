// Statements of clues: listed in the range of the caller, moved through their states.
import type { ClueFilter, ClueOwner, ClueQuery, ClueState } from '@yijian/contract/clue-scores';
import { ruleOf, type SessionUser } from '../../../platform/auth/index.ts';
import { allOf, anywhere, governed, named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';
import { doctorNames, doctorScope } from '../../doctors/index.ts';
import { memberScope } from '../../visits/index.ts';

interface Reading {
  readonly viewer: SessionUser;
  readonly language: 'zh' | 'en';
}

/** The condition on `c` and `d` that the viewer sees the clue: a doctor of the range, or a clue of the own. */
const seen = (sql: Sql, viewer: SessionUser): Fragment =>
  sql`c.enterprise_id = app.enterprise_id() and d.is_enabled and (${doctorScope(sql, viewer)} or c.owner_id = ${viewer.id})`;

const source = (sql: Sql): Fragment => sql`
  clues c join doctors d on d.enterprise_id = c.enterprise_id and d.id = c.doctor_id
  left join clue_sets a on a.enterprise_id = c.enterprise_id and a.state = 'APPLIED' and coalesce(a.product_id, 0) = coalesce(c.product_id, 0)
  left join clue_scores s on s.enterprise_id = c.enterprise_id and s.set_id = a.id and s.doctor_id = c.doctor_id`;

function where(sql: Sql, filter: ClueFilter, viewer: SessionUser): Fragment {
  const { keyword, grade, state, whose, productId } = filter;
  const like = anywhere(keyword ?? '');
  return allOf(sql, [
    seen(sql, viewer),
    keyword === undefined
      ? undefined
      : sql`(d.name ilike ${like} or d.en_name ilike ${like} or d.pinyin ilike ${like} or exists (select from hospitals x
          where x.enterprise_id = d.enterprise_id and x.id = d.hospital_id and x.name ilike ${like}))`,
    grade === undefined ? undefined : sql`coalesce(s.grade, 'D') = ${grade}`,
    state === undefined ? undefined : sql`c.state = ${state}`,
    whose === 'OWN' ? sql`c.owner_id = ${viewer.id}` : undefined,
    productId === undefined ? undefined : sql`c.product_id = ${productId}`,
  ]);
}

/** What `c` and `s` tell of governed fields, as the viewer reads them; who owns a clue knows that. */
function governedColumns(sql: Sql, { viewer, language }: Reading): Fragment {
  const score = (value: Fragment, blank = sql`null`): Fragment =>
    governed(sql, viewer, 'doctor.clueScore', value, blank);
  const owner = (value: Fragment): Fragment =>
    governed(sql, viewer, 'doctor.owners', value, sql`case when c.owner_id = ${viewer.id} then ${value} end`);
  return sql`${score(sql`coalesce(s.grade, 'D')`)} as grade,
    ${score(sql`coalesce(s.fit, 0)::float8`)} as fit, ${score(sql`coalesce(s.engagement, 0)::float8`)} as engagement,
    ${score(sql`coalesce(s.fit + s.engagement, 0)::float8`)} as score,
    ${score(sql`coalesce(s.fit + s.engagement - s.earlier, 0)::float8`)} as trend,
    ${score(sql`s.last_event_at`)} as "lastEventAt", ${score(sql`coalesce(s.reasons, '[]')`, sql`'[]'::jsonb`)} as reasons,
    ${owner(sql`c.owner_id::text`)} as "ownerId", coalesce(${owner(namedUser(sql, language, 'u'))}, '') as "ownerName"`;
}

/** The grade and score are those of the set applied now. */
export async function selectClues(sql: Sql, query: ClueQuery, { viewer, language }: Reading): Promise<PageText> {
  const names = doctorNames(sql, language);
  const usual = ruleOf(viewer, 'doctor.clueScore') === 'READ' ? 'score,desc' : 'openedAt,desc';
  const [field, direction] = (query.sort ?? usual).split(',');
  const column =
    field === 'openedAt'
      ? sql`c.opened_at`
      : field === 'dueAt'
        ? sql`c.due_at`
        : sql`coalesce(s.fit + s.engagement, 0)`;
  const order = direction === 'asc' ? sql`${column} nulls last, c.id` : sql`${column} desc nulls last, c.id desc`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (select c.id::text as id, c.doctor_id::text as "doctorId", ${names.doctor} as "doctorName", ${names.title} as title,
        ${names.hospital} as "hospitalName", ${names.department} as department, d.tier, coalesce(a.name, '') as "setName",
        c.product_id::text as "productId",
        coalesce(${named(sql, language, 'p')}, '') as "productName", ${governedColumns(sql, { viewer, language })},
        c.state, c.owner_id is not distinct from ${viewer.id} as "isOwn",
        c.due_at as "dueAt", c.note, c.opened_at as "openedAt"
      from ${source(sql)} join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
      left join standard_titles t on t.code = d.title_code
      left join products p on p.enterprise_id = c.enterprise_id and p.id = c.product_id
      left join users u on u.enterprise_id = c.enterprise_id and u.id = c.owner_id
      where ${where(sql, query, viewer)} order by ${order} limit ${query.size} offset ${query.page * query.size}) page`;
  return row;
}

export async function countClues(sql: Sql, filter: ClueFilter, viewer: SessionUser): Promise<number> {
  const [row] = await sql<[{ n: number }]>`
    select count(*)::int as n from ${source(sql)} where ${where(sql, filter, viewer)}`;
  return row.n;
}

export interface StoredClue {
  readonly id: string;
  readonly state: ClueState;
  readonly ownerId: string | null;
  readonly slaDays: number;
}

/** Those of the ids that the viewer sees, locked in the order of their ids. */
export async function lockClues(sql: Sql, ids: readonly string[], viewer: SessionUser): Promise<StoredClue[]> {
  return sql<StoredClue[]>`
    select c.id::text as id, c.state, c.owner_id::text as "ownerId", s.sla_days as "slaDays"
    from clues c join doctors d on d.enterprise_id = c.enterprise_id and d.id = c.doctor_id
    join clue_sets s on s.enterprise_id = c.enterprise_id and s.id = c.set_id
    where ${seen(sql, viewer)} and c.id = any(${ids as string[]}::bigint[]) order by c.id for update of c`;
}

export interface ClueMove {
  readonly to: ClueState;
  readonly at: Date;
  /** Null takes the clue from its owner. */
  readonly ownerId: string | null;
  readonly dueAt: Date | null;
  readonly note: string;
}

export async function moveClue(sql: Sql, id: string, { to, at, ownerId, dueAt, note }: ClueMove): Promise<void> {
  const endedAt = to === 'CONVERTED' || to === 'INVALID' ? at : null;
  await sql`
    update clues set state = ${to}, owner_id = ${ownerId}, due_at = ${dueAt}, note = ${note}, ended_at = ${endedAt}, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

const candidates = (sql: Sql, viewer: SessionUser): Fragment => sql`
  users u left join organizations g on g.enterprise_id = u.enterprise_id and g.id = u.organization_id
  where u.enterprise_id = app.enterprise_id() and u.is_enabled and ${memberScope(sql, viewer)}
    and exists (select from doctor_owners o where o.enterprise_id = u.enterprise_id and o.user_id = u.id)`;

/** Colleagues of the viewer's range who look after doctors. */
export async function selectOwners(sql: Sql, { viewer, language }: Reading): Promise<ClueOwner[]> {
  return sql<ClueOwner[]>`
    select u.id::text as id, ${namedUser(sql, language, 'u')} as name, coalesce(${named(sql, language, 'g')}, '') as "organizationName"
    from ${candidates(sql, viewer)} order by g.name, name, u.id limit 5000`;
}

export async function selectOwnerFits(sql: Sql, viewer: SessionUser, userId: string): Promise<boolean> {
  const rows = await sql`select from ${candidates(sql, viewer)} and u.id = ${userId}`;
  return rows.length > 0;
}
