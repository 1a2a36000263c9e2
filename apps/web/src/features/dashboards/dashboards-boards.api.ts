// What the boards and reports ask. Figures of visits, meetings and tasks come from the calls that their own lists use, so that a
// number and the list it opens cannot differ.
import { daysBefore, type NamedPeriod } from '@yijian/contract/core';
import { budgetEndpoints } from '@yijian/contract/budgets';
import { dashboardEndpoints, managerEndpoints, type ReportChannel } from '@yijian/contract/dashboards';
import type { z } from 'zod';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { taskEndpoints } from '@yijian/contract/tasks';
import { handedInStates, undecidedStates, visitEndpoints } from '@yijian/contract/visits';
import type { ReactNode } from 'react';
import { call, useCall } from '../../lib/api/index.ts';
import { boardPeriods, usePeriod } from '../../lib/periods/index.ts';
import { hasPermission } from '../../lib/session/index.ts';
import { overdueFilter } from './dashboards.api.ts';

const quiet = { errorMessage: false, keepPrevious: true } as const;

export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface BoardPeriod {
  readonly days: Days;
  /** The period of equal length that ends the day before. */
  readonly before: Days;
  readonly control: ReactNode;
}

/** The days of a board, kept in its address. */
export function useBoardPeriod(usual: NamedPeriod): BoardPeriod {
  const { days, control } = usePeriod(usual, { periods: boardPeriods });
  return { days, before: daysBefore(days), control };
}

const seesVisits = (): boolean => hasPermission('customer:visits:team');
const seesMeetings = (): boolean => hasPermission('meeting:meetings:read');

export const useHandedIn = ({ from, to }: Days) =>
  useCall(
    visitEndpoints.countTeam,
    seesVisits() ? { body: { startFrom: from, startTo: to, state: [...handedInStates] } } : null,
    quiet,
  );
export const useWaitingVisits = () =>
  useCall(visitEndpoints.countTeam, seesVisits() ? { body: { state: [...undecidedStates] } } : null, quiet);
export const useTeam = (days: Days) => useCall(dashboardEndpoints.team, { query: days }, quiet);
export const useDaily = (day: string) => useCall(dashboardEndpoints.daily, { query: { day } }, quiet);
export const useManagerFigures = (days: Days) => useCall(managerEndpoints.findFigures, { query: days }, quiet);
/** Contracts of the metrics: words that hold for the day. */
const lasting = { errorMessage: false, staleTime: 600_000 } as const;
export const useMetrics = () =>
  useCall(managerEndpoints.listMetrics, hasPermission('data:dashboards:read') ? {} : null, lasting);
export const useReportMetrics = () =>
  useCall(dashboardEndpoints.listReportMetrics, hasPermission('systemReport:dashboards:read') ? {} : null, lasting);
export const useConfirmedMeetings = (days: Days) =>
  useCall(meetingEndpoints.count, seesMeetings() ? { query: { tab: 'doneConfirmed', ...days } } : null, quiet);
export const useMeetingsToConfirm = () =>
  useCall(meetingEndpoints.count, seesMeetings() ? { query: { tab: 'beConfirmed' } } : null, quiet);
export const useLateTasks = () =>
  useCall(taskEndpoints.numbers, hasPermission('task:tasks:team') ? { query: { whose: 'team' } } : null, quiet);
export const useOverdueCount = () =>
  useCall(
    doctorEndpoints.count,
    hasPermission('customer:doctors:read') ? { query: { ...overdueFilter, type: 'ALL_CUSTOMER' } } : null,
    quiet,
  );
export const useBudgets = (year: number) =>
  useCall(budgetEndpoints.list, hasPermission('meeting:budgets:read') ? { query: { year } } : null, quiet);

export const useSales = (days: Days) => useCall(dashboardEndpoints.sales, { query: days }, quiet);
export const useChannels = (days: Days) => useCall(dashboardEndpoints.channels, { query: days }, quiet);

/** A page of the records behind a number. */
const SIZE = 20;
type Query<E extends { query: z.ZodType }> = z.input<E['query']>;
const { salesHospitals, channelPeople, massSendPeople, activeUsers } = dashboardEndpoints;
export const useSalesHospitals = (query: Query<typeof salesHospitals>) =>
  useCall(salesHospitals, { query: { ...query, size: SIZE } }, quiet);
export const useMeetingHeads = (query: Query<typeof managerEndpoints.listHeads>) =>
  useCall(managerEndpoints.listHeads, { query: { ...query, size: SIZE } }, quiet);
export const useDecidedTasks = (query: Query<typeof managerEndpoints.listDecidedTasks>) =>
  useCall(managerEndpoints.listDecidedTasks, { query: { ...query, size: SIZE } }, quiet);
export const useChannelPeople = (query: Query<typeof channelPeople>) =>
  useCall(channelPeople, { query: { ...query, size: SIZE } }, quiet);
export const useMassSendPeople = (query: Query<typeof massSendPeople>) =>
  useCall(massSendPeople, { query: { ...query, size: SIZE } }, quiet);
export const readChannelPeople = (query: Query<typeof channelPeople>) =>
  call(channelPeople, { query }, { errorMessage: false });
export const readMassSendPeople = (query: Query<typeof massSendPeople>) =>
  call(massSendPeople, { query }, { errorMessage: false });
export const useActiveUsers = (query: Query<typeof activeUsers>) =>
  useCall(activeUsers, { query: { ...query, size: SIZE } }, quiet);

export const useMassSends = (asked: Days & { channel: ReportChannel | undefined; page: number }) =>
  useCall(dashboardEndpoints.massSends, { query: { ...asked, size: 20 } }, quiet);
export const useUse = (days: Days) => useCall(dashboardEndpoints.use, { query: days }, quiet);
