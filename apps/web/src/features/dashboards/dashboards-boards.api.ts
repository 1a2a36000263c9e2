// What the boards and reports ask. Figures of visits, meetings and tasks come from the calls that their own lists use, so that a
// number and the list it opens cannot differ.
import { budgetEndpoints } from '@yijian/contract/budgets';
import { dashboardEndpoints, managerEndpoints, type ReportChannel } from '@yijian/contract/dashboards';
import type { z } from 'zod';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { taskEndpoints } from '@yijian/contract/tasks';
import { handedInStates, undecidedStates, visitEndpoints } from '@yijian/contract/visits';
import { useState } from 'react';
import { call, useCall } from '../../lib/api/index.ts';
import { daysBetween, today } from '../../lib/format/index.ts';
import { useAddress, withFields } from '../../lib/lists/index.ts';
import { hasPermission } from '../../lib/session/index.ts';
import { overdueFilter } from './dashboards.api.ts';

const quiet = { errorMessage: false, keepPrevious: true } as const;
const A_DAY = 86_400_000;

export interface Days {
  readonly from: string;
  readonly to: string;
}

export type Preset = 'month' | 'quarter' | 'year';

export interface BoardPeriod {
  readonly days: Days;
  /** The period of equal length that ends the day before. */
  readonly before: Days;
  readonly presets: Readonly<Record<Preset, Days>>;
  readonly setDays: (days: Days | null) => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const shifted = (day: string, by: number): string => new Date(Date.parse(day) + by * A_DAY).toISOString().slice(0, 10);

/** The days of a board, kept in its address. */
export function useBoardPeriod(first: Preset): BoardPeriod {
  const [search, edit] = useAddress();
  const [opened] = useState(() => Date.now());
  const back = (count: number): Days => ({ from: today(opened - (count - 1) * A_DAY), to: today(opened) });
  const presets = { month: back(30), quarter: back(90), year: back(365) };
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const days = DAY.test(from) && DAY.test(to) ? { from, to } : presets[first];
  const length = (daysBetween(days.from, days.to) ?? 0) + 1;
  return {
    days,
    before: { from: shifted(days.from, -length), to: shifted(days.from, -1) },
    presets,
    setDays: (next) => edit((now) => withFields(now, { from: next?.from, to: next?.to })),
  };
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
export const useMetrics = () => useCall(managerEndpoints.listMetrics, {}, { errorMessage: false, staleTime: 600_000 });
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
