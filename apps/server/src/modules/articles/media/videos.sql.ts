// Statements of the videos of articles.
import type { Sql } from '../../../platform/db/index.ts';
import { isReadable, videoShelf } from './media.sql.ts';

export interface NewVideo {
  readonly type: 'video/mp4' | 'video/webm';
  readonly hash: string;
  readonly content: Buffer;
  readonly uploadedBy: string;
  readonly at: Date;
}

/** The video, or the one that the same file made before. */
export async function insertVideo(sql: Sql, video: NewVideo): Promise<{ hash: string; size: number }> {
  const { type, hash, content, uploadedBy, at } = video;
  const [row] = await sql<[{ hash: string; size: number }]>`
    insert into article_videos (type, size, hash, content, uploaded_by, uploaded_at)
    values (${type}, ${content.length}, ${hash}, ${content}, ${uploadedBy}, ${at})
    on conflict (enterprise_id, hash) do update set uploaded_at = excluded.uploaded_at
    returning hash, size`;
  return row;
}

export interface ShownVideo {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Undefined when there is no such video, or only recalled articles show it. */
export async function selectShownVideo(sql: Sql, hash: string): Promise<ShownVideo | undefined> {
  const [row] = await sql<ShownVideo[]>`
    select f.type, f.size from article_videos f
    where f.enterprise_id = app.enterprise_id() and f.hash = ${hash} and ${isReadable(sql, videoShelf)}`;
  return row;
}

/** First and last byte, both counted. */
interface Piece {
  readonly first: number;
  readonly last: number;
}

/** Undefined once it is gone. */
export async function selectPiece(sql: Sql, hash: string, { first, last }: Piece): Promise<Buffer | undefined> {
  const [row] = await sql<{ piece: Buffer }[]>`
    select substring(f.content from ${first + 1}::int for ${last - first + 1}::int) as piece from article_videos f
    where f.enterprise_id = app.enterprise_id() and f.hash = ${hash} and ${isReadable(sql, videoShelf)}`;
  return row?.piece;
}
