// Compliance suspends a speaker and lifts the suspension (product: Speaker machine).
import type { SpeakerKept, SpeakerReason } from '@yijian/contract/speakers';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { keptNow, openFor } from '../speakers.service.ts';
import { moveSpeaker } from '../speakers-write.sql.ts';

export async function suspendSpeaker(
  context: Context,
  { id, reason }: SpeakerReason & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'suspend' });
  const { sql, user, clock } = context;
  await moveSpeaker(sql, speaker, { to: 'SUSPENDED', at: clock.now(), userId: user.id, reason });
  await notify(context, {
    userId: speaker.ownerId,
    kind: 'speakers.suspended',
    title: {
      zh: `讲者 ${speaker.doctorName} 被暂停：${reason}`,
      en: `Speaker ${speaker.doctorName} was suspended: ${reason}`,
    },
    path: `/meeting/speakerDetail?id=${id}`,
  });
  return keptNow(context, id);
}

/** What ran out meanwhile shows at once: the state is read together with training and contract. */
export async function resumeSpeaker(
  context: Context,
  { id, reason }: SpeakerReason & { id: string },
): Promise<SpeakerKept> {
  const speaker = await openFor(context, { id, act: 'resume' });
  const { sql, user, clock } = context;
  await moveSpeaker(sql, speaker, { to: 'ACTIVE', at: clock.now(), userId: user.id, reason });
  return keptNow(context, id);
}
