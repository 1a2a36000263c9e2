// What the form of a visit asks before it is written (product 3.7).
import { visitBriefingEndpoints as calls } from '@yijian/contract/visits';
import { useCall } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useBriefing = (doctorId: string | undefined) =>
  useCall(calls.findBriefing, doctorId === undefined ? null : { params: { id: doctorId } }, quiet);

/** The nearest free time of a new visit; `null` asks nothing. Asked once for a form: a time that moves under the hand would be worse. */
export const useFreeTime = (startsAt: string | null) =>
  useCall(calls.findFreeTime, startsAt === null ? null : { query: { startsAt } }, { ...quiet, staleTime: 60_000 });

/** The three figures of the last visit: own, of the team, by anyone. */
export const useLastVisits = (doctorId: string) => useCall(calls.findLast, { params: { id: doctorId } }, quiet);
