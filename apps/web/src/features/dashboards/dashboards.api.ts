// The numbers and lists of the workspace, asked of the rooms that own them (specification 2.2).
import { doctorEndpoints, type DoctorFilter } from '@yijian/contract/doctors';
import { visitEndpoints, type VisitFilter } from '@yijian/contract/visits';
import { useState } from 'react';
import { useCall } from '../../lib/api/index.ts';
import { today } from '../../lib/format/index.ts';
import { hasPermission } from '../../lib/session/index.ts';

const quiet = { errorMessage: false } as const;
const A_DAY = 86_400_000;

export const overdueFilter: DoctorFilter = { tier: ['A', 'B'], lastVisit: 'OVER_30' };

/** Days of the workspace, fixed when it opens. */
export function useDays(): { readonly today: string; readonly weekAgo: string } {
  const [opened] = useState(() => Date.now());
  return { today: today(opened), weekAgo: today(opened - 6 * A_DAY) };
}

function useVisitCount(filter: VisitFilter) {
  return useCall(visitEndpoints.countMy, hasPermission('customer:visits:read') ? { body: filter } : null, quiet);
}

function useDoctorCount(type: 'MY_CUSTOMER' | 'MY_FOCUS', filter: DoctorFilter = {}) {
  const query = { ...filter, type } as never;
  return useCall(doctorEndpoints.count, hasPermission('customer:doctors:read') ? { query } : null, quiet);
}

/** The six numbers; undefined while one is on its way. */
export function useNumbers() {
  const days = useDays();
  const planned = useVisitCount({
    startFrom: days.today,
    startTo: days.today,
    state: ['PLANNED', 'IN_VISIT', 'SAVED'],
  });
  const submitted = useVisitCount({
    startFrom: days.weekAgo,
    startTo: days.today,
    state: ['SUBMITTED', 'SUBMITTED_LATE'],
  });
  const drafts = useVisitCount({ state: ['SAVED'] });
  const customers = useDoctorCount('MY_CUSTOMER');
  const follows = useDoctorCount('MY_FOCUS');
  const overdue = useDoctorCount('MY_CUSTOMER', overdueFilter);
  return { planned, submitted, drafts, customers, follows, overdue };
}

export function useTodaysVisits() {
  const days = useDays();
  const body = { startFrom: days.today, startTo: days.today };
  const query = { page: 0, size: 20, sort: 'startsAt,asc' } as const;
  return useCall(visitEndpoints.listMy, hasPermission('customer:visits:read') ? { query, body } : null, quiet);
}

export function useOverdueDoctors() {
  const query = { ...overdueFilter, type: 'MY_CUSTOMER', page: 0, size: 8, sort: 'lastVisitAt,asc' } as never;
  return useCall(doctorEndpoints.list, hasPermission('customer:doctors:read') ? { query } : null, quiet);
}
