// What the manager's board asks of other rooms: the calls that their own lists use, so that a number and the list it opens cannot
// differ. Apart from the other boards, which do without the shapes of these calls.
import { budgetEndpoints } from '@yijian/contract/budgets';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { meetingEndpoints } from '@yijian/contract/meetings';
import { taskEndpoints } from '@yijian/contract/tasks';
import { handedInStates, undecidedStates, visitEndpoints } from '@yijian/contract/visits';
import { useCall } from '../../lib/api/index.ts';
import { hasPermission } from '../../lib/session/index.ts';
import type { Days } from './dashboards-boards.api.ts';
import { overdueFilter } from './dashboards.api.ts';

const quiet = { errorMessage: false, keepPrevious: true } as const;
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
