// Posts and their mentions, written in bulk; a correction wins over what the tagger says now.
import type { Sql } from '../../../platform/db/index.ts';

export interface NewPost {
  readonly sourceCode: string;
  readonly externalId: string;
  readonly doctorId: string;
  /** ISO 8601. */
  readonly postedAt: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** Stores posts that are new; answers those that were, by their place in `posts`. */
export async function insertPosts(
  sql: Sql,
  posts: readonly NewPost[],
  { userId, modelVersion }: { userId: string; modelVersion: string },
): Promise<{ id: string; place: number }[]> {
  const numbered = JSON.stringify(posts.map((post, place) => ({ ...post, place })));
  return sql<{ id: string; place: number }[]>`
    with x as (
      select * from jsonb_to_recordset(${numbered}::text::jsonb) as x(place int, "sourceCode" text, "externalId" text, "doctorId" bigint,
        "postedAt" timestamptz, title text, body text, url text)
    ), kept as (
      insert into insight_posts (source_code, external_id, doctor_id, posted_at, title, body, url, model_version, imported_by)
      select "sourceCode", "externalId", "doctorId", "postedAt", title, body, url, ${modelVersion}, ${userId} from x order by place
      on conflict (enterprise_id, source_code, external_id) do nothing returning id, source_code, external_id
    )
    select k.id::text, x.place from kept k join x on x."sourceCode" = k.source_code and x."externalId" = k.external_id order by x.place`;
}

/** What was found in one sentence of a post, as the tagger says it. */
export interface PostTag {
  readonly postId: string;
  readonly sentence: number;
  readonly quote: string;
  readonly drugId: string;
  readonly indication: string;
  readonly aspect: string;
  readonly attitude: number;
  readonly viewpoint: string;
  readonly evidence: unknown;
}

export async function insertMentions(sql: Sql, tags: readonly PostTag[], modelVersion: string): Promise<number> {
  if (tags.length === 0) return 0;
  const { count } = await sql`
    insert into insight_mentions (post_id, sentence, quote, drug_id, indication, tagged_aspect, aspect, attitude, viewpoint, evidence,
      model_version, source_code, doctor_id, posted_on)
    select p.id, t.sentence, left(t.quote, 1000), t."drugId", t.indication, t.aspect, coalesce(c.aspect, t.aspect),
      coalesce(c.attitude, t.attitude), coalesce(c.viewpoint, t.viewpoint), t.evidence, ${modelVersion}, p.source_code, p.doctor_id,
      (p.posted_at at time zone 'Asia/Shanghai')::date
    from jsonb_to_recordset(${JSON.stringify(tags)}::text::jsonb) as t("postId" bigint, sentence int, quote text, "drugId" bigint,
      indication text, aspect text, attitude smallint, viewpoint text, evidence jsonb)
    join insight_posts p on p.enterprise_id = app.enterprise_id() and p.id = t."postId"
    left join insight_corrections c on c.enterprise_id = p.enterprise_id and c.post_id = p.id and c.sentence = t.sentence
      and c.drug_id = t."drugId" and c.tagged_aspect = t.aspect`;
  return count;
}

export interface StoredText {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** Posts after `afterId` by id, locked, so that no two readings of one mix. */
export async function lockPosts(
  sql: Sql,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<StoredText[]> {
  return sql<StoredText[]>`
    select id::text, title, body from insight_posts
    where enterprise_id = app.enterprise_id() and id > ${afterId} order by insight_posts.id limit ${limit} for update`;
}

export async function deleteMentions(sql: Sql, postIds: readonly string[]): Promise<void> {
  await sql`delete from insight_mentions where enterprise_id = app.enterprise_id() and post_id = any(${postIds as string[]}::bigint[])`;
}

export async function updateModel(sql: Sql, postIds: readonly string[], modelVersion: string): Promise<void> {
  await sql`
    update insight_posts set model_version = ${modelVersion}
    where enterprise_id = app.enterprise_id() and id = any(${postIds as string[]}::bigint[]) and model_version <> ${modelVersion}`;
}
