// Statements of the pictures of articles.
import type { Sql } from '../../../platform/db/index.ts';

export interface HarmlessPicture {
  readonly type: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly hash: string;
  readonly content: Buffer;
}

export interface NewPicture extends HarmlessPicture {
  readonly uploadedBy: string;
  readonly at: Date;
}

export interface KeptPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** The picture, or the one that the same file made before. */
export async function insertPicture(sql: Sql, picture: NewPicture): Promise<KeptPicture> {
  const { type, width, height, hash, content, uploadedBy, at } = picture;
  const [row] = await sql<[KeptPicture]>`
    insert into article_pictures (type, width, height, hash, content, uploaded_by, uploaded_at)
    values (${type}, ${width}, ${height}, ${hash}, ${content}, ${uploadedBy}, ${at})
    on conflict (enterprise_id, hash) do update set uploaded_at = excluded.uploaded_at
    returning hash, width, height`;
  return row;
}

/** Pictures that no article came to show. */
export async function deleteUnusedPictures(sql: Sql, before: Date): Promise<void> {
  await sql`
    delete from article_pictures p where p.enterprise_id = app.enterprise_id() and p.uploaded_at < ${before}
      and not exists (select from article_picture_uses u where u.enterprise_id = p.enterprise_id and u.picture_id = p.id)`;
}

/** Whether each of the hashes names a picture that is there. */
export async function areKnown(sql: Sql, hashes: readonly string[]): Promise<boolean> {
  const [row] = await sql<[{ known: number }]>`
    select count(*)::int as known from article_pictures where enterprise_id = app.enterprise_id() and hash = any(${[...hashes]})`;
  return row.known === hashes.length;
}

/** From now on the article shows these pictures and no others. */
export async function updateUses(
  sql: Sql,
  { articleId, hashes }: { articleId: string; hashes: readonly string[] },
): Promise<void> {
  await sql`delete from article_picture_uses where enterprise_id = app.enterprise_id() and article_id = ${articleId}`;
  await sql`
    insert into article_picture_uses (article_id, picture_id)
    select ${articleId}, id from article_pictures where enterprise_id = app.enterprise_id() and hash = any(${[...hashes]})`;
}

/** A new edition shows what the former one shows. */
export async function copyUses(sql: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into article_picture_uses (article_id, picture_id)
    select ${to}, picture_id from article_picture_uses where enterprise_id = app.enterprise_id() and article_id = ${from}`;
}

export interface PictureContent {
  readonly type: string;
  readonly content: Buffer;
}

/** Undefined when there is no such picture, or a recalled article shows it and none that is written, reviewed or read does. */
export async function selectShownPicture(sql: Sql, hash: string): Promise<PictureContent | undefined> {
  const [row] = await sql<PictureContent[]>`
    select p.type, p.content from article_pictures p
    where p.enterprise_id = app.enterprise_id() and p.hash = ${hash} and not coalesce((
      select bool_or(a.state = 'RECALLED') and not bool_or(a.state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'PUBLISHED'))
      from article_picture_uses u
      join articles a on a.enterprise_id = u.enterprise_id and a.id = u.article_id
      where u.enterprise_id = p.enterprise_id and u.picture_id = p.id), false)`;
  return row;
}
