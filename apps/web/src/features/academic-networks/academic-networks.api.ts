// What the academic network asks the server (specification 7.5).
import {
  academicNetworkEndpoints,
  type CenterTableExportQuery,
  type NetworkFilter,
  type RelationType,
} from '@yijian/contract/academic-networks';
import { useQueryClient } from '@tanstack/react-query';
import { download, refreshCalls, useCall, usePages } from '../../lib/api/index.ts';

/** The filter as it travels; what is not set is left out. */
export type NetworkAsk = Partial<NetworkFilter>;
const quiet = { errorMessage: false } as const;
const kept = { ...quiet, keepPrevious: true, staleTime: 60_000 } as const;

export const useChart = (ask: NetworkAsk | null) =>
  useCall(academicNetworkEndpoints.chart, ask === null ? null : { query: ask }, kept);

export function useNetworkTable(ask: NetworkAsk | null, paging: { page: number; size: number; sort: string }) {
  const query = { ...ask, ...paging } as NonNullable<
    Parameters<typeof useCall<typeof academicNetworkEndpoints.table>>[1]
  >['query'];
  return useCall(academicNetworkEndpoints.table, ask === null ? null : { query }, kept);
}

export const useNetworkMap = (isWanted: boolean) => useCall(academicNetworkEndpoints.map, isWanted ? {} : null, kept);

export function usePerson(personId: string | undefined, centreId: string | undefined) {
  const query =
    personId === undefined
      ? null
      : { personId, ...(centreId === undefined || centreId === personId ? {} : { centreId }) };
  return useCall(academicNetworkEndpoints.person, query === null ? null : { query }, kept);
}

/** Asks again for what tells stars. */
export function useRefreshPersons(): () => void {
  const client = useQueryClient();
  return () => {
    for (const row of [academicNetworkEndpoints.person, academicNetworkEndpoints.table]) void refreshCalls(client, row);
  };
}

export function useEvidence(pair: { personId: string; otherId: string } | null, size = 3) {
  return useCall(academicNetworkEndpoints.listEvidence, pair === null ? null : { query: { ...pair, size } }, kept);
}

export const usePath = (pair: { fromId: string; toId: string } | null) =>
  useCall(academicNetworkEndpoints.findPath, pair === null ? null : { query: pair }, quiet);

export const useFoundPersons = (keyword: string) =>
  useCall(academicNetworkEndpoints.findPersons, keyword === '' ? null : { query: { keyword } }, kept);

export const useRelations = (doctorId: string, type?: RelationType) =>
  usePages(
    academicNetworkEndpoints.listRelations,
    { query: { doctorId, size: 10, ...(type === undefined ? {} : { type }) } },
    quiet,
  );

export const useRelationTypes = (id: string) => useCall(academicNetworkEndpoints.listTypes, { params: { id } }, quiet);

export const exportNetwork = (query: CenterTableExportQuery) =>
  download(academicNetworkEndpoints.exportTable, { query });
