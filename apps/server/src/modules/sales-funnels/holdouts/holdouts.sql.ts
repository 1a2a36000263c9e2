// Statements of hold-outs: whom a draw is from, who was drawn, and whose hold-outs there are.
import { MOST_DRAWN, type Breakdown, type FunnelDefinition } from '@yijian/contract/sales-funnels';
import type { Fragment, Sql } from '../../../platform/db/index.ts';

export interface HoldoutRow {
  readonly id: string;
  readonly name: string;
  readonly definition: FunnelDefinition;
  readonly step: number;
  readonly share: number;
  readonly days: number;
  readonly seed: string;
  readonly leftOut: number;
  readonly drawnAt: Date;
  readonly endsAt: Date;
}

const columns = (sql: Sql): Fragment => sql`
  h.id, h.name, h.definition, h.step, h.share, h.days, h.seed, h.left_out as "leftOut", h.drawn_at as "drawnAt", h.ends_at as "endsAt"`;

export async function selectHoldouts(sql: Sql, userId: string): Promise<HoldoutRow[]> {
  return sql<HoldoutRow[]>`
    select ${columns(sql)} from funnel_holdouts h where h.enterprise_id = app.enterprise_id() and h.user_id = ${userId}
    order by h.drawn_at desc, h.id desc`;
}

export async function selectHoldout(
  sql: Sql,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<HoldoutRow | undefined> {
  const [row] = await sql<HoldoutRow[]>`
    select ${columns(sql)} from funnel_holdouts h
    where h.enterprise_id = app.enterprise_id() and h.user_id = ${userId} and h.id = ${id}`;
  return row;
}

export interface Urn {
  /** Those who can be drawn, the first in the order of the draw as ids. */
  readonly count: number;
  readonly ids: readonly string[];
  /** Those whom another hold-out keeps back. */
  readonly leftOut: number;
}

/** `rows` has one row with `unit` for each; the same seed gives the same order of the same doctors. */
export async function selectUrn(
  sql: Sql,
  { rows, seed, at }: { readonly rows: Fragment; readonly seed: string; readonly at: Date },
): Promise<Urn> {
  const [found] = await sql<[Urn]>`
    with slice as materialized (
      select s.unit, exists (select from funnel_holdout_people p
          join funnel_holdouts h on h.enterprise_id = p.enterprise_id and h.id = p.holdout_id
          where p.enterprise_id = app.enterprise_id() and p.doctor_id = s.unit and p.is_held and h.ends_at > ${at}) as is_held
      from (${rows}) s)
    select (count(*) filter (where not is_held))::int as count, (count(*) filter (where is_held))::int as "leftOut",
      coalesce((select array_agg(x.id order by x.place) from (
        select unit::text as id, sha256(convert_to(${seed}::text || ':' || unit::text, 'UTF8')) as place from slice
        where not is_held order by place limit ${MOST_DRAWN}) x), '{}') as ids
    from slice`;
  return found;
}

export interface NewHoldout extends Omit<HoldoutRow, 'id'> {
  readonly userId: string;
  readonly breakdown: Breakdown | null;
  readonly value: string | null;
}

/** The id; undefined when the name is taken. */
export async function insertHoldout(sql: Sql, made: NewHoldout): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into funnel_holdouts (user_id, name, definition, step, breakdown, value, share, days, seed, left_out, drawn_at, ends_at)
    values (${made.userId}, ${made.name}, ${sql.json(made.definition)}, ${made.step}, ${made.breakdown}, ${made.value}, ${made.share},
      ${made.days}, ${made.seed}, ${made.leftOut}, ${made.drawnAt}, ${made.endsAt})
    on conflict (enterprise_id, user_id, name) do nothing returning id`;
  return row?.id;
}

export async function insertDrawn(
  sql: Sql,
  { id, ids, held }: { readonly id: string; readonly ids: readonly string[]; readonly held: number },
): Promise<void> {
  await sql`
    insert into funnel_holdout_people (holdout_id, doctor_id, is_held)
    select ${id}, u.id, u.place <= ${held} from unnest(${ids as string[]}::bigint[]) with ordinality as u (id, place)`;
}

export async function deleteHoldout(
  sql: Sql,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const gone = await sql`
    delete from funnel_holdouts where enterprise_id = app.enterprise_id() and user_id = ${userId} and id = ${id} returning id`;
  return gone.length > 0;
}
