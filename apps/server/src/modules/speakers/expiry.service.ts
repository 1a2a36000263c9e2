// The day's work: speakers whose training or contract ended expire, those who soon will are told of, those whose signed contract begins become active.
import { fillIn } from '@yijian/contract/core';
import { notify } from '../notifications/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { selectBeginning, selectExpired, updateTold } from './expiry.sql.ts';
import { moveSpeaker } from './speakers-write.sql.ts';
import { lockAnySpeaker } from './speakers.sql.ts';

export async function expireSpeakers(context: Pick<Context, 'sql'>, at: Date): Promise<void> {
  const { sql } = context;
  const today = dayInShanghai(at);
  for (const { id } of await selectExpired(sql, today)) {
    const speaker = await lockAnySpeaker(sql, id, today);
    if (speaker?.stored !== 'ACTIVE') continue;
    await moveSpeaker(sql, { id, state: 'ACTIVE' }, { to: 'EXPIRED', at, userId: undefined });
    await notify(context, {
      userId: speaker.ownerId,
      kind: 'speakers.expired',
      title: {
        zh: `讲者 ${speaker.doctorName} 的资格已过期，请重新评定`,
        en: `The qualification of speaker ${speaker.doctorName} has ended; renew it`,
      },
      path: `/meeting/speakerDetail?id=${id}`,
    });
  }
  for (const { id, doctorName, ownerId, until, daysLeft } of await updateTold(sql, today))
    await notify(context, {
      userId: ownerId,
      kind: 'speakers.expiring',
      title: {
        zh: `讲者 ${doctorName} 的资格还有 ${daysLeft} 天到期（${until}），请及时续期`,
        en: `The qualification of speaker ${doctorName} ends on ${until}, ${fillIn('in {days, day|days}', { days: daysLeft })}; renew it`,
      },
      path: `/meeting/speakerDetail?id=${id}`,
    });
  for (const { id } of await selectBeginning(sql, today)) {
    const speaker = await lockAnySpeaker(sql, id, today);
    if (speaker?.state === 'QUALIFIED') await moveSpeaker(sql, speaker, { to: 'ACTIVE', at, userId: undefined });
  }
}
