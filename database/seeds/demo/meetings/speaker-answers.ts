// Speakers of demo meetings answer the day after the approval: most sign on their own pages, some by telephone.
import {
  acceptTalk,
  declineTalk,
  listTalks,
  recordAnswer,
} from '../../../../apps/server/src/modules/meetings/index.ts';
import type { Transaction } from '../../reference/index.ts';
import type { ActingContext } from '../acting.ts';

export type SpeakerAnswers = 'SIGNS' | 'BY_TELEPHONE' | 'DECLINES' | 'SILENT';

interface Asked {
  readonly id: string;
  readonly answers: SpeakerAnswers;
}

/** `context` stands after the approval, as the owner of the meeting. */
export async function answerAsSpeaker(tx: Transaction, context: ActingContext, { id, answers }: Asked): Promise<void> {
  if (answers === 'SILENT') return;
  const [speaker] = await tx<[{ doctorId: string; name: string }]>`
    select d.id::text as "doctorId", d.name from meeting_agenda a
    join doctors d on d.enterprise_id = a.enterprise_id and d.id = a.speaker_id
    where a.enterprise_id = app.enterprise_id() and a.meeting_id = ${id} order by a.position limit 1`;
  const { doctorId, name } = speaker;
  if (answers === 'BY_TELEPHONE') {
    await recordAnswer(context, { id, doctorId, answer: 'ACCEPTED', note: '电话确认，周三下午可到' });
    return;
  }
  const { termsHash } = (await listTalks(context, doctorId)).find(({ meetingId }) => meetingId === id)!;
  const one = { meetingId: id, doctorId, termsHash };
  if (answers === 'DECLINES') await declineTalk(context, { ...one, note: '当天有手术，无法到场' });
  else await acceptTalk(context, { ...one, signerName: name });
}
