// Statements of rule sets.
import type {
  CluePreview,
  ClueSet,
  ClueSetDraft,
  ClueSetFilter,
  ClueSetQuery,
  ClueSetState,
} from '@yijian/contract/clue-scores';
import { allOf, anywhere, named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';
import type { PageText } from '../../../platform/http/index.ts';

type Language = 'zh' | 'en';

const shown = (sql: Sql, language: Language): Fragment => sql`
  s.id::text as id, s.name, s.product_id::text as "productId", s.scoring, s.open_grades as "openGrades", s.sla_days as "slaDays",
  coalesce(${named(sql, language, 'p')}, '') as "productName", s.state, '{"sampled": null}'::jsonb || s.simulation as simulation, s.simulated_at as "simulatedAt",
  s.applied_at as "appliedAt", s.retired_at as "retiredAt", s.scored_at as "scoredAt", ${namedUser(sql, language, 'u')} as "ownerName",
  s.version, s.updated_at as "updatedAt"`;

const source = (sql: Sql): Fragment => sql`
  clue_sets s join users u on u.enterprise_id = s.enterprise_id and u.id = s.owner_id
  left join products p on p.enterprise_id = s.enterprise_id and p.id = s.product_id`;

function where(sql: Sql, { keyword, state }: ClueSetFilter): Fragment {
  return allOf(sql, [
    sql`s.enterprise_id = app.enterprise_id()`,
    keyword === undefined ? undefined : sql`s.name ilike ${anywhere(keyword)}`,
    state === undefined ? undefined : sql`s.state = ${state}`,
  ]);
}

/** The applied ones first, then by when they were changed. */
export async function selectSets(sql: Sql, query: ClueSetQuery, language: Language): Promise<PageText> {
  const order =
    query.sort === 'updatedAt,asc'
      ? sql`s.updated_at, s.id`
      : sql`s.state = 'APPLIED' desc, s.updated_at desc, s.id desc`;
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (select ${shown(sql, language)} from ${source(sql)} where ${where(sql, query)}
      order by ${order} limit ${query.size} offset ${query.page * query.size}) page`;
  return row;
}

export async function countSets(sql: Sql, filter: ClueSetFilter): Promise<number> {
  const [row] = await sql<[{ n: number }]>`select count(*)::int as n from clue_sets s where ${where(sql, filter)}`;
  return row.n;
}

type Moments = 'simulatedAt' | 'appliedAt' | 'retiredAt' | 'scoredAt';
export type ClueSetRow = Omit<ClueSet, Moments | 'updatedAt'> &
  Record<Moments, Date | null> & { readonly updatedAt: Date };

export async function selectSet(sql: Sql, id: string, language: Language): Promise<ClueSetRow | undefined> {
  const [row] = await sql<ClueSetRow[]>`
    select ${shown(sql, language)} from ${source(sql)} where s.enterprise_id = app.enterprise_id() and s.id = ${id}`;
  return row;
}

export interface StoredSet extends Pick<
  ClueSet,
  'id' | 'name' | 'productId' | 'scoring' | 'openGrades' | 'slaDays' | 'version'
> {
  readonly state: ClueSetState;
  readonly simulatedAt: Date | null;
  readonly appliedAt: Date | null;
}

const stored = (sql: Sql): Fragment => sql`
  s.id::text as id, s.name, s.product_id::text as "productId", s.scoring, s.open_grades as "openGrades", s.sla_days as "slaDays",
  s.version, s.state, s.simulated_at as "simulatedAt", s.applied_at as "appliedAt"`;

export async function lockSet(sql: Sql, id: string): Promise<StoredSet | undefined> {
  const [row] = await sql<StoredSet[]>`
    select ${stored(sql)} from clue_sets s where s.enterprise_id = app.enterprise_id() and s.id = ${id} for update`;
  return row;
}

/** The set applied for a product, or for all products. */
export async function selectApplied(sql: Sql, productId: string | null): Promise<StoredSet | undefined> {
  const [row] = await sql<StoredSet[]>`
    select ${stored(sql)} from clue_sets s
    where s.enterprise_id = app.enterprise_id() and s.state = 'APPLIED' and coalesce(s.product_id, 0) = ${productId ?? '0'}`;
  return row;
}

export async function selectAllApplied(sql: Sql): Promise<StoredSet[]> {
  return sql<StoredSet[]>`
    select ${stored(sql)} from clue_sets s where s.enterprise_id = app.enterprise_id() and s.state = 'APPLIED' order by s.id`;
}

/** Whoever applies a set in a scope waits for whoever does the same. */
export async function lockScope(sql: Sql, productId: string | null): Promise<void> {
  const name = `clue scope ${productId ?? '0'} `;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name} || app.enterprise_id(), 0))`;
}

export async function selectProductKnown(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select from products where enterprise_id = app.enterprise_id() and id = ${id}`;
  return rows.length > 0;
}

export async function selectNameTaken(
  sql: Sql,
  { name, exceptId }: { name: string; exceptId: string },
): Promise<boolean> {
  const rows =
    await sql`select from clue_sets where enterprise_id = app.enterprise_id() and name = ${name} and id <> ${exceptId}`;
  return rows.length > 0;
}

/** The id; undefined when the name is taken. */
export async function insertSet(
  sql: Sql,
  { ownerId, at, ...draft }: ClueSetDraft & { readonly ownerId: string; readonly at: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into clue_sets (name, product_id, scoring, open_grades, sla_days, owner_id, created_at, updated_at)
    values (${draft.name}, ${draft.productId}, ${sql.json(draft.scoring)}, ${draft.openGrades}, ${draft.slaDays}, ${ownerId}, ${at}, ${at})
    on conflict (enterprise_id, name) do nothing returning id`;
  return row?.id;
}

/** A changed set is a draft again: what was simulated no longer holds. */
export async function updateSet(
  sql: Sql,
  id: string,
  { at, ...draft }: ClueSetDraft & { readonly at: Date },
): Promise<void> {
  await sql`
    update clue_sets set name = ${draft.name}, product_id = ${draft.productId}, scoring = ${sql.json(draft.scoring)},
      open_grades = ${draft.openGrades}, sla_days = ${draft.slaDays}, state = 'DRAFT', simulation = null, simulated_at = null,
      version = version + 1, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function deleteSet(sql: Sql, id: string): Promise<void> {
  await sql`delete from clue_sets where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function writeSimulated(
  sql: Sql,
  id: string,
  { preview, at }: { preview: CluePreview; at: Date },
): Promise<void> {
  await sql`
    update clue_sets set state = 'SIMULATED', simulation = ${sql.json(preview)}, simulated_at = ${at}, version = version + 1, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function writeApplied(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    update clue_sets set state = 'APPLIED', applied_at = ${at}, version = version + 1, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Its scores go with it; its clues stay. */
export async function writeRetired(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    update clue_sets set state = 'RETIRED', retired_at = ${at}, version = version + 1, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
