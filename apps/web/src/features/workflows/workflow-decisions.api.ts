// What waits for the reader to decide, of every room (product 3.22).
import { decisionEndpoints as calls } from '@yijian/contract/open-decisions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshCalls, useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type ListFields, type Paging } from '../../lib/lists/index.ts';
import { useNotices } from '../../lib/socket/index.ts';

const decisionFields = { keyword: 'text', kind: 'text', risk: 'text', isLate: 'flag' } as const satisfies ListFields;
const quiet = { errorMessage: false } as const;

export const useDecisions = () =>
  useList({
    name: 'decisions',
    fields: decisionFields,
    defaultSort: 'risk,desc',
    page: calls.list,
    pageArguments: (filters: object, paging: Paging) => ({ query: { ...filters, ...paging } }),
  });

/** The one number: beside the menu's line, on the workspace, over the list. */
export const useDecisionCount = (filters: object = {}) => useCall(calls.count, { query: filters }, quiet);

/** Other rooms show what was decided, so everything on the page is asked again. */
export const useDecide = () => useWrite(calls.decide, { refreshes: 'everything', errorMessage: false });

/** A notice may tell of something new to decide, or that a colleague was first: list and number are asked again. */
export function useLiveDecisions(): void {
  const client = useQueryClient();
  const newest = useNotices((state) => state.notices.at(-1)?.id);
  const seen = useRef(newest);
  useEffect(() => {
    if (newest === seen.current) return;
    seen.current = newest;
    for (const call of [calls.list, calls.count]) void refreshCalls(client, call);
  }, [client, newest]);
}
