// Statements that write articles.
import type { ArticleDraft, ArticleState } from '@yijian/contract/articles';
import type { Sql } from '../../platform/db/index.ts';
import type { StoredArticle } from './article-reading.sql.ts';

const rowOf = (draft: ArticleDraft) => ({
  channel: draft.channel,
  audience: draft.audience,
  title: draft.title,
  en_title: draft.enTitle,
  summary: draft.summary,
  html: draft.html,
  citations: draft.citations,
  topics: draft.topics,
  product_id: draft.productId ?? null,
  expires_on: draft.expiresOn,
});

export async function insertArticle(
  sql: Sql,
  draft: ArticleDraft,
  { ownerId, at }: { ownerId: string; at: Date },
): Promise<string> {
  const row = { ...rowOf(draft), owner_id: ownerId, created_at: at, updated_at: at };
  const [kept] = await sql<[{ id: string }]>`insert into articles ${sql(row)} returning id`;
  return kept.id;
}

export async function updateDraft(sql: Sql, id: string, draft: ArticleDraft): Promise<void> {
  await sql`update articles set ${sql(rowOf(draft))} where id = ${id}`;
}

export interface ArticleChange {
  readonly state?: ArticleState;
  readonly approval_number?: string;
  readonly published_at?: Date;
  readonly reviewer_id?: string | null;
  readonly reviewed_at?: Date | null;
  readonly reason?: string;
  readonly instance_id?: string | null;
}

/** Makes the article a version newer. */
export async function updateArticle(sql: Sql, id: string, at: Date, change: ArticleChange): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update articles set ${sql({ ...change, updated_at: at })}, version = version + 1 where id = ${id} returning version`;
  return row.version;
}

/** Who marked the article as a favorite, and its author. */
export async function selectFollowers(sql: Sql, { id, ownerId }: StoredArticle): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    select user_id::text as "userId" from article_favorites where article_id = ${id}
    union select ${ownerId} order by 1`;
  return rows.map(({ userId }) => userId);
}

/** A draft with the content of an edition; undefined when one is being prepared already. */
export async function insertEdition(
  sql: Sql,
  { id, seriesId }: StoredArticle,
  { ownerId, expiresOn, at }: { ownerId: string; expiresOn: string; at: Date },
): Promise<string | undefined> {
  const series = seriesId ?? id;
  await sql`select from articles where id = ${series} for update`;
  const [kept] = await sql<{ id: string }[]>`
    insert into articles (series_id, edition, channel, audience, title, en_title, summary, html, citations, topics, product_id, expires_on, owner_id,
      created_at, updated_at)
    select ${series}, (select max(e.edition) + 1 from articles e where coalesce(e.series_id, e.id) = ${series}), a.channel, a.audience, a.title,
      a.en_title, a.summary, a.html, a.citations, a.topics, a.product_id, ${expiresOn}, ${ownerId}, ${at}, ${at}
    from articles a where a.id = ${id}
      and not exists (select from articles e where coalesce(e.series_id, e.id) = ${series} and e.state in ('DRAFT', 'IN_REVIEW'))
    returning id`;
  return kept?.id;
}

/** Former editions that were approved or published give way to the one published now. */
export async function supersedeOthers(sql: Sql, { id, seriesId, edition }: StoredArticle, at: Date): Promise<void> {
  await sql`
    update articles set state = 'SUPERSEDED', version = version + 1, updated_at = ${at}
    where coalesce(series_id, id) = ${seriesId ?? id} and edition < ${edition} and state in ('APPROVED', 'PUBLISHED')`;
}

/** Numbers approvals of a year in their order: YJA-2026-0007. */
export async function nextApprovalNumber(sql: Sql, year: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('article approvals'), app.enterprise_id()::int)`;
  const [row] = await sql<[{ next: number }]>`
    select coalesce(max(substr(approval_number, 10)::int), 0) + 1 as next from articles where approval_number like ${`YJA-${year}-%`}`;
  return `YJA-${year}-${String(row.next).padStart(4, '0')}`;
}

export async function insertFavorite(sql: Sql, userId: string, articleId: string): Promise<void> {
  await sql`insert into article_favorites (user_id, article_id) values (${userId}, ${articleId}) on conflict do nothing`;
}

export async function deleteFavorite(sql: Sql, userId: string, articleId: string): Promise<void> {
  await sql`delete from article_favorites where user_id = ${userId} and article_id = ${articleId}`;
}
