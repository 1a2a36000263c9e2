// A doctor watches a video of an article: that it was begun and how much of it was seen, within the consent under which reading is counted.
import { touchedTopic } from '../../doctors/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { recordEvents, type Letter } from '../reading/reading.service.ts';
import { quartersOf, videosOf } from './article-videos.policy.ts';
import { updateWatched, upsertPlay } from './plays.sql.ts';

export interface Watched {
  readonly letter: Letter;
  /** Of the video in the text, from 0. */
  readonly number: number;
  /** Share of its length that was played, each part once. */
  readonly percent: number;
  readonly seconds: number;
}

/** False where the article has no such video. Nothing is kept of a doctor who no longer agrees. */
export async function recordPlay(
  context: PublicContext,
  { letter, number, percent, seconds }: Watched,
): Promise<boolean> {
  const video = letter.article === undefined ? undefined : videosOf(letter.article.html)[number];
  if (video === undefined) return false;
  if (!letter.isConsenting) return true;
  const { sql, clock } = context;
  const [recipientId, quarters, at] = [letter.id, quartersOf(percent), clock.now()];
  const kept = await upsertPlay(sql, { recipientId, video, quarters, seconds: Math.floor(seconds), at });
  if (kept === undefined) return true;
  if (kept.isBegun) await recordEvents(context, [{ recipientId, kind: 'PLAYED', at, detail: video }]);
  else await emit(context, touchedTopic, { source: 'send_recipients', ids: [recipientId] });
  await updateWatched(sql, recipientId, quarters);
  return true;
}
