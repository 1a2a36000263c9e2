// The integrity of a held meeting, worked out whenever somebody reads it (product: meetings, known frauds).
import type { MeetingIntegrity, MeetingState } from '@yijian/contract/meetings';
import type { Context } from '../../../platform/http/index.ts';
import { explain } from './integrity-words.policy.ts';
import { flagsOf, levelOf, scoreOf, weights } from './integrity.policy.ts';
import { MOST_METRES } from '../holding/sign-in-code.policy.ts';
import { selectElsewhere, selectOwnMeetings, selectSignIns, selectTimes, selectUsedFiles } from './integrity.sql.ts';

const held: ReadonlySet<MeetingState> = new Set(['TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED']);

/** Null before the meeting was held. */
export async function findIntegrity(
  context: Context,
  { id, state }: { readonly id: string; readonly state: MeetingState },
): Promise<MeetingIntegrity | null> {
  const { sql, language } = context;
  if (!held.has(state)) return null;
  const flags = flagsOf({
    files: await selectUsedFiles(sql, id),
    elsewhere: await selectElsewhere(sql, id),
    times: await selectTimes(sql, id),
    signIns: await selectSignIns(sql, id, { metres: MOST_METRES }),
    meetings: await selectOwnMeetings(sql, id),
  });
  const score = scoreOf(flags);
  return {
    score,
    level: levelOf(score),
    flags: flags.map((flag) => ({
      code: flag.code,
      weight: weights[flag.code],
      explanation: explain(flag, language),
      fileId: flag.fileId,
      meetings: flag.meetings.map((one) => ({ ...one })),
    })),
  };
}
