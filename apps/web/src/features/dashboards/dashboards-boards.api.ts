// What the boards and reports ask of their own calls.
import { daysBefore, type NamedPeriod } from '@yijian/contract/core';
import { dashboardEndpoints, managerEndpoints, type ReportChannel } from '@yijian/contract/dashboards';
import type { z } from 'zod';
import type { ReactNode } from 'react';
import { call, useCall } from '../../lib/api/index.ts';
import { boardPeriods, usePeriod } from '../../lib/periods/index.ts';
import { hasPermission } from '../../lib/session/index.ts';

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

export const useTeam = (days: Days) => useCall(dashboardEndpoints.team, { query: days }, quiet);
export const useDaily = (day: string) => useCall(dashboardEndpoints.daily, { query: { day } }, quiet);
export const useManagerFigures = (days: Days) => useCall(managerEndpoints.findFigures, { query: days }, quiet);
/** Contracts of the metrics: words that hold for the day. */
const lasting = { errorMessage: false, staleTime: 600_000 } as const;
export const useMetrics = () =>
  useCall(managerEndpoints.listMetrics, hasPermission('data:dashboards:read') ? {} : null, lasting);
export const useReportMetrics = () =>
  useCall(dashboardEndpoints.listReportMetrics, hasPermission('systemReport:dashboards:read') ? {} : null, lasting);

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
