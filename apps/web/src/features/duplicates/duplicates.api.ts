// What the screen of duplicates asks the server (product 3.2).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { duplicateEndpoints as calls, type DuplicateBox, type MergePlan, type Pair } from '@yijian/contract/duplicates';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshCalls, useCall, useWrite } from '../../lib/api/index.ts';
import { useList, type FilterValues, type List, type ListFields, type Paging } from '../../lib/lists/index.ts';
import { hospitalLists } from './hospital-duplicates.api.ts';

export const pairFields = {
  keyword: 'text',
  provinceCode: 'list',
  advice: 'text',
} as const satisfies ListFields;
export type PairFilters = FilterValues<typeof pairFields>;
export type PairListData = List<typeof pairFields, Pair>;

const mergeFields = { keyword: 'text' } as const satisfies ListFields;

export function usePairs(box: DuplicateBox): PairListData {
  return useList({
    name: `duplicates-${box}`,
    fields: pairFields,
    defaultSort: box === 'OPEN' ? 'score,desc' : 'foundAt,desc',
    page: calls.list,
    pageArguments: (filters: PairFilters, paging: Paging) => ({ query: { ...filters, ...paging, box } }),
    count: calls.count,
    countArguments: (filters: PairFilters) => ({ query: { ...filters, box } }),
  });
}

export const useMerges = () =>
  useList({
    name: 'duplicates-merges',
    fields: mergeFields,
    page: calls.listMerges,
    pageArguments: (filters: FilterValues<typeof mergeFields>, paging: Paging) => ({
      query: { ...filters, ...paging },
    }),
  });

export const useBoxCounts = () => useCall(calls.counts, {}, { errorMessage: false }).data;

export const usePreview = (plan: MergePlan) =>
  useCall(calls.preview, { body: plan }, { keepPrevious: true, errorMessage: false });

export const useSettings = () => useCall(calls.findSettings, {}, { errorMessage: false });

const AWAITED = new Set(['QUEUED', 'RUNNING']);
const LOOK_AGAIN = 1_500;

/** The last search; asked again while it runs, and the lists with it when it is over. */
export function useLastScan() {
  const client = useQueryClient();
  const query = useCall(calls.lastScan, {}, { errorMessage: false });
  const scan = query.data?.scan ?? null;
  const isRunning = scan !== null && AWAITED.has(scan.state);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) for (const row of searched) void refreshCalls(client, row);
    wasRunning.current = isRunning;
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refreshCalls(client, calls.lastScan), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [client, isRunning]);
  return { scan, isRunning };
}

const lists = [calls.list, calls.count, calls.counts, calls.listMerges];
/** What a search finds anew. */
const searched = [...lists, ...hospitalLists];
const changed = [...lists, doctorEndpoints.list, doctorEndpoints.count, doctorEndpoints.find, doctorEndpoints.findOne];

export const useMerge = () => useWrite(calls.merge, { refreshes: changed, errorMessage: false });
export const useReject = () => useWrite(calls.reject, { refreshes: lists });
export const useReconsider = () => useWrite(calls.reconsider, { refreshes: changed });
export const useUnmerge = () => useWrite(calls.unmerge, { refreshes: changed });
export const useStartScan = () => useWrite(calls.startScan, { refreshes: [calls.lastScan] });
export const useCancelScan = () => useWrite(calls.cancelScan, { refreshes: [calls.lastScan] });
export const useChangeSettings = () => useWrite(calls.changeSettings, { refreshes: [calls.findSettings, ...searched] });
