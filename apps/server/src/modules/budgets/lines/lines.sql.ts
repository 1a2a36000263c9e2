// Statements of budget lines, their holds and entries.
import type {
  BudgetLineDraft,
  BudgetPaging,
  BudgetReferences,
  BurnDownMonth,
  NewBudgetLine,
} from '@yijian/contract/budgets';
import { named, namedUser, rowScope, type Fragment, type Sql, type Viewer } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';

type Named = { readonly id: string; readonly name: string };

export interface StoredLine {
  readonly id: string;
  readonly parentId: string | null;
  readonly year: number;
  readonly name: string;
  readonly level: 'COMPANY' | 'BRAND' | 'REGION' | 'TEAM';
  readonly organization: Named;
  readonly product: Named | null;
  readonly owner: Named | null;
  readonly original: number;
  readonly supplement: number;
  readonly returned: number;
  readonly estimated: number;
  readonly committed: number;
  readonly actual: number;
  readonly isFrozen: boolean;
  readonly version: number;
  readonly isSeen: boolean;
}

/** On `l`. A budget has no place: whoever leads a region sees the budgets of its organisations. */
export function linesInReach(sql: Sql, viewer: Viewer): Fragment {
  const team = sql`l.organization_id = any(${viewer.teamOrganizationIds as string[]}::bigint[])`;
  return rowScope(sql, viewer, { own: sql`l.owner_id = ${viewer.id}`, team, region: team });
}

/** Every line of a year; the figures above are sums, so that those outside the range are needed too. */
export async function selectLines(
  sql: Sql,
  viewer: Viewer,
  { year, language }: { year: number; language: 'zh' | 'en' },
): Promise<StoredLine[]> {
  return sql<StoredLine[]>`
    select l.id, l.parent_id as "parentId", l.year, ${named(sql, language, 'l')} as name, l.level,
      json_build_object('id', o.id::text, 'name', ${named(sql, language, 'o')}) as organization,
      case when p.id is null then null else json_build_object('id', p.id::text, 'name', ${named(sql, language, 'p')}) end as product,
      case when u.id is null then null else json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) end as owner,
      l.original::float8 as original, l.supplement::float8 as supplement, l.returned::float8 as returned,
      l.estimated::float8 as estimated, l.committed::float8 as committed, l.actual::float8 as actual,
      l.is_frozen as "isFrozen", l.version, ${linesInReach(sql, viewer)} as "isSeen"
    from budget_lines l
    join organizations o on o.enterprise_id = l.enterprise_id and o.id = l.organization_id
    left join products p on p.enterprise_id = l.enterprise_id and p.id = l.product_id
    left join users u on u.enterprise_id = l.enterprise_id and u.id = l.owner_id
    where l.year = ${year}
    order by array_position(array['COMPANY', 'BRAND', 'REGION', 'TEAM'], l.level), l.id`;
}

export interface LockedLine {
  readonly id: string;
  readonly parentId: string | null;
  readonly year: number;
  readonly name: string;
  readonly version: number;
  readonly current: number;
  readonly used: number;
  readonly allocated: number;
}

/** Undefined when there is none or it lies outside the range. */
export async function lockLine(sql: Sql, viewer: Viewer, id: string): Promise<LockedLine | undefined> {
  const [row] = await sql<LockedLine[]>`
    select l.id, l.parent_id as "parentId", l.year, l.name, l.version, (l.original + l.supplement - l.returned)::float8 as current,
      (l.estimated + l.committed + l.actual)::float8 as used,
      coalesce((select sum(c.original + c.supplement - c.returned) from budget_lines c
        where c.enterprise_id = l.enterprise_id and c.parent_id = l.id), 0)::float8 as allocated
    from budget_lines l where l.id = ${id} and ${linesInReach(sql, viewer)} for update of l`;
  return row;
}

export async function selectSeenYear(sql: Sql, viewer: Viewer, id: string): Promise<number | undefined> {
  const [row] = await sql<{ year: number }[]>`
    select l.year from budget_lines l where l.id = ${id} and ${linesInReach(sql, viewer)}`;
  return row?.year;
}

export async function insertLine(sql: Sql, line: NewBudgetLine): Promise<{ id: string; version: number } | undefined> {
  const [row] = await sql<{ id: string; version: number }[]>`
    insert into budget_lines (year, parent_id, name, en_name, level, organization_id, product_id, owner_id, original)
    values (${line.year}, ${line.parentId ?? null}, ${line.name}, ${line.enName}, ${line.level}, ${line.organizationId},
      ${line.productId ?? null}, ${line.ownerId ?? null}, ${line.original})
    on conflict (enterprise_id, year, parent_id, name) do nothing returning id, version`;
  return row;
}

export async function isNameFree(sql: Sql, { id, parentId, year }: LockedLine, name: string): Promise<boolean> {
  const rows = await sql`
    select from budget_lines where year = ${year} and parent_id is not distinct from ${parentId} and name = ${name} and id <> ${id}`;
  return rows.length === 0;
}

export async function updateLine(sql: Sql, id: string, draft: BudgetLineDraft): Promise<void> {
  await sql`
    update budget_lines set name = ${draft.name}, en_name = ${draft.enName}, level = ${draft.level}, organization_id = ${draft.organizationId},
      product_id = ${draft.productId ?? null}, owner_id = ${draft.ownerId ?? null}
    where id = ${id}`;
}

export async function updateFrozen(sql: Sql, id: string, isFrozen: boolean): Promise<void> {
  await sql`update budget_lines set is_frozen = ${isFrozen} where id = ${id}`;
}

/** Adds to what was supplemented and returned of a line. */
export async function addToCurrent(
  sql: Sql,
  id: string,
  { supplement = 0, returned = 0 }: { supplement?: number; returned?: number },
): Promise<void> {
  await sql`
    update budget_lines set supplement = supplement + ${supplement}, returned = returned + ${returned} where id = ${id}`;
}

/** Makes the line a version newer; answers that version. */
export async function updateVersion(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update budget_lines set version = version + 1, updated_at = now() where id = ${id} returning version`;
  return row.version;
}

/** References that are not there, by the name of their field. */
export async function selectUnknown(
  sql: Sql,
  { organizationId, productId, ownerId }: Pick<BudgetLineDraft, 'organizationId' | 'productId' | 'ownerId'>,
): Promise<string[]> {
  const [row] = await sql<[{ organizationId: boolean; productId: boolean; ownerId: boolean }]>`
    select exists (select from organizations where id = ${organizationId}) as "organizationId",
      ${productId ?? null}::bigint is null or exists (select from products where id = ${productId ?? null}) as "productId",
      ${ownerId ?? null}::bigint is null or exists (select from users where id = ${ownerId ?? null} and is_enabled) as "ownerId"`;
  return Object.entries(row)
    .filter(([, isThere]) => !isThere)
    .map(([field]) => field);
}

/** Who may own a budget and what it may be for, to choose from. */
export async function selectReferences(sql: Sql, language: 'zh' | 'en'): Promise<BudgetReferences> {
  const [row] = await sql<[BudgetReferences]>`
    select
      (select coalesce(json_agg(json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) order by u.id), '[]')
        from users u where u.is_enabled and u.user_type = 'STAFF'
          and exists (select from user_roles ur join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
            where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id and r.code in ('DSM', 'RSM', 'MKT', 'FIN', 'OPS'))) as owners,
      (select coalesce(json_agg(json_build_object('id', o.id::text, 'parentId', o.parent_id::text, 'name', ${named(sql, language, 'o')})
        order by o.grade nulls last, o.sort, o.id), '[]') from organizations o) as organizations,
      (select coalesce(json_agg(json_build_object('id', p.id::text, 'name', ${named(sql, language, 'p')}) order by p.sort, p.id), '[]')
        from products p where p.is_enabled) as products`;
  return row;
}

/** Holds of lines or of an order, the largest first. */
interface HeldBy {
  readonly lineIds?: string[] | undefined;
  readonly orderId?: string | undefined;
}

const holdsOf = (sql: Sql, { lineIds, orderId }: HeldBy): Fragment =>
  orderId === undefined ? sql`h.line_id = any(${lineIds ?? []}::bigint[])` : sql`h.order_id = ${orderId}`;

export async function countHolds(sql: Sql, by: HeldBy): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from budget_holds h where ${holdsOf(sql, by)}`;
  return row.count;
}

export async function countEntries(sql: Sql, lineId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from budget_entries e where e.line_id = ${lineId}`;
  return row.count;
}

export async function selectHolds(
  sql: Sql,
  {
    lineIds,
    orderId,
    paging,
    language,
  }: { lineIds?: string[]; orderId?: string; paging: BudgetPaging; language: 'zh' | 'en' },
): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select h.id::text as id, h.holder, h.holder_id::text as "holderId", h.title, ${named(sql, language, 'l')} as "lineName",
        o.code as "orderCode", h.stage, h.amount::float8 as amount, h.updated_at as "updatedAt"
      from budget_holds h
      join budget_lines l on l.enterprise_id = h.enterprise_id and l.id = h.line_id
      left join budget_orders o on o.enterprise_id = h.enterprise_id and o.id = h.order_id
      where ${holdsOf(sql, { lineIds, orderId })}
      order by ${paging.sort === 'amount,asc' ? sql`h.amount, h.id` : sql`h.amount desc, h.id desc`}
      limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectEntries(
  sql: Sql,
  { lineId, paging, language }: { lineId: string; paging: BudgetPaging; language: 'zh' | 'en' },
): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select e.id::text as id, e.kind, e.title, e.stage, e.amount::float8 as amount, e.reason, e.at,
        case when u.id is null then null else ${namedUser(sql, language, 'u')} end as "userName"
      from budget_entries e left join users u on u.enterprise_id = e.enterprise_id and u.id = e.user_id
      where e.line_id = ${lineId}
      order by e.at desc, e.id desc
      limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

/** What was committed and actual at the end of each month of the year up to `on`, from the entries. */
export async function selectMonths(
  sql: Sql,
  { lineIds, year, on }: { lineIds: string[]; year: number; on: string },
): Promise<BurnDownMonth[]> {
  return sql<BurnDownMonth[]>`
    with months as (
      select m::date as first, least((m + interval '1 month')::date, ${on}::date + 1) as after
      from generate_series(make_date(${year}, 1, 1)::timestamp, least(make_date(${year}, 12, 1), ${on}::date)::timestamp, interval '1 month') m
    )
    select to_char(months.first, 'YYYY-MM') as month,
      coalesce(sum(held.amount) filter (where held.stage = 'COMMITTED'), 0)::float8 as committed,
      coalesce(sum(held.amount) filter (where held.stage = 'ACTUAL'), 0)::float8 as actual
    from months
    left join lateral (
      select distinct on (e.holder_id) e.line_id, e.kind, e.stage, e.amount from budget_entries e
      where e.holder = 'MEETING' and e.at < months.after::timestamp at time zone 'Asia/Shanghai'
        and e.holder_id in (select x.holder_id from budget_entries x where x.holder = 'MEETING' and x.line_id = any(${lineIds}::bigint[]))
      order by e.holder_id, e.at desc, e.id desc
    ) held on held.kind = 'HOLD' and held.line_id = any(${lineIds}::bigint[])
    group by months.first order by months.first`;
}
