// The survey of a meeting: its owner sets the questions before it begins, guests answer once, staff read sums.
import {
  FEWEST_ANSWERS,
  meetingErrors as errors,
  type MeetingSurvey,
  type SurveyQuestion,
  type SurveyReply,
} from '@yijian/contract/meetings';
import { isAllowed } from '../../../platform/auth/index.ts';
import { touchedTopic } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, PublicContext } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { stateInWords } from '../meetings.policy.ts';
import { lockMeeting } from '../meetings.sql.ts';
import { requireAttendance, type AtMeeting } from './attendance.service.ts';
import { selectOpenedMaterials } from './materials.sql.ts';
import { defaultQuestions, mayChangeSurvey, requireAnswers, requireQuestions, surveyEnd } from './survey.policy.ts';
import {
  hasReplied,
  insertAskedQuestions,
  insertReply,
  selectQuestions,
  selectResults,
  selectSurveyed,
  upsertQuestions,
} from './survey.sql.ts';

export async function findSurvey(context: Context, id: string): Promise<MeetingSurvey> {
  const { sql, user, language, clock } = context;
  const meeting = await selectSurveyed(sql, user, id);
  if (meeting === undefined) throw fail(errors.notFound);
  const own = await selectQuestions(sql, id);
  const questions = own ?? [...defaultQuestions];
  const closesAt = surveyEnd(meeting.endedAt);
  const isClosed = closesAt !== null && clock.now() >= closesAt;
  // Nothing is shown while answers come in: the difference between two looks would be one doctor's answer.
  const isShown = isClosed && meeting.answered >= FEWEST_ANSWERS;
  const isOwner = meeting.ownerId === user.id && isAllowed(user, 'meeting:meetings:write');
  return {
    questions,
    isDefault: own === undefined,
    mayEdit: isOwner && mayChangeSurvey(meeting.state),
    attended: meeting.attended,
    answered: meeting.answered,
    closesAt: closesAt?.toISOString() ?? null,
    isClosed,
    results: isShown ? await selectResults(sql, { meetingId: id, questions }) : null,
    materials: await selectOpenedMaterials(sql, { meetingId: id, language }),
  };
}

export async function updateSurvey(
  context: Context,
  { id, questions }: { readonly id: string; readonly questions: readonly SurveyQuestion[] },
): Promise<MeetingSurvey> {
  const { sql, user, language, clock } = context;
  const meeting = await lockMeeting(sql, user, id);
  if (meeting === undefined) throw fail(errors.notFound);
  if (meeting.ownerId !== user.id) throw fail(errors.surveyNotOwned);
  if (!mayChangeSurvey(meeting.state)) throw fail(errors.surveyBegun, { state: stateInWords(meeting.state, language) });
  requireQuestions(questions, language);
  await upsertQuestions(sql, { meetingId: id, questions, userId: user.id, at: clock.now() });
  return findSurvey(context, id);
}

export interface GuestSurvey {
  readonly questions: readonly SurveyQuestion[];
  readonly isOpen: boolean;
  readonly isAnswered: boolean;
  readonly closesAt: Date | null;
}

export async function findGuestSurvey(context: PublicContext, at: AtMeeting): Promise<GuestSurvey> {
  const { sql, clock } = context;
  const { guestId, endedAt } = await requireAttendance(context, at);
  const questions = (await selectQuestions(sql, at.id)) ?? defaultQuestions;
  const closesAt = surveyEnd(endedAt);
  const isAnswered = await hasReplied(sql, guestId);
  const isOpen = questions.length > 0 && !isAnswered && (closesAt === null || clock.now() < closesAt);
  return { questions, isOpen, isAnswered, closesAt };
}

/** Throws surveyAnswered, surveyClosed, or badInput with the field of each answer that does not fit. */
export async function answerSurvey(
  context: PublicContext,
  { answers, ...at }: AtMeeting & SurveyReply,
): Promise<GuestSurvey> {
  const { sql, language, clock } = context;
  const { guestId } = await requireAttendance(context, at);
  const { questions, isOpen, isAnswered } = await findGuestSurvey(context, at);
  if (isAnswered) throw fail(errors.surveyAnswered);
  if (!isOpen) throw fail(errors.surveyClosed);
  requireAnswers(questions, answers, language);
  const now = clock.now();
  await insertAskedQuestions(sql, { meetingId: at.id, questions, userId: null, at: now });
  const reply = await insertReply(sql, { meetingId: at.id, guestId, answers, at: now });
  if (reply === undefined) throw fail(errors.surveyAnswered);
  await emit(context, touchedTopic, { source: 'meeting_survey_replies', ids: [reply] });
  return findGuestSurvey(context, at);
}
