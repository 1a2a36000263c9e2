// Statements of the videos that recipients watched.
import type { Sql } from '../../../platform/db/index.ts';

export interface Play {
  readonly recipientId: string;
  /** SHA-256 of the video. */
  readonly video: string;
  readonly quarters: number;
  readonly seconds: number;
  readonly at: Date;
}

/** A play never shrinks. Undefined where nothing is new. */
export async function upsertPlay(sql: Sql, play: Play): Promise<{ readonly isBegun: boolean } | undefined> {
  const { recipientId, video, quarters, seconds, at } = play;
  const [row] = await sql<{ isBegun: boolean }[]>`
    insert into send_plays as p (recipient_id, video, quarters, seconds, started_at, updated_at)
    values (${recipientId}, ${video}, ${quarters}, ${seconds}, ${at}, ${at})
    on conflict (enterprise_id, recipient_id, video) do update set
      quarters = greatest(p.quarters, excluded.quarters), seconds = greatest(p.seconds, excluded.seconds), updated_at = excluded.updated_at
    where excluded.quarters > p.quarters or excluded.seconds > p.seconds
    returning xmax = 0 as "isBegun"`;
  return row;
}

/** The recipient's furthest share, once the play is among what happened to the message. */
export async function updateWatched(sql: Sql, recipientId: string, quarters: number): Promise<void> {
  await sql`
    update send_recipients set watched_quarters = ${quarters}
    where enterprise_id = app.enterprise_id() and id = ${recipientId} and watched_quarters < ${quarters}`;
}
