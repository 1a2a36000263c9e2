// The speakers of a meeting with how far each has come, and the owner is told of those who stay silent.
import type { MeetingSpeaker, MeetingState } from '@yijian/contract/meetings';
import { notify } from '../../notifications/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectContent } from '../content/content.sql.ts';
import { selectSpeakers, type SpeakerRow } from './meeting-speakers.sql.ts';
import { selectOfDay } from './replies.sql.ts';
import { isOutdated, speakingState, termsOf, type Content } from './speaking.policy.ts';

export interface OneMeeting {
  readonly id: string;
  readonly state: MeetingState;
  readonly content: Content;
  /** What was approved, where a change is undecided. */
  readonly approved?: Content | undefined;
  /** A signed confirmation of services was uploaded. */
  readonly hasSheet: boolean;
}

const held: ReadonlySet<MeetingState> = new Set(['TO_CONFIRM', 'CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED']);

export async function listSpeakers(
  context: Pick<Context, 'sql' | 'language'>,
  meeting: OneMeeting,
): Promise<MeetingSpeaker[]> {
  const { sql, language } = context;
  const rows = await selectSpeakers(sql, { meetingId: meeting.id, language });
  return rows.map((row) => shown(row, meeting));
}

function shown(row: SpeakerRow, meeting: OneMeeting): MeetingSpeaker {
  const { doctor, reply, contractUntil, service, paid, cancellationFee, waiver } = row;
  const { state, content, approved, hasSheet } = meeting;
  const terms = termsOf(content, doctor.id);
  const isOld = reply !== null && isOutdated(reply, { state, terms });
  const asked = terms ?? reply?.terms;
  const fee = asked?.fee ?? 0;
  return {
    doctor,
    state: speakingState({
      meeting: state,
      // While a change is undecided, who answered is still on the agenda that was approved.
      isNamed: terms !== undefined || state === 'CHANGE_APPROVAL',
      wasAsked: approved !== undefined && termsOf(approved, doctor.id) !== undefined,
      answer: isOld ? null : (reply?.answer ?? null),
      isContracted: contractUntil !== null,
      isServed: service.state === 'CONFIRMED' || (hasSheet && service.state === 'WAITING'),
      fee,
      paid,
    }),
    planned: (asked?.items ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
    fee,
    paid,
    cancellationFee,
    waiver: waiver === null ? null : { ...waiver, at: new Date(waiver.at).toISOString() },
    reply:
      reply === null
        ? null
        : {
            answer: reply.answer,
            at: new Date(reply.at).toISOString(),
            recordedBy: reply.recordedBy,
            note: reply.note,
            isOutdated: isOld,
          },
    contractUntil,
    service: held.has(state) && terms !== undefined ? service : null,
  };
}

/** Days before the meeting on which its owner hears who has not answered. */
const DAYS_BEFORE = 3;

export async function tellOfSilent(context: Pick<Context, 'sql'>, at: Date): Promise<void> {
  const { sql } = context;
  const day = dayInShanghai(new Date(at.getTime() + DAYS_BEFORE * 86_400_000));
  for (const { id, number, ownerId } of await selectOfDay(sql, day)) {
    const meeting = { id, state: 'APPROVED', content: await selectContent(sql, id), hasSheet: false } as const;
    const silentIn = async (language: 'zh' | 'en'): Promise<string[]> =>
      (await listSpeakers({ sql, language }, meeting)).flatMap(({ state, doctor }) =>
        state === 'INVITED' ? doctor.name : [],
      );
    const [names, enNames] = [await silentIn('zh'), await silentIn('en')];
    if (names.length === 0) continue;
    await notify(context, {
      userId: ownerId,
      kind: 'meetings.speakerSilent',
      title: {
        zh: `会议 ${number} 还有 ${DAYS_BEFORE} 天，讲者 ${names.join('、')} 尚未答复`,
        en: `Meeting ${number} is in ${DAYS_BEFORE} days; no answer yet from ${enNames.join(', ')}`,
      },
      path: `/meeting/meetDetail?id=${id}`,
    });
  }
}
