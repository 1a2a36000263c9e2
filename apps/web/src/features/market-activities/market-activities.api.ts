// What the screen of marketing activities asks the server.
import {
  activityEndpoints as calls,
  type ActivityPeopleQuery,
  type MarketPlacePeopleQuery,
  type MarketPlacesQuery,
} from '@yijian/contract/market-activities';
import { call, useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const fields = { keyword: 'text', kind: 'text', state: 'text' } as const;

export const useActivities = () =>
  useList({
    name: 'market-activities',
    fields,
    defaultSort: 'startsOn,desc',
    page: calls.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: calls.count,
    countArguments: (filters) => ({ query: filters as object }),
  });

export const useActivityFigures = (id: string | null) =>
  useCall(calls.figures, id === null ? null : { body: { ids: [id] } }, { ...quiet, staleTime: 60_000 });
export const useComparedFigures = (ids: readonly string[]) =>
  useCall(calls.figures, { body: { ids: [...ids] } }, quiet);
export const useActivityPeople = (id: string, query: ActivityPeopleQuery) =>
  useCall(calls.people, { params: { id }, query }, { ...quiet, keepPrevious: true });

export const readActivityPeople = (id: string, query: ActivityPeopleQuery) =>
  call(calls.people, { params: { id }, query }, quiet);

/** Null while the days are still to be chosen. */
export const useMarketPlaces = (query: MarketPlacesQuery | null) =>
  useCall(calls.places, query === null ? null : { query }, { ...quiet, keepPrevious: true });
export const useMarketPlacePeople = (query: MarketPlacePeopleQuery) =>
  useCall(calls.placePeople, { query }, { ...quiet, keepPrevious: true });
export const readMarketPlacePeople = (query: MarketPlacePeopleQuery) => call(calls.placePeople, { query }, quiet);

const writing = { ...quiet, refreshes: [calls.list, calls.count, calls.figures] };
export const useAddActivity = () => useWrite(calls.add, writing);
export const useChangeActivity = () => useWrite(calls.update, writing);
export const useRemoveActivity = () => useWrite(calls.delete, { refreshes: writing.refreshes });

/** Activities that a send may be counted to. */
export const useCampaigns = () => useCall(calls.campaigns, {}, { ...quiet, staleTime: 60_000 });
