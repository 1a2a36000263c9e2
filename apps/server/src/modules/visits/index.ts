// Side door of the visits: what other rooms may ask.
import type { NewVisit, VisitKept } from '@yijian/contract/visits';
import type { Context } from '../../platform/http/index.ts';
import type { DecisionSource } from '../open-decisions/index.ts';
import {
  countCyclesToDecide,
  countVisitsToDecide,
  decideWaiting,
  listWaitingCycles,
  listWaitingVisits,
} from './decisions/waiting.service.ts';
export { findCycleGoals, type GoalOfDoctor, type GoalsOfCycle } from './cycles/cycle-goals.service.ts';
import { selectOwnVisit } from './lists/visits-list.sql.ts';
import { addVisit } from './visits.service.ts';
import { selectLastVisitAt } from './visits.sql.ts';

/** What visits say that doctors did. */
export { visitActs } from './contacts/contacts.sql.ts';

/** What of the visits waits for a person to decide: visits, and cycle plans. */
export const visitDecisions: readonly DecisionSource[] = [
  {
    kinds: ['LATE_VISIT', 'VISIT_UNLOCK', 'VISIT_REVIEW'],
    list: listWaitingVisits,
    count: countVisitsToDecide,
    decide: decideWaiting,
  },
  { kinds: ['CYCLE_PLAN'], list: listWaitingCycles, count: countCyclesToDecide, decide: decideWaiting },
];

export { countVisits } from './lists/visits-list.service.ts';
export { listTeamFigures } from './team/team-figures.service.ts';

/** Who leads a user: the nearest leader up the organisations who is somebody else. */
export { selectManager } from './steps/visit-steps.sql.ts';

/** The condition on `u` (users) that someone is in the viewer's team, or the viewer. */
export { memberScope } from './cycles/visit-members.sql.ts';

/** The condition on `v` (visits) that the viewer may see it, and what was spoken about as far as the viewer may read it. */
export { visitSeen, visitTalk } from './lists/visits-list.sql.ts';
export { seesMedicalNotes } from './visits.policy.ts';

/** Of a visit that the caller sees without a share the name of the doctor; undefined for any other. */
export async function findOwnVisitName(context: Context, id: string): Promise<string | undefined> {
  return (await selectOwnVisit(context.sql, context.user, id))?.name;
}

/** A visit that the caller sees without a share: the name of the doctor and who made it; undefined for any other. */
export function findOwnVisit(context: Context, id: string): Promise<{ name: string; ownerIds: string[] } | undefined> {
  return selectOwnVisit(context.sql, context.user, id);
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
    materials: [],
    notes: '',
    questions: '',
    nextStep: '',
    lateReason: '',
  };
  return addVisit(context, {
    ...nothing,
    ...plan,
    adverseEvent: false,
    offLabel: false,
    as: 'plan',
    isFlexible: true,
    keepsTime: true,
  });
}

/** Start of the doctor's latest visit that counts, by whomever; undefined when never. The doctor's scope is the caller's to check. */
export function findLastVisit(context: Context, doctorId: string): Promise<Date | undefined> {
  return selectLastVisitAt(context.sql, doctorId);
}
