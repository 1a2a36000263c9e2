// Statements of the incidents of data assets.
import type {
  AssetCode,
  IncidentFilter,
  IncidentKind,
  IncidentQuery,
  IncidentState,
} from '@yijian/contract/data-assets';
import { allOf, json, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** What a measurement found when it opened an incident. */
export interface IncidentFacts {
  readonly checked?: number;
  readonly failing?: number;
  readonly changedAt?: string;
  readonly expectedDays?: number;
}

export interface IncidentRow {
  readonly id: string;
  readonly code: AssetCode;
  readonly kind: IncidentKind;
  readonly rule: string | null;
  readonly state: IncidentState;
  readonly facts: IncidentFacts;
  readonly note: string;
  readonly owner: { readonly id: string; readonly name: string } | null;
  readonly reporterName: string | null;
  readonly resolverName: string | null;
  readonly openedAt: Date;
  readonly acknowledgedAt: Date | null;
  readonly resolvedAt: Date | null;
  readonly resolution: string;
  readonly version: number;
}

const where = (sql: Sql, { assetCode, state, kind }: IncidentFilter): Fragment =>
  allOf(sql, [
    sql`i.enterprise_id = app.enterprise_id()`,
    assetCode === undefined ? undefined : sql`i.code = ${assetCode}`,
    state === undefined ? undefined : sql`i.state = ${state}`,
    kind === undefined ? undefined : sql`i.kind = ${kind}`,
  ]);

export async function selectIncidents(sql: Sql, query: IncidentQuery, language: 'zh' | 'en'): Promise<IncidentRow[]> {
  const order = query.sort === 'openedAt,asc' ? sql`i.opened_at, i.id` : sql`i.opened_at desc, i.id desc`;
  return sql<IncidentRow[]>`
    select i.id::text as id, i.code, i.kind, i.rule, i.state, i.facts, i.note, i.opened_at as "openedAt",
      i.acknowledged_at as "acknowledgedAt", i.resolved_at as "resolvedAt", i.resolution, i.version,
      case when o.id is null then null else json_build_object('id', o.id::text, 'name', ${namedUser(sql, language, 'o')}) end as owner,
      ${namedUser(sql, language, 'r')} as "reporterName", ${namedUser(sql, language, 's')} as "resolverName"
    from data_asset_incidents i
    left join users o on o.enterprise_id = i.enterprise_id and o.id = i.owner_id
    left join users r on r.enterprise_id = i.enterprise_id and r.id = i.reporter_id
    left join users s on s.enterprise_id = i.enterprise_id and s.id = i.resolver_id
    where ${where(sql, query)} order by ${order} limit ${query.size} offset ${query.page * query.size}`;
}

export async function countIncidents(sql: Sql, filter: IncidentFilter): Promise<number> {
  const [row] = await sql<[{ n: number }]>`
    select count(*)::int as n from data_asset_incidents i where ${where(sql, filter)}`;
  return row.n;
}

/** Incidents that are not resolved, by asset. */
export async function selectOpenCounts(sql: Sql): Promise<{ code: AssetCode; n: number }[]> {
  return sql<{ code: AssetCode; n: number }[]>`
    select code, count(*)::int as n from data_asset_incidents
    where enterprise_id = app.enterprise_id() and state <> 'RESOLVED' group by code`;
}

export interface NewIncident {
  readonly code: AssetCode;
  readonly kind: IncidentKind;
  readonly rule: string | null;
  readonly facts: IncidentFacts;
  readonly note: string;
  readonly ownerId: string | null;
  readonly reporterId: string | null;
  readonly at: Date;
}

/** Undefined when a measurement has one open for the same rule already. */
export async function insertIncident(sql: Sql, one: NewIncident): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into data_asset_incidents (code, kind, rule, facts, note, owner_id, reporter_id, opened_at)
    values (${one.code}, ${one.kind}, ${one.rule}, ${json(sql, one.facts)}, ${one.note}, ${one.ownerId}, ${one.reporterId}, ${one.at})
    on conflict do nothing returning id::text as id`;
  return row?.id;
}

/** Of what a measurement opened: whatever it does not find any more. */
export async function updateMended(
  sql: Sql,
  { code, isStale, broken, at }: { code: AssetCode; isStale: boolean; broken: readonly string[]; at: Date },
): Promise<void> {
  await sql`
    update data_asset_incidents set state = 'RESOLVED', resolved_at = ${at}, version = version + 1
    where enterprise_id = app.enterprise_id() and code = ${code} and state <> 'RESOLVED'
      and ((kind = 'FRESHNESS' and not ${isStale}) or (kind = 'QUALITY' and rule <> all(${broken as string[]}::text[])))`;
}

export interface StoredIncident {
  readonly id: string;
  readonly code: AssetCode;
  readonly kind: IncidentKind;
  readonly rule: string | null;
  readonly state: IncidentState;
  readonly version: number;
}

/** Under its lock. */
export async function lockIncident(sql: Sql, id: string): Promise<StoredIncident | undefined> {
  const [row] = await sql<StoredIncident[]>`
    select id::text as id, code, kind, rule, state, version from data_asset_incidents
    where enterprise_id = app.enterprise_id() and id = ${id} for update`;
  return row;
}

export async function selectOpenTwin(sql: Sql, { id, code, kind, rule }: StoredIncident): Promise<boolean> {
  if (kind === 'REPORTED') return false;
  const rows = await sql`
    select from data_asset_incidents where enterprise_id = app.enterprise_id() and code = ${code} and kind = ${kind}
      and rule is not distinct from ${rule} and state <> 'RESOLVED' and id <> ${id}`;
  return rows.length > 0;
}

export interface IncidentChange {
  readonly state?: IncidentState;
  readonly note?: string;
  readonly owner_id?: string;
  readonly acknowledged_at?: Date | null;
  readonly resolved_at?: Date | null;
  readonly resolver_id?: string | null;
  readonly resolution?: string;
}

/** Makes it a version newer. */
export async function updateIncident(sql: Sql, id: string, change: IncidentChange): Promise<void> {
  await sql`
    update data_asset_incidents set ${sql({ ...change })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
