// What the boards ask about the own subscriptions.
import { subscriptionEndpoints as calls, type Board } from '@yijian/contract/dashboards';
import { useCall, useWrite } from '../../lib/api/index.ts';

const refreshes = [calls.list];

/** Null asks nothing. */
export const useSubscriptions = (board: Board | null) =>
  useCall(calls.list, board === null ? null : { query: { board } }, { errorMessage: false });
export const useSubscribe = () => useWrite(calls.add, { refreshes });
export const useUnsubscribe = () => useWrite(calls.remove, { refreshes });
