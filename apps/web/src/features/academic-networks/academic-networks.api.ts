// What the academic network asks the server (specification 7.5).
import {
  academicNetworkEndpoints,
  type CenterTableExportQuery,
  type MapFilter,
  type MapTableExportQuery,
  type NetworkFilter,
  type RelationType,
} from '@yijian/contract/academic-networks';
import { regionEndpoints } from '@yijian/contract/regions';
import { useQueryClient } from '@tanstack/react-query';
import { download, refreshCalls, useCall, usePages } from '../../lib/api/index.ts';

/** The filter as it travels; what is not set is left out. */
export type NetworkAsk = Partial<NetworkFilter>;
const quiet = { errorMessage: false } as const;
/** Of another pair or person nothing is shown in the meantime. */
const settled = { ...quiet, staleTime: 60_000 } as const;
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

export function useMapTable(filter: Partial<MapFilter> | null, paging: { page: number; size: number; sort: string }) {
  const query = { ...filter, ...paging } as NonNullable<
    Parameters<typeof useCall<typeof academicNetworkEndpoints.mapTable>>[1]
  >['query'];
  return useCall(academicNetworkEndpoints.mapTable, filter === null ? null : { query }, kept);
}

/** Every province, for one that the picture itself does not name. */
export const useProvinces = (isWanted: boolean) =>
  useCall(regionEndpoints.listProvinces, isWanted ? {} : null, { ...quiet, staleTime: 3_600_000 });

/** Of whom nothing but the id is known, such as most persons of the whole map. */
export const useName = (personId: string | undefined): string | undefined =>
  useCall(academicNetworkEndpoints.person, personId === undefined ? null : { query: { personId } }, settled).data?.name;

export const useLinks = (personId: string, filter: Partial<MapFilter>) =>
  usePages(academicNetworkEndpoints.listLinks, { query: { ...filter, personId, size: 10 } }, settled);

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

/** What two persons share within types and years. */
export function useEvidence(
  pair: { personId: string; otherId: string } | null,
  { types, fromYear, toYear }: Partial<MapFilter> = {},
  size = 3,
) {
  const within = {
    ...(types === undefined ? {} : { types }),
    ...(fromYear === undefined ? {} : { fromYear }),
    ...(toYear === undefined ? {} : { toYear }),
  };
  return useCall(
    academicNetworkEndpoints.listEvidence,
    pair === null ? null : { query: { ...pair, ...within, size } },
    settled,
  );
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

export const exportNetworkMap = (query: MapTableExportQuery) =>
  download(academicNetworkEndpoints.exportMapTable, { query });
