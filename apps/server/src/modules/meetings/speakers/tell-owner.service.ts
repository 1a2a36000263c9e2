// The owner of a meeting hears what a speaker said on the own pages.
import type { Bilingual } from '@yijian/contract/core';
import { notify } from '../../notifications/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { selectOwner } from '../services/services.sql.ts';

interface Said extends Bilingual {
  readonly meetingId: string;
  readonly kind: `meetings.${'talkAccepted' | 'talkDeclined' | 'feeGivenUp' | 'serviceConfirmed' | 'serviceDisputed'}`;
}

export async function tellOwner(context: PublicContext, { meetingId, kind, zh, en }: Said): Promise<void> {
  const { ownerId, number } = await selectOwner(context.sql, meetingId);
  await notify(context, {
    userId: ownerId,
    kind,
    title: { zh: `会议 ${number}：${zh}`, en: `Meeting ${number}: ${en}` },
    path: `/meeting/meetDetail?id=${meetingId}`,
  });
}
