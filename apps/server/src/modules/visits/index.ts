// Side door of the visits: what other rooms may ask.
import type { NewVisit, VisitKept } from '@yijian/contract/visits';
import type { Context } from '../../platform/http/index.ts';
export { findCycleGoals, type GoalOfDoctor, type GoalsOfCycle } from './cycles/cycle-goals.service.ts';
import { selectOwnVisitName } from './lists/visits-list.sql.ts';
import { addVisit } from './visits.service.ts';
import { selectLastVisitAt } from './visits.sql.ts';

/** The condition on `v` (visits) that the viewer may see it. */
export { visitSeen } from './lists/visits-list.sql.ts';

/** Of a visit that the caller sees without a share the name of the doctor; undefined for any other. */
export function findOwnVisitName(context: Context, id: string): Promise<string | undefined> {
  return selectOwnVisitName(context.sql, context.user, id);
}

/**
 * Plans a visit of the caller; the doctor must be in the caller's own range and the time ahead. A time that is taken becomes the
 * next free quarter of an hour of that day; throws visits.overlaps when the day is full.
 */
export function planVisit(
  context: Context,
  plan: Pick<NewVisit, 'doctorId' | 'visitType' | 'visitPurposes' | 'startsAt'>,
): Promise<VisitKept> {
  const nothing = {
    companionIds: [],
    colleagueIds: [],
    products: [],
    notes: '',
    questions: '',
    nextStep: '',
    lateReason: '',
  };
  return addVisit(context, { ...nothing, ...plan, adverseEvent: false, offLabel: false, as: 'plan', isFlexible: true });
}

/** Start of the doctor's latest visit that counts, by whomever; undefined when never. The doctor's scope is the caller's to check. */
export function findLastVisit(context: Context, doctorId: string): Promise<Date | undefined> {
  return selectLastVisitAt(context.sql, doctorId);
}
