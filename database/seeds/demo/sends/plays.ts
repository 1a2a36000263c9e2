// Some of the doctors who opened an article with a video watch it: a part of it, or to its end.
import { findLetter, recordPlay, tokenOf } from '../../../../apps/server/src/modules/sends/index.ts';
import type { ActingUser } from '../acting.ts';
import { momentOf } from '../days.ts';
import { random } from '../random.ts';
import { MINUTE, contextAt, type Stage } from './stage.ts';

/** Share of those who opened the article. */
const PLAYING = 0.4;
/** Of each film of the demo. */
const SECONDS = 12;
/** Per cent of it; most of those who begin it watch all of it. */
const WATCHED = [10, 30, 55, 80, 100, 100, 100, 100] as const;

export async function playVideos(stage: Stage, senders: readonly ActingUser[]): Promise<void> {
  const chance = random('plays', stage.enterpriseId);
  const latest = momentOf(stage.today, 0) - MINUTE;
  const names = { vault: stage.vault, enterpriseId: stage.enterpriseId };
  for (const { id, userId, openedAt } of await findReaders(stage)) {
    if (!chance.chance(PLAYING)) continue;
    const percent = chance.pick(WATCHED);
    const at = Math.min(openedAt.getTime() + MINUTE, latest);
    const sender = senders.find((one) => one.id === userId)!;
    const seconds = Math.round((percent * SECONDS) / 100);
    const context = contextAt(stage, sender, at);
    const letter = await findLetter(context, tokenOf(names, id));
    if (letter === undefined) continue;
    // It is told of twice: when the film begins, and when it ends or is stopped.
    await recordPlay(context, { letter, number: 0, percent: 0, seconds: 0 });
    const ended = contextAt(stage, sender, at + seconds * 1000);
    await recordPlay(ended, { letter, number: 0, percent, seconds });
  }
}

/** Who opened an article with a video and still gets messages. */
function findReaders({ tx, enterpriseId }: Stage): Promise<{ id: string; userId: string; openedAt: Date }[]> {
  return tx<{ id: string; userId: string; openedAt: Date }[]>`
    select r.id::text as id, s.user_id::text as "userId", r.opened_at as "openedAt" from send_recipients r
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id and a.html like '%<video %'
    where r.enterprise_id = ${enterpriseId} and r.opened_at is not null and r.unsubscribed_at is null
    order by r.id`;
}
