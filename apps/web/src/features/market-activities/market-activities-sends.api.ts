// What the sends of a campaign ask the server.
import { activityEndpoints as calls } from '@yijian/contract/market-activities';
import { sendEndpoints } from '@yijian/contract/sends';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useActivitySends = (id: string) => useCall(calls.sends, { params: { id } }, quiet);
/** Sends of which one may be counted to an activity, the newest first. */
export const useSendChoices = (keyword: string) =>
  useCall(
    sendEndpoints.list,
    { query: { size: 20, ...(keyword === '' ? {} : { keyword }) } },
    { ...quiet, keepPrevious: true },
  );
export const useAddActivitySends = () => useWrite(calls.addSends, { refreshes: [calls.sends] });
export const useRemoveActivitySend = () => useWrite(calls.removeSend, { refreshes: [calls.sends] });
