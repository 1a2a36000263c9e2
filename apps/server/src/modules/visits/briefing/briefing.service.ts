// What a visitor should know before a visit, read at once, and a time that is free (product 3.7).
import { noReceptionRule } from '@yijian/contract/hospitals';
import { visitErrors, type FreeTime, type FreeTimeQuery, type VisitBriefing } from '@yijian/contract/visits';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { findDoctorInScope, isDoctorOwn } from '../../doctors/index.ts';
import { nearestFreeTime } from '../steps/visit-times.service.ts';
import { selectAround, selectAttitudes, selectLastOwn, selectQuestions } from './briefing.sql.ts';

/** Open tasks of the caller about a doctor, the first due first. */
export type OpenTasks = (context: Context, doctorId: string) => Promise<VisitBriefing['tasks']>;

export async function findBriefing(
  context: Context,
  { doctorId, openTasks }: { doctorId: string; openTasks: OpenTasks },
): Promise<VisitBriefing> {
  const { sql, user, language } = context;
  const doctor = await findDoctorInScope(context, doctorId);
  if (doctor === undefined || !(await isDoctorOwn(context, doctorId))) throw fail(visitErrors.doctorNotFound);
  const asked = { userId: user.id, doctorId, language };
  const last = await selectLastOwn(sql, asked);
  const attitudes = await selectAttitudes(sql, asked);
  const questions = await selectQuestions(sql, asked);
  const { consents, reception } = await selectAround(sql, doctorId);
  const { windows, room, needsAppointment, noticeDays, needsFiling } = { ...noReceptionRule, ...reception };
  return {
    lastOwn: last === undefined ? null : { ...last, startsAt: last.startsAt.toISOString() },
    attitudes: attitudes.map((one) => ({ ...one, at: one.at.toISOString() })),
    questions: questions.map((one) => ({ ...one, at: one.at.toISOString() })),
    tasks: await openTasks(context, doctorId),
    consents,
    reception: { windows, room, needsAppointment, noticeDays, needsFiling },
  };
}

export async function findFreeSlot(context: Context, { startsAt, visitDuration }: FreeTimeQuery): Promise<FreeTime> {
  const wanted = new Date(startsAt);
  const isHeld = wanted <= context.clock.now();
  const free = await nearestFreeTime(context, { startsAt: wanted, visitDuration, isHeld });
  return { startsAt: free.toISOString(), isMoved: free.getTime() !== wanted.getTime() };
}
