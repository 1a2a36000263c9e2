// What waits on the desk of whoever visits nobody: decisions and tasks, asked of the rooms that own them.
import { decisionEndpoints } from '@yijian/contract/open-decisions';
import { taskEndpoints } from '@yijian/contract/tasks';
import { useCall } from '../../lib/api/index.ts';
import { hasPermission } from '../../lib/session/index.ts';

const quiet = { errorMessage: false } as const;
const SHOWN = 8;

/** Marketing, medical review, finance, the offices and management have no visits of their own. */
export const visits = (): boolean => hasPermission('customer:visits:read');

export const useDecisionNumbers = () => useCall(decisionEndpoints.count, { query: {} }, quiet);

export const useTaskNumbers = () => useCall(taskEndpoints.numbers, { query: {} }, quiet);

/** Those that are due first. */
export const useDecisions = () =>
  useCall(decisionEndpoints.list, { query: { page: 0, size: SHOWN, sort: 'dueAt,asc' } }, quiet);

/** Open tasks up to today and after it, due first. */
export const useOpenTasks = () =>
  useCall(
    taskEndpoints.list,
    { query: { page: 0, size: SHOWN, sort: 'dueOn,asc' }, body: { state: ['TODO', 'IN_PROGRESS'] } },
    quiet,
  );
