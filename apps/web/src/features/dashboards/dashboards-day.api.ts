// What the working day asks the rooms that own visits, tasks and meetings, and what it sends them.
import { meetingEndpoints, type MeetingLine } from '@yijian/contract/meetings';
import { taskEndpoints } from '@yijian/contract/tasks';
import { visitEndpoints, visitPlanEndpoints } from '@yijian/contract/visits';
import { useState } from 'react';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { today } from '../../lib/format/index.ts';
import { hasPermission, useSession } from '../../lib/session/index.ts';
import { changedTasks } from '../tasks/index.ts';

const quiet = { errorMessage: false } as const;
const A_DAY = 86_400_000;

/** Today and tomorrow, fixed when the workspace opens. */
export function useTwoDays(): { readonly today: string; readonly tomorrow: string } {
  const [opened] = useState(() => Date.now());
  return { today: today(opened), tomorrow: today(opened + A_DAY) };
}

export function useOwnVisits({ from, to }: { from: string; to: string }) {
  const query = { page: 0, size: 50, sort: 'startsAt,asc' } as const;
  const asks = hasPermission('customer:visits:read');
  return useCall(visitEndpoints.listMy, asks ? { query, body: { startFrom: from, startTo: to } } : null, quiet);
}

/** Own meetings of the day, those of several days among them. */
export function useOwnMeetings(day: string): readonly MeetingLine[] {
  const ownerId = useSession(({ user }) => user?.id);
  const asks = hasPermission('meeting:meetings:read') && ownerId !== undefined;
  const query = { ownerId, firstDay: day, lastDay: day, most: 50 } as const;
  const { data } = useCall(meetingEndpoints.listDays, asks ? { query } : null, quiet);
  return data?.[0]?.meetings ?? [];
}

/** Open tasks that are due on the day or before. */
export function useDueTasks(day: string, { late }: { late: boolean }) {
  const asks = hasPermission('task:tasks:read');
  const body = { state: ['TODO' as const, 'IN_PROGRESS' as const], dueTo: day, ...(late ? {} : { dueFrom: day }) };
  return useCall(taskEndpoints.list, asks ? { query: { size: 20, sort: 'dueOn,asc' }, body } : null, quiet);
}

/** Open tasks due today or before. */
export function useDueCount(): number | undefined {
  const { data } = useCall(taskEndpoints.numbers, hasPermission('task:tasks:read') ? { query: {} } : null, quiet);
  return data && data.today + data.expired;
}

export function useGaps() {
  return useCall(visitPlanEndpoints.listGaps, hasPermission('customer:visits:read') ? { query: {} } : null, quiet);
}

const visits = { refreshes: 'everything' } as const;
export const useMoveVisit = () => useWrite(visitEndpoints.reschedule, visits);
export const usePlanVisit = () => useWrite(visitEndpoints.add, visits);
export const useCancelVisit = () => useWrite(visitEndpoints.cancel, visits);
export const useCompleteTask = () => useWrite(taskEndpoints.complete, { refreshes: changedTasks });
export const useReopenTask = () => useWrite(taskEndpoints.reopen, { refreshes: changedTasks });
