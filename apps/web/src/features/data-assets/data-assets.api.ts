// What the screens of data assets ask the server.
import {
  dataAssetEndpoints as assets,
  incidentEndpoints as incidents,
  type AssetCode,
  type FailingQuery,
  type IncidentFilter,
} from '@yijian/contract/data-assets';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;
const fields = {
  keyword: 'text',
  subject: 'text',
  source: 'text',
  freshness: 'text',
  isLow: 'flag',
  hasIncidents: 'flag',
} as const;

export const useAssets = () =>
  useList({
    name: 'data-assets',
    fields,
    page: assets.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
    count: assets.count,
    countArguments: (filters) => ({ query: filters as object }),
  });

/** All of them, for choosing one. */
export const useAssetNames = () => useCall(assets.list, { query: { size: 100 } }, quiet);
export const useOverview = () => useCall(assets.findOverview, {}, quiet);
export const useAsset = (code: AssetCode) => useCall(assets.find, { params: { code } }, quiet);
export const useOwners = () => useCall(assets.listOwners, { query: { keyword: '' } }, quiet);
export const useFailing = (code: AssetCode, rule: string, query: FailingQuery) =>
  useCall(assets.listFailing, { params: { code, rule }, query }, { ...quiet, keepPrevious: true });
export const useIncidents = (filter: IncidentFilter, page: number, size: number) =>
  useCall(incidents.list, { query: { ...filter, page, size } }, { ...quiet, keepPrevious: true });

/** All that a measurement or an incident changes. */
const refreshes = [
  assets.findOverview,
  assets.list,
  assets.count,
  assets.find,
  assets.listFailing,
  incidents.list,
  incidents.count,
];
const writing = { ...quiet, refreshes };

export const useMeasure = () => useWrite(assets.measure, { refreshes });
export const useMeasureAll = () => useWrite(assets.measureAll, { refreshes });
export const useChangeAsset = () => useWrite(assets.change, writing);
export const useReport = () => useWrite(incidents.report, writing);
export const useAcknowledge = () => useWrite(incidents.acknowledge, { refreshes });
export const useResolve = () => useWrite(incidents.resolve, writing);
export const useReopen = () => useWrite(incidents.reopen, writing);
export const useAssign = () => useWrite(incidents.assign, writing);
