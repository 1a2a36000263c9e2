// How the address asks to see a list of meetings, and the month that its calendar stands on.
import type { MeetingState } from '@yijian/contract/meetings';
import { today } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';

export const meetingViews = ['list', 'calendar', 'board'] as const;
export type MeetingView = (typeof meetingViews)[number];

export function useMeetingView() {
  const [search, edit] = useAddress();
  return {
    view: meetingViews.find((one) => one === search.get('view')) ?? 'list',
    /** Leaves the month of the calendar behind; `state` shows the meetings of this state alone. */
    setView: (view: MeetingView, state?: MeetingState): void =>
      edit((now) =>
        withFields(now, {
          view: view === 'list' ? undefined : view,
          month: undefined,
          ...(state === undefined ? {} : { state, page: undefined }),
        }),
      ),
  };
}

export function useMeetingMonth() {
  const [search, edit] = useAddress();
  const asked = search.get('month') ?? '';
  return {
    /** YYYY-MM */
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today().slice(0, 7),
    setMonth: (month: string): void => edit((now) => withFields(now, { month })),
  };
}
