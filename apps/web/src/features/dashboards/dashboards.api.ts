// The numbers and lists of the workspace, asked of the rooms that own them (specification 2.2).
import { decisionEndpoints } from '@yijian/contract/open-decisions';
import { doctorEndpoints, type CustomerListType, type DoctorFilter } from '@yijian/contract/doctors';
import { handedInStates, visitEndpoints, type VisitFilter, type VisitState } from '@yijian/contract/visits';
import { useState } from 'react';
import { useCall } from '../../lib/api/index.ts';
import { today } from '../../lib/format/index.ts';
import { hasPermission } from '../../lib/session/index.ts';

const quiet = { errorMessage: false } as const;
const A_DAY = 86_400_000;

export const plannedStates = ['PLANNED', 'IN_VISIT', 'SAVED'] as const satisfies readonly VisitState[];
export const overdueFilter: DoctorFilter = { tier: ['A', 'B'], lastVisit: 'OVER_30' };
export const visitedFilter: DoctorFilter = { tier: ['A', 'B'], lastVisit: 'WITHIN_30' };

/** Days of the workspace, fixed when it opens. */
export function useDays(): { readonly today: string; readonly weekAgo: string } {
  const [opened] = useState(() => Date.now());
  return { today: today(opened), weekAgo: today(opened - 6 * A_DAY) };
}

/** Whose work the workspace shows: the reader's own, or that of everybody in the reader's range. */
export type Whose = 'own' | 'team';

/** Who leads others begins with them; nobody else has a choice. */
export const canSeeTeam = (): boolean => hasPermission('customer:visits:team');

const visitCalls = {
  own: visitEndpoints.countMy,
  team: visitEndpoints.countTeam,
} as const;
const customers = { own: 'MY_CUSTOMER', team: 'ALL_CUSTOMER' } as const;

const asksVisits = (): boolean => hasPermission('customer:visits:read');
const asksDoctors = (): boolean => hasPermission('customer:doctors:read');

function useVisitCount(whose: Whose, filter: VisitFilter) {
  return useCall(visitCalls[whose], asksVisits() ? { body: filter } : null, quiet);
}

function useDoctorCount(type: CustomerListType, filter: DoctorFilter = {}) {
  const query = { ...filter, type };
  return useCall(doctorEndpoints.count, asksDoctors() ? { query } : null, quiet);
}

/** One's own visits that wait to be submitted. */
export const draftStates = ['SAVED'] as const satisfies readonly VisitState[];

/** What waits for the reader to decide, in every room; the same number as beside the menu's line. */
export const useDecisionCount = (enabled = true) =>
  useCall(decisionEndpoints.count, enabled ? { query: {} } : null, quiet);

/** The six numbers; undefined while one is on its way. */
export function useNumbers(whose: Whose) {
  const days = useDays();
  const planned = useVisitCount(whose, { startFrom: days.today, startTo: days.today, state: [...plannedStates] });
  const submitted = useVisitCount(whose, {
    startFrom: days.weekAgo,
    startTo: days.today,
    state: [...handedInStates],
  });
  const drafts = useVisitCount('own', { state: [...draftStates] });
  const decisions = useDecisionCount(whose === 'team');
  const open = { ...decisions, data: decisions.data && { totalElements: decisions.data.total } };
  const all = useDoctorCount(customers[whose]);
  const kept = useDoctorCount(whose === 'own' ? 'MY_FOCUS' : 'ALL_CUSTOMER', whose === 'own' ? {} : visitedFilter);
  const overdue = useDoctorCount(customers[whose], overdueFilter);
  return { planned, submitted, waiting: whose === 'own' ? drafts : open, customers: all, kept, overdue };
}

export function useTodaysVisits() {
  const days = useDays();
  const body = { startFrom: days.today, startTo: days.today };
  const query = { page: 0, size: 20, sort: 'startsAt,asc' } as const;
  return useCall(visitEndpoints.listTeam, asksVisits() ? { query, body } : null, quiet);
}

export function useOverdueDoctors(whose: Whose) {
  const query = { ...overdueFilter, type: customers[whose], page: 0, size: 8, sort: 'lastVisitAt,asc' } as const;
  return useCall(doctorEndpoints.list, asksDoctors() ? { query } : null, quiet);
}
