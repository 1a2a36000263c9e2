// Reads and writes overrides of tiers (product 3.4).
import type { KolTier, OverrideQuery, OverrideState } from '@yijian/contract/opinion-leaders';
import { allOf, anywhere, named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import type { Reading } from '../ranking/ranking.sql.ts';

export interface NewRow {
  readonly doctorId: string;
  readonly areaCode: string | undefined;
  readonly tier: KolTier;
  readonly computedTier: KolTier;
  readonly reason: string;
  readonly userId: string;
}

/** The new override; undefined when one of the doctor and area is live. */
export async function insertOverride(sql: Sql, row: NewRow): Promise<string | undefined> {
  const [kept] = await sql<{ id: string }[]>`
    insert into kol_overrides (doctor_id, area_code, tier, computed_tier, reason, proposed_by)
    values (${row.doctorId}, ${row.areaCode ?? null}, ${row.tier}, ${row.computedTier}, ${row.reason}, ${row.userId})
    on conflict (enterprise_id, doctor_id, area_code) where state in ('PROPOSED', 'APPROVED') do nothing returning id`;
  return kept?.id;
}

export interface StoredOverride {
  readonly id: string;
  readonly doctorId: string;
  readonly tier: KolTier;
  readonly state: OverrideState;
  readonly proposedBy: string;
  readonly version: number;
}

export async function selectOverrideForUpdate(sql: Sql, id: string): Promise<StoredOverride | undefined> {
  const [row] = await sql<StoredOverride[]>`
    select o.id, o.doctor_id as "doctorId", o.tier, o.state, o.proposed_by as "proposedBy", o.version from kol_overrides o where o.id = ${id} for update`;
  return row;
}

export async function updateOverride(
  sql: Sql,
  id: string,
  { state, userId, at, note }: { state: OverrideState; userId: string; at: Date; note: string },
): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update kol_overrides set state = ${state}, decided_by = ${userId}, decided_at = ${at}, note = ${note}, version = version + 1
    where id = ${id} returning version`;
  return row.version;
}

export interface OverrideRow {
  readonly id: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly hospitalName: string;
  readonly isInScope: boolean;
  readonly areaCode: string | null;
  readonly areaName: string | null;
  readonly tier: KolTier;
  readonly computedTier: KolTier;
  readonly reason: string;
  readonly state: OverrideState;
  readonly proposedBy: string;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly note: string;
  readonly version: number;
}

const where = (sql: Sql, { state }: Pick<OverrideQuery, 'state'>): Fragment =>
  allOf(sql, [state?.length ? sql`o.state = any(${state as string[]})` : undefined]);

/** What waits stands first, then the newest. */
export async function selectOverrides(
  sql: Sql,
  { viewer, language }: Reading,
  { page, size, ...filter }: OverrideQuery,
): Promise<OverrideRow[]> {
  return sql<OverrideRow[]>`
    select o.id, o.doctor_id as "doctorId", ${named(sql, language, 'd')} as "doctorName", ${named(sql, language, 'h')} as "hospitalName",
      ${doctorScope(sql, viewer)} as "isInScope", o.area_code as "areaCode", ${named(sql, language, 's')} as "areaName", o.tier,
      o.computed_tier as "computedTier", o.reason, o.state, o.proposed_by as "proposedBy", ${namedUser(sql, language, 'u')} as "proposedByName",
      o.proposed_at as "proposedAt", ${namedUser(sql, language, 'w')} as "decidedByName", o.decided_at as "decidedAt", o.note, o.version
    from kol_overrides o
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.proposed_by
    left join users w on w.enterprise_id = o.enterprise_id and w.id = o.decided_by
    left join standard_departments s on s.code = o.area_code
    where ${where(sql, filter)}
    order by (o.state = 'PROPOSED') desc, o.id desc limit ${size} offset ${page * size}`;
}

export interface WaitingOverrides {
  readonly userId: string;
  readonly keyword?: string | undefined;
  readonly risk?: string | undefined;
}
export interface WaitingOverride extends Pick<
  OverrideRow,
  'id' | 'version' | 'doctorName' | 'hospitalName' | 'areaName' | 'tier' | 'computedTier' | 'reason' | 'proposedAt'
> {
  readonly risk: 'MEDIUM' | 'HIGH';
  readonly person: { id: string; name: string; enName: string };
}

/** Who speaks for the whole country costs most when it is wrong. */
const riskOf = (sql: Sql): Fragment => sql`case when o.tier = 'NATIONAL' then 'HIGH' else 'MEDIUM' end`;

const waitingWhere = (sql: Sql, { userId, keyword, risk }: WaitingOverrides): Fragment =>
  allOf(sql, [
    sql`o.state = 'PROPOSED' and o.proposed_by <> ${userId}`,
    risk ? sql`${riskOf(sql)} = ${risk}` : undefined,
    keyword
      ? sql`exists (select from doctors n where n.enterprise_id = o.enterprise_id and n.id = o.doctor_id
          and (n.name ilike ${anywhere(keyword)} or n.en_name ilike ${anywhere(keyword)}))`
      : undefined,
  ]);

/** What waits for a decision that is not the proposer's, the riskiest first or by its time. */
export async function selectWaitingOverrides(
  sql: Sql,
  waiting: WaitingOverrides,
  { language, sort, limit }: { language: 'zh' | 'en'; sort: string; limit: number },
): Promise<WaitingOverride[]> {
  const rank = sql`(o.tier = 'NATIONAL')`;
  const order =
    sort === 'risk,desc'
      ? sql`${rank} desc, o.proposed_at, o.id`
      : sort === 'risk,asc'
        ? sql`${rank}, o.proposed_at, o.id`
        : sort === 'createdAt,desc'
          ? sql`o.proposed_at desc, o.id desc`
          : sql`o.proposed_at, o.id`;
  return sql<WaitingOverride[]>`
    select o.id, o.version, ${named(sql, language, 'd')} as "doctorName", ${named(sql, language, 'h')} as "hospitalName",
      ${named(sql, language, 's')} as "areaName", o.tier, o.computed_tier as "computedTier", o.reason, o.proposed_at as "proposedAt",
      ${riskOf(sql)} as risk, json_build_object('id', u.id::text, 'name', u.first_name, 'enName', u.en_name) as person
    from kol_overrides o
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.proposed_by
    left join standard_departments s on s.code = o.area_code
    where ${waitingWhere(sql, waiting)} order by ${order} limit ${limit}`;
}

export async function countWaitingOverrides(sql: Sql, waiting: WaitingOverrides): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from kol_overrides o where ${waitingWhere(sql, waiting)}`;
  return row.total;
}

export async function countOverrides(sql: Sql, filter: Pick<OverrideQuery, 'state'>): Promise<number> {
  const [row] = await sql<
    [{ count: number }]
  >`select count(*)::int as count from kol_overrides o where ${where(sql, filter)}`;
  return row.count;
}

/** Who may decide: colleagues with the permission, without the proposer. */
export async function selectDeciders(sql: Sql, proposer: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct u.id from users u
    join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled and r.code <> 'admin'
    join role_menus rm on rm.enterprise_id = r.enterprise_id and rm.role_id = r.id
    join menus m on m.enterprise_id = rm.enterprise_id and m.id = rm.menu_id
    where u.is_enabled and u.id <> ${proposer} and m.code = 'customer:opinion-leaders:approve'`;
  return rows.map((row) => row.id);
}
