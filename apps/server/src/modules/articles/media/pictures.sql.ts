// Statements of the pictures of articles.
import type { Sql } from '../../../platform/db/index.ts';
import { isReadable, pictureShelf } from './media.sql.ts';

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

export interface PictureContent {
  readonly type: string;
  readonly content: Buffer;
}

/** Undefined when there is no such picture, or a recalled article shows it and none that is written, reviewed or read does. */
export async function selectShownPicture(sql: Sql, hash: string): Promise<PictureContent | undefined> {
  const [row] = await sql<PictureContent[]>`
    select f.type, f.content from article_pictures f
    where f.enterprise_id = app.enterprise_id() and f.hash = ${hash} and ${isReadable(sql, pictureShelf)}`;
  return row;
}
