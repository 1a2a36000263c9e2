// The tagging model of the enterprise, its runs, and what it made of sentences.
import { SURE_ENOUGH } from '@yijian/contract/insights';
import type { Sql } from '../../../platform/db/index.ts';

export interface TaggerRow {
  readonly id: string;
  readonly address: string;
  readonly model: string;
  readonly dailyLimit: number;
}

export async function selectTagger(sql: Sql): Promise<TaggerRow | undefined> {
  const [row] = await sql<TaggerRow[]>`
    select id::text, address, model, daily_limit as "dailyLimit" from insight_taggers where enterprise_id = app.enterprise_id()`;
  return row;
}

/** Until the transaction ends nobody else reserves sentences of the day. */
export async function lockTagger(sql: Sql): Promise<TaggerRow | undefined> {
  const [row] = await sql<TaggerRow[]>`
    select id::text, address, model, daily_limit as "dailyLimit" from insight_taggers where enterprise_id = app.enterprise_id() for update`;
  return row;
}

export async function upsertTagger(sql: Sql, { address, model, dailyLimit }: Omit<TaggerRow, 'id'>): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into insight_taggers (address, model, daily_limit) values (${address}, ${model}, ${dailyLimit})
    on conflict (enterprise_id) do update set address = excluded.address, model = excluded.model, daily_limit = excluded.daily_limit
    returning id::text`;
  return row.id;
}

export async function deleteTagger(sql: Sql, id: string): Promise<void> {
  await sql`delete from insight_taggers where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export interface RunCounts {
  readonly asked: number;
  readonly tagged: number;
  readonly silent: number;
  readonly refused: number;
}

/** Of the day of Shanghai in which `now` lies. */
export async function selectDay(sql: Sql, now: Date): Promise<RunCounts> {
  const [row] = await sql<[RunCounts]>`
    select coalesce(sum(asked), 0)::int as asked, coalesce(sum(tagged), 0)::int as tagged, coalesce(sum(silent), 0)::int as silent,
      coalesce(sum(refused), 0)::int as refused
    from insight_model_runs where enterprise_id = app.enterprise_id()
      and ran_at >= date_trunc('day', ${now}::timestamptz, 'Asia/Shanghai') and ran_at < date_trunc('day', ${now}::timestamptz, 'Asia/Shanghai') + interval '1 day'`;
  return row;
}

export async function insertRun(
  sql: Sql,
  run: { model: string; asked: number; userId: string; at: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into insight_model_runs (model, asked, user_id, ran_at) values (${run.model}, ${run.asked}, ${run.userId}, ${run.at}) returning id::text`;
  return row.id;
}

export async function updateRun(sql: Sql, id: string, { asked, tagged, silent, refused }: RunCounts): Promise<void> {
  await sql`
    update insight_model_runs set asked = ${asked}, tagged = ${tagged}, silent = ${silent}, refused = ${refused}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export interface UnreadPost {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** `sentence drug` of what was asked for already. */
  readonly asked: readonly string[];
}

export async function selectUnread(
  sql: Sql,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<UnreadPost[]> {
  return sql<UnreadPost[]>`
    select p.id::text, p.title, p.body, coalesce((select array_agg(t.sentence || ' ' || t.drug_id) from insight_model_tags t
      where t.enterprise_id = p.enterprise_id and t.post_id = p.id), '{}') as asked
    from insight_posts p where p.enterprise_id = app.enterprise_id() and p.id > ${afterId}
      and not exists (select 1 from insight_model_reads r where r.enterprise_id = p.enterprise_id and r.post_id = p.id)
    order by p.id limit ${limit}`;
}

export async function insertReads(sql: Sql, postIds: readonly string[]): Promise<void> {
  await sql`insert into insight_model_reads (post_id) select unnest(${postIds as string[]}::bigint[]) on conflict do nothing`;
}

export async function deleteReads(sql: Sql, postIds: readonly string[]): Promise<void> {
  await sql`delete from insight_model_reads where enterprise_id = app.enterprise_id() and post_id = any(${postIds as string[]}::bigint[])`;
}

export interface ModelTagRow {
  readonly postId: string;
  readonly sentence: number;
  readonly drugId: string;
  readonly outcome: string;
  readonly quote: string;
  readonly indication: string;
  readonly aspect: string | null;
  readonly attitude: number | null;
  readonly viewpoint: string | null;
  readonly evidence: unknown;
}

export async function insertModelTags(sql: Sql, tags: readonly ModelTagRow[], modelVersion: string): Promise<void> {
  await sql`
    insert into insight_model_tags (post_id, sentence, drug_id, outcome, quote, indication, aspect, attitude, viewpoint, evidence, model_version)
    select t."postId", t.sentence, t."drugId", t.outcome, t.quote, t.indication, t.aspect, t.attitude, t.viewpoint, nullif(t.evidence, 'null'), ${modelVersion}
    from jsonb_to_recordset(${JSON.stringify(tags)}::text::jsonb) as t("postId" bigint, sentence int, "drugId" bigint, outcome text, quote text,
      indication text, aspect text, attitude smallint, viewpoint text, evidence jsonb)
    on conflict (enterprise_id, post_id, sentence, drug_id) do nothing`;
}

/**
 * Puts what the model said in place of what the tagger was unsure of. A tag that a person corrected stays, and where the
 * person corrected the model's own tag, that correction is applied again. Answers how many tags there are more.
 */
export async function applyModelTags(sql: Sql, postIds: readonly string[]): Promise<number> {
  const ids = postIds as string[];
  const gone = await sql`
    delete from insight_mentions m using insight_model_tags t
    where m.enterprise_id = app.enterprise_id() and m.post_id = any(${ids}::bigint[]) 
      and (m.evidence ->> 'rule' = 'CUE_ALONE' or (m.evidence ->> 'sureness')::numeric < ${SURE_ENOUGH})
      and t.enterprise_id = m.enterprise_id and t.post_id = m.post_id and t.sentence = m.sentence and t.drug_id = m.drug_id and t.outcome = 'TAGGED'
      and not exists (select 1 from insight_corrections c where c.enterprise_id = m.enterprise_id and c.post_id = m.post_id
        and c.sentence = m.sentence and c.drug_id = m.drug_id and c.tagged_aspect = m.tagged_aspect)`;
  const { count } = await sql`
    insert into insight_mentions (post_id, sentence, quote, drug_id, indication, tagged_aspect, aspect, attitude, viewpoint, evidence,
      model_version, source_code, doctor_id, posted_on)
    select p.id, t.sentence, t.quote, t.drug_id, t.indication, t.aspect, coalesce(c.aspect, t.aspect), coalesce(c.attitude, t.attitude),
      coalesce(c.viewpoint, t.viewpoint), t.evidence, t.model_version, p.source_code, p.doctor_id,
      (p.posted_at at time zone 'Asia/Shanghai')::date
    from insight_model_tags t join insight_posts p on p.enterprise_id = t.enterprise_id and p.id = t.post_id
    left join insight_corrections c on c.enterprise_id = t.enterprise_id and c.post_id = t.post_id and c.sentence = t.sentence
      and c.drug_id = t.drug_id and c.tagged_aspect = t.aspect
    where t.enterprise_id = app.enterprise_id() and t.post_id = any(${ids}::bigint[]) and t.outcome = 'TAGGED'
      and not exists (select 1 from insight_mentions m where m.enterprise_id = t.enterprise_id and m.post_id = t.post_id
        and m.sentence = t.sentence and m.drug_id = t.drug_id)`;
  return count - gone.count;
}
