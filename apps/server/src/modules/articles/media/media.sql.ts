// What pictures and videos of articles have in common: which articles show them, which nobody came to show, which are recalled.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** Where files of a kind are kept, and which articles show them. */
export interface Shelf {
  readonly table: 'article_pictures' | 'article_videos';
  readonly uses: 'article_picture_uses' | 'article_video_uses';
  readonly key: 'picture_id' | 'video_id';
}

export const pictureShelf: Shelf = { table: 'article_pictures', uses: 'article_picture_uses', key: 'picture_id' };
export const videoShelf: Shelf = { table: 'article_videos', uses: 'article_video_uses', key: 'video_id' };

/** Files that no article came to show. */
export async function deleteUnused(sql: Sql, { table, uses, key }: Shelf, before: Date): Promise<void> {
  await sql`
    delete from ${sql(table)} f where f.enterprise_id = app.enterprise_id() and f.uploaded_at < ${before}
      and not exists (select from ${sql(uses)} u where u.enterprise_id = f.enterprise_id and u.${sql(key)} = f.id)`;
}

/** Whether each of the hashes names a file that is there. */
export async function areKnown(sql: Sql, { table }: Shelf, hashes: readonly string[]): Promise<boolean> {
  const [row] = await sql<[{ known: number }]>`
    select count(*)::int as known from ${sql(table)} where enterprise_id = app.enterprise_id() and hash = any(${[...hashes]})`;
  return row.known === hashes.length;
}

interface Uses {
  readonly articleId: string;
  readonly hashes: readonly string[];
}

/** From now on the article shows these files and no others. */
export async function updateUses(sql: Sql, { table, uses, key }: Shelf, { articleId, hashes }: Uses): Promise<void> {
  await sql`delete from ${sql(uses)} where enterprise_id = app.enterprise_id() and article_id = ${articleId}`;
  await sql`
    insert into ${sql(uses)} (article_id, ${sql(key)})
    select ${articleId}, id from ${sql(table)} where enterprise_id = app.enterprise_id() and hash = any(${[...hashes]})`;
}

/** A new edition shows what the former one shows. */
export async function copyUses(
  sql: Sql,
  { uses, key }: Shelf,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into ${sql(uses)} (article_id, ${sql(key)})
    select ${to}, ${sql(key)} from ${sql(uses)} where enterprise_id = app.enterprise_id() and article_id = ${from}`;
}

/** The condition on `f` that not only recalled articles show it: one that is written, reviewed or read does, or none yet. */
export const isReadable = (sql: Sql, { uses, key }: Shelf): Fragment => sql`not coalesce((
  select bool_or(a.state = 'RECALLED') and not bool_or(a.state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'PUBLISHED'))
  from ${sql(uses)} u
  join articles a on a.enterprise_id = u.enterprise_id and a.id = u.article_id
  where u.enterprise_id = f.enterprise_id and u.${sql(key)} = f.id), false)`;
