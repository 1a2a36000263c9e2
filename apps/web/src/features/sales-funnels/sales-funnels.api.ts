// What the screens of funnels ask the server.
import {
  MOST_PICKED,
  funnelEndpoints as calls,
  holdoutEndpoints as holdouts,
  type AttributionPeopleQuestion,
  type AttributionQuestion,
  type FunnelPeopleQuestion,
  type FunnelPickQuestion,
  type FunnelQuestion,
  type HoldoutPeopleQuestion,
} from '@yijian/contract/sales-funnels';
import { call, useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const kept = { ...quiet, keepPrevious: true } as const;

export const useFunnels = () => useCall(calls.list, {}, quiet);
export const useFunnel = (question: FunnelQuestion | null) =>
  useCall(calls.compute, question === null ? null : { body: question }, kept);
export const useFunnelPeople = (question: FunnelPeopleQuestion) => useCall(calls.people, { body: question }, kept);
export const pickPeople = async (question: FunnelPickQuestion): Promise<readonly string[]> =>
  (await call(calls.pick, { body: question }, quiet)).ids.slice(0, MOST_PICKED);
/** Everybody who converted in the way asked for, page by page. */
export const readConverted = (question: AttributionPeopleQuestion) =>
  call(calls.attributedPeople, { body: question }, quiet);
export const useAttribution = (question: AttributionQuestion) => useCall(calls.attribute, { body: question }, kept);
export const useConverted = (question: AttributionPeopleQuestion) =>
  useCall(calls.attributedPeople, { body: question }, kept);

const writing = { ...quiet, refreshes: [calls.list] };
export const useAddFunnel = () => useWrite(calls.add, writing);
export const useChangeFunnel = () => useWrite(calls.update, writing);
export const useRemoveFunnel = () => useWrite(calls.delete, { refreshes: [calls.list] });

export const useHoldouts = () => useCall(holdouts.list, {}, quiet);
export const useAddHoldout = () => useWrite(holdouts.add, { ...quiet, refreshes: [holdouts.list] });
export const useRemoveHoldout = () => useWrite(holdouts.delete, { refreshes: [holdouts.list] });
export const useHoldoutPeople = (question: HoldoutPeopleQuestion) => useCall(holdouts.people, { body: question }, kept);
export const pickTreated = async (id: string): Promise<readonly string[]> =>
  (await call(holdouts.pick, { body: { id } }, quiet)).ids;
