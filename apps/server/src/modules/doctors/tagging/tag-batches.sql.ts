// Bulk acts on tags: the doctors as they matched, one step forward, one step back.
import type { TagBatch, TagBatchDraft, TagBatchState } from '@yijian/contract/doctors';
import { named, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { doctorWhere, type DoctorReading } from '../doctors-filter.sql.ts';

export type StoredBatch = Omit<TagBatch, 'createdAt' | 'endedAt'> & {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly termIds: string[];
  readonly userId: string;
};

export async function insertTagBatch(
  sql: Sql,
  batch: Pick<TagBatchDraft, 'act' | 'termIds'> & { userId: string },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into doctor_tag_batches (user_id, act, term_ids, matched)
    values (${batch.userId}, ${batch.act}, ${batch.termIds}::bigint[], 0) returning id`;
  return row.id;
}

/** Keeps the doctors that match now, at most `limit`; answers how many. */
export async function insertMatched(
  sql: Sql,
  batchId: string,
  { reading, ids, limit }: { reading: DoctorReading; ids: readonly string[] | undefined; limit: number },
): Promise<number> {
  const named = ids === undefined ? sql`` : sql`and d.id = any(${ids as string[]}::bigint[])`;
  const { count } = await sql`
    insert into doctor_tag_batch_rows (batch_id, doctor_id)
    select ${batchId}, d.id from doctors d where ${doctorWhere(sql, reading)} ${named} limit ${limit}`;
  await sql`update doctor_tag_batches set matched = ${count} where id = ${batchId}`;
  return count;
}

export async function selectTagBatches(
  sql: Sql,
  { userId, id }: { userId?: string; id?: string },
  language: 'zh' | 'en',
): Promise<StoredBatch[]> {
  return sql<StoredBatch[]>`
    select b.id, b.act, b.state, b.matched, b.done, b.changed, b.created_at as "createdAt", b.ended_at as "endedAt", b.user_id as "userId",
      b.term_ids::text[] as "termIds",
      array(select ${named(sql, language, 't')} from tag_terms t where t.enterprise_id = b.enterprise_id and t.id = any(b.term_ids) order by t.sort) as terms
    from doctor_tag_batches b
    where b.enterprise_id = app.enterprise_id() and ${userId === undefined ? sql`true` : sql`b.user_id = ${userId}`}
      and ${id === undefined ? sql`true` : sql`b.id = ${id}`}
    order by b.id desc limit 20`;
}

/** Moves a batch from one of the states; false when it is in none of them. */
export async function updateBatchState(
  sql: Sql,
  id: string,
  { from, to }: { from: readonly TagBatchState[]; to: TagBatchState },
): Promise<boolean> {
  const isEnd = to !== 'UNDOING';
  const { count } = await sql`
    update doctor_tag_batches set state = ${to}, ended_at = case when ${isEnd} then clock_timestamp() end,
      done = case when ${to === 'UNDOING'} then 0 else done end
    where id = ${id} and state = any(${from as string[]})`;
  return count > 0;
}

/** Holds the batch and answers it. */
export async function lockTagBatch(
  sql: Sql,
  id: string,
): Promise<Pick<StoredBatch, 'act' | 'state' | 'matched' | 'done' | 'termIds' | 'userId'> | undefined> {
  const [row] = await sql<Pick<StoredBatch, 'act' | 'state' | 'matched' | 'done' | 'termIds' | 'userId'>[]>`
    select act, state, matched, done, term_ids::text[] as "termIds", user_id as "userId" from doctor_tag_batches where id = ${id} for update`;
  return row;
}

interface Step {
  readonly id: string;
  readonly offset: number;
  readonly limit: number;
}

/** The doctors of one step, by their order. */
const step = (sql: Sql, { id, offset, limit }: Step): Fragment => sql`
  select r.doctor_id from doctor_tag_batch_rows r where r.enterprise_id = app.enterprise_id() and r.batch_id = ${id}
  order by r.doctor_id limit ${limit} offset ${offset}`;

/** Gives the terms to the doctors of the step; answers on how many something is new. */
export async function giveStep(
  sql: Sql,
  at: Step,
  { termIds, userId }: { termIds: readonly string[]; userId: string },
): Promise<number> {
  const [row] = await sql<[{ changed: number }]>`
    with given as (
      insert into doctor_tags (doctor_id, term_id, source, added_by, batch_id)
      select s.doctor_id, t.id, 'BULK', ${userId}, ${at.id} from (${step(sql, at)}) s, unnest(${termIds as string[]}::bigint[]) t(id)
      -- A doctor may have been deleted since.
      where exists (select from doctors d where d.enterprise_id = app.enterprise_id() and d.id = s.doctor_id)
      on conflict (enterprise_id, doctor_id, term_id) do nothing
      returning doctor_id
    )
    select count(distinct doctor_id)::int as changed from given`;
  return row.changed;
}

/** Takes the terms off the doctors of the step and keeps what is taken; answers off how many. */
export async function takeStep(sql: Sql, at: Step, termIds: readonly string[]): Promise<number> {
  const [row] = await sql<[{ changed: number }]>`
    with taken as (
      delete from doctor_tags x using (${step(sql, at)}) s
      where x.enterprise_id = app.enterprise_id() and x.doctor_id = s.doctor_id and x.term_id = any(${termIds as string[]}::bigint[])
      returning x.doctor_id, x.term_id, x.source, x.added_by, x.added_at
    ), kept as (
      update doctor_tag_batch_rows r set taken = k.taken
      from (select doctor_id, jsonb_agg(jsonb_build_object('term', term_id, 'source', source, 'by', added_by, 'at', added_at)) as taken
        from taken group by doctor_id) k
      where r.enterprise_id = app.enterprise_id() and r.batch_id = ${at.id} and r.doctor_id = k.doctor_id
      returning 1
    )
    select count(*)::int as changed from kept`;
  return row.changed;
}

/** Takes back what the batch gave to the doctors of the step. */
export async function ungiveStep(sql: Sql, at: Step): Promise<void> {
  await sql`
    delete from doctor_tags x using (${step(sql, at)}) s
    where x.enterprise_id = app.enterprise_id() and x.batch_id = ${at.id} and x.doctor_id = s.doctor_id`;
}

/** Gives back what the batch took from the doctors of the step, with who gave it and when. */
export async function untakeStep(sql: Sql, at: Step): Promise<void> {
  await sql`
    insert into doctor_tags (doctor_id, term_id, source, added_by, added_at)
    select s.doctor_id, (k ->> 'term')::bigint, k ->> 'source', (k ->> 'by')::bigint, (k ->> 'at')::timestamptz
    from (${step(sql, at)}) s
    join doctor_tag_batch_rows r on r.enterprise_id = app.enterprise_id() and r.batch_id = ${at.id} and r.doctor_id = s.doctor_id
    cross join lateral jsonb_array_elements(r.taken) k
    where exists (select from doctors d where d.enterprise_id = app.enterprise_id() and d.id = s.doctor_id)
      and exists (select from tag_terms t where t.enterprise_id = app.enterprise_id() and t.id = (k ->> 'term')::bigint)
    on conflict (enterprise_id, doctor_id, term_id) do nothing`;
}

export async function updateProgress(
  sql: Sql,
  id: string,
  { done, changed }: { done: number; changed: number },
): Promise<void> {
  await sql`update doctor_tag_batches set done = ${done}, changed = changed + ${changed} where id = ${id}`;
}
