// Reads and writes sets of weights with their versions (product 3.4).
import type { KolWeights, WeightSetDraft } from '@yijian/contract/opinion-leaders';
import { type Fragment, json, named, namedUser, type Sql } from '../../../platform/db/index.ts';

export interface StoredSet {
  readonly id: string;
  readonly name: string;
  readonly weights: KolWeights;
  readonly ownerName: string | null;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly version: number;
  readonly updatedAt: Date;
}

export interface SetReader {
  readonly userId: string;
  readonly language: 'zh' | 'en';
}

const seen = (sql: Sql, userId: string): Fragment => sql`(s.owner_id = ${userId} or s.is_shared or s.is_default)`;

/** Own ones, shared ones and the one that comes with the product, which stands first. */
export async function selectSets(
  sql: Sql,
  { userId, language, id }: SetReader & { id?: string },
): Promise<StoredSet[]> {
  return sql<StoredSet[]>`
    select s.id, ${named(sql, language, 's')} as name, s.weights, ${namedUser(sql, language, 'u')} as "ownerName",
      coalesce(s.owner_id = ${userId}, false) as "isOwn", s.is_shared as "isShared", s.is_default as "isDefault", s.version, s.updated_at as "updatedAt"
    from kol_weight_sets s left join users u on u.enterprise_id = s.enterprise_id and u.id = s.owner_id
    where ${seen(sql, userId)} ${id === undefined ? sql`` : sql`and s.id = ${id}`}
    order by s.is_default desc, s.owner_id = ${userId} desc, s.name`;
}

export async function selectSetForUpdate(
  sql: Sql,
  { userId, id }: { userId: string; id: string },
): Promise<{ version: number; isOwn: boolean } | undefined> {
  const [row] = await sql<{ version: number; isOwn: boolean }[]>`
    select s.version, coalesce(s.owner_id = ${userId}, false) as "isOwn" from kol_weight_sets s
    where s.id = ${id} and ${seen(sql, userId)} for update`;
  return row;
}

export async function hasSetOfName(
  sql: Sql,
  { userId, name, except }: { userId: string; name: string; except?: string },
): Promise<boolean> {
  const rows = await sql`
    select s.id from kol_weight_sets s where s.owner_id = ${userId} and s.name = ${name} and s.id is distinct from ${except ?? null}::bigint`;
  return rows.length > 0;
}

/** The new set; undefined when the owner has one of this name. */
export async function insertSet(sql: Sql, userId: string, draft: WeightSetDraft): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into kol_weight_sets (name, weights, owner_id, is_shared)
    values (${draft.name}, ${json(sql, draft.weights)}, ${userId}, ${draft.isShared})
    on conflict (enterprise_id, owner_id, name) do nothing returning id`;
  return row?.id;
}

export async function updateSet(sql: Sql, id: string, draft: WeightSetDraft): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update kol_weight_sets set name = ${draft.name}, weights = ${json(sql, draft.weights)}, is_shared = ${draft.isShared}, version = version + 1,
      updated_at = now()
    where id = ${id} returning version`;
  return row.version;
}

export async function deleteSet(sql: Sql, id: string): Promise<void> {
  await sql`delete from kol_weight_sets where id = ${id}`;
}

/** Keeps the version the set has now. */
export async function insertVersion(sql: Sql, id: string, userId: string): Promise<void> {
  await sql`
    insert into kol_weight_set_versions (set_id, version, name, weights, changed_by)
    select s.id, s.version, s.name, s.weights, ${userId} from kol_weight_sets s where s.id = ${id}`;
}

export interface StoredVersion {
  readonly version: number;
  readonly name: string;
  readonly weights: KolWeights;
  readonly changedByName: string | null;
  readonly changedAt: Date;
}

export async function selectVersions(sql: Sql, id: string, language: 'zh' | 'en'): Promise<StoredVersion[]> {
  return sql<StoredVersion[]>`
    select v.version, v.name, v.weights, ${namedUser(sql, language, 'u')} as "changedByName", v.changed_at as "changedAt"
    from kol_weight_set_versions v left join users u on u.enterprise_id = v.enterprise_id and u.id = v.changed_by
    where v.set_id = ${id} order by v.version desc limit 50`;
}
