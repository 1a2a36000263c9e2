// Statements of cost centers and internal orders.
import type { CostCenterPaging, MeetingType, NewCostCenter, NewOrder, OrderPaging } from '@yijian/contract/budgets';
import { allOf, anywhere, named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';

type Language = 'zh' | 'en';
type Kept = { readonly id: string; readonly version: number };

const centersOf = (sql: Sql, { keyword, isOpen }: CostCenterPaging): Fragment =>
  allOf(sql, [
    keyword
      ? sql`(c.code ilike ${anywhere(keyword)} or c.name ilike ${anywhere(keyword)} or c.en_name ilike ${anywhere(keyword)})`
      : undefined,
    isOpen === undefined ? undefined : sql`c.is_open = ${isOpen}`,
  ]);

export async function countCostCenters(sql: Sql, paging: CostCenterPaging): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from budget_cost_centers c where ${centersOf(sql, paging)}`;
  return row.count;
}

export async function selectCostCenters(sql: Sql, paging: CostCenterPaging, language: Language): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select c.id::text as id, c.code, c.name, c.en_name as "enName", c.company,
        case when u.id is null then null else json_build_object('id', u.id::text, 'name', ${namedUser(sql, language, 'u')}) end as owner,
        c.valid_from as "validFrom", c.valid_until as "validUntil", c.is_open as "isOpen",
        (select count(*)::int from budget_orders o where o.enterprise_id = c.enterprise_id and o.cost_center_id = c.id) as "orderCount",
        c.version, c.updated_at as "updatedAt"
      from budget_cost_centers c left join users u on u.enterprise_id = c.enterprise_id and u.id = c.owner_id
      where ${centersOf(sql, paging)}
      order by ${centerOrder(sql, paging.sort)}
      limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

function centerOrder(sql: Sql, sort: string | undefined): Fragment {
  if (sort === 'code,desc') return sql`c.code desc, c.id desc`;
  if (sort === 'updatedAt,asc') return sql`c.updated_at, c.id`;
  return sort === 'updatedAt,desc' ? sql`c.updated_at desc, c.id desc` : sql`c.code, c.id`;
}

const ordersOf = (sql: Sql, { keyword, costCenterId, productId, isOpen }: OrderPaging): Fragment =>
  allOf(sql, [
    keyword
      ? sql`(o.code ilike ${anywhere(keyword)} or o.name ilike ${anywhere(keyword)} or o.en_name ilike ${anywhere(keyword)})`
      : undefined,
    costCenterId ? sql`o.cost_center_id = ${costCenterId}` : undefined,
    productId ? sql`o.product_id = ${productId}` : undefined,
    isOpen === undefined ? undefined : sql`o.is_open = ${isOpen}`,
  ]);

export async function countOrders(sql: Sql, paging: OrderPaging): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from budget_orders o where ${ordersOf(sql, paging)}`;
  return row.count;
}

export async function selectOrders(sql: Sql, paging: OrderPaging, language: Language): Promise<PageText> {
  const available = sql`o.amount - o.estimated - o.committed - o.actual`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select o.id::text as id, o.code, o.name, o.en_name as "enName",
        json_build_object('id', c.id::text, 'code', c.code, 'name', ${named(sql, language, 'c')}) as "costCenter",
        case when p.id is null then null else json_build_object('id', p.id::text, 'name', ${named(sql, language, 'p')}) end as product,
        o.meeting_type as "meetingType", o.amount::float8 as amount, o.tolerance, o.is_blocking as "isBlocking", o.valid_from as "validFrom", o.valid_until as "validUntil",
        o.is_open as "isOpen", o.estimated::float8 as estimated, o.committed::float8 as committed, o.actual::float8 as actual,
        (${available})::float8 as available, o.version, o.updated_at as "updatedAt"
      from budget_orders o
      join budget_cost_centers c on c.enterprise_id = o.enterprise_id and c.id = o.cost_center_id
      left join products p on p.enterprise_id = o.enterprise_id and p.id = o.product_id
      where ${ordersOf(sql, paging)}
      order by ${orderOrder(sql, paging.sort, available)}
      limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

function orderOrder(sql: Sql, sort: string | undefined, available: Fragment): Fragment {
  const [field, direction] = (sort ?? 'code,asc').split(',') as [string, 'asc' | 'desc'];
  const columns: Readonly<Record<string, Fragment>> = {
    code: sql`o.code`,
    available,
    validUntil: sql`o.valid_until`,
    updatedAt: sql`o.updated_at`,
  };
  return direction === 'desc' ? sql`${columns[field]!} desc, o.id desc` : sql`${columns[field]!}, o.id`;
}

/** Undefined when the code is taken. */
export async function insertCostCenter(sql: Sql, row: NewCostCenter): Promise<Kept | undefined> {
  const [kept] = await sql<Kept[]>`
    insert into budget_cost_centers (code, name, en_name, company, owner_id, valid_from, valid_until, is_open)
    values (${row.code}, ${row.name}, ${row.enName}, ${row.company}, ${row.ownerId ?? null}, ${row.validFrom}, ${row.validUntil ?? null}, ${row.isOpen})
    on conflict (enterprise_id, code) do nothing returning id, version`;
  return kept;
}

export async function updateCostCenter(sql: Sql, id: string, row: NewCostCenter): Promise<Kept> {
  const [kept] = await sql<[Kept]>`
    update budget_cost_centers set code = ${row.code}, name = ${row.name}, en_name = ${row.enName}, company = ${row.company},
      owner_id = ${row.ownerId ?? null}, valid_from = ${row.validFrom}, valid_until = ${row.validUntil ?? null}, is_open = ${row.isOpen},
      version = version + 1, updated_at = now()
    where id = ${id} returning id, version`;
  return kept;
}

export async function insertOrder(sql: Sql, row: NewOrder): Promise<Kept | undefined> {
  const [kept] = await sql<Kept[]>`
    insert into budget_orders (code, name, en_name, cost_center_id, product_id, meeting_type, amount, tolerance, is_blocking, valid_from, valid_until, is_open)
    values (${row.code}, ${row.name}, ${row.enName}, ${row.costCenterId}, ${row.productId ?? null}, ${row.meetingType ?? null}, ${row.amount},
      ${row.tolerance ?? null}, ${row.isBlocking}, ${row.validFrom}, ${row.validUntil}, ${row.isOpen})
    on conflict (enterprise_id, code) do nothing returning id, version`;
  return kept;
}

export async function updateOrder(sql: Sql, id: string, row: NewOrder): Promise<Kept> {
  const [kept] = await sql<[Kept]>`
    update budget_orders set code = ${row.code}, name = ${row.name}, en_name = ${row.enName}, cost_center_id = ${row.costCenterId},
      product_id = ${row.productId ?? null}, meeting_type = ${row.meetingType ?? null}, amount = ${row.amount}, tolerance = ${row.tolerance ?? null}, is_blocking = ${row.isBlocking},
      valid_from = ${row.validFrom}, valid_until = ${row.validUntil}, is_open = ${row.isOpen}, version = version + 1, updated_at = now()
    where id = ${id} returning id, version`;
  return kept;
}

export interface LockedRecord {
  readonly id: string;
  readonly version: number;
  /** CNY held of an order; 0 of a cost center. */
  readonly used: number;
}

export async function lockRecord(
  sql: Sql,
  table: 'budget_cost_centers' | 'budget_orders',
  id: string,
): Promise<LockedRecord | undefined> {
  const used = table === 'budget_orders' ? sql`(estimated + committed + actual)::float8` : sql`0::float8`;
  const [row] = await sql<
    LockedRecord[]
  >`select id, version, ${used} as used from ${sql(table)} where id = ${id} for update`;
  return row;
}

export async function isCodeTaken(
  sql: Sql,
  table: 'budget_cost_centers' | 'budget_orders',
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  return (await sql`select from ${sql(table)} where code = ${code} and id <> ${id}`).length > 0;
}

/** References that are not there, by the name of their field. */
export async function selectUnknown(
  sql: Sql,
  {
    ownerId,
    costCenterId,
    productId,
  }: { ownerId?: string | undefined; costCenterId?: string; productId?: string | undefined },
): Promise<string[]> {
  const [row] = await sql<[Record<string, boolean>]>`
    select ${ownerId ?? null}::bigint is null or exists (select from users where id = ${ownerId ?? null} and is_enabled) as "ownerId",
      ${costCenterId ?? null}::bigint is null or exists (select from budget_cost_centers where id = ${costCenterId ?? null}) as "costCenterId",
      ${productId ?? null}::bigint is null or exists (select from products where id = ${productId ?? null}) as "productId"`;
  return Object.entries(row)
    .filter(([, isThere]) => !isThere)
    .map(([field]) => field);
}

export interface ChoiceOrder {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly costCenterCode: string;
  readonly meetingType: MeetingType | null;
  readonly available: number;
}

/** Orders that are open on a day, at an open cost center. */
export async function selectOpenOrders(sql: Sql, on: string, language: Language): Promise<ChoiceOrder[]> {
  return sql<ChoiceOrder[]>`
    select o.id, o.code, ${named(sql, language, 'o')} as name, c.code as "costCenterCode", o.meeting_type as "meetingType",
      (o.amount - o.estimated - o.committed - o.actual)::float8 as available
    from budget_orders o join budget_cost_centers c on c.enterprise_id = o.enterprise_id and c.id = o.cost_center_id
    where o.is_open and c.is_open and ${on}::date between greatest(o.valid_from, c.valid_from) and least(o.valid_until, c.valid_until)
    order by o.code limit 500`;
}
