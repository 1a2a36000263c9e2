// Whom the filters leave of the whole map, as a table: sorted and paged by the server, in step with the picture (look: table twin).
import type { MapShown, MapTableRow } from '@yijian/contract/academic-networks';
import { Empty } from '@yijian/ui/states';
import { DataTable, type SortState } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { Pages } from '../../../../lib/lists/index.ts';
import { useMapTable } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import type { NetworkView } from '../use-network-view.ts';
import { RowCard, sortWords, useColumns } from './columns.tsx';

const SIZE = 20;

export function MapTable({ view, shown }: { view: NetworkView; shown: MapShown }): ReactNode {
  const t = useNetworkPhrases();
  const format = useFormat();
  const { window, sort, page, set } = view;
  const isNobody = shown.persons === 0;
  const query = useMapTable(isNobody ? null : window, { page, size: SIZE, sort });
  const rows = isNobody ? [] : query.data?.content;
  // Colours of the map are those of its communities in their order.
  const columns = useColumns<MapTableRow>({
    placeOf: (community) => community,
    most: Math.max(1, ...(rows ?? []).map(({ strength }) => strength)),
  });
  const [key = 'strength', direction] = sort.split(',');
  return (
    <section className="network-table" aria-label={t('mapList')}>
      <h2>
        {t('mapList')} <small className="num">{t('inStep', { count: format.count(shown.persons) })}</small>
      </h2>
      <DataTable<MapTableRow>
        label={t('mapList')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={query.isFetching}
        sort={{ key, direction: direction === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={(next: SortState | null) => set({ sort: sortWords(next) })}
        onOpen={({ id }) => set({ id, page: page === 0 ? undefined : String(page + 1) })}
        rowName={({ name }) => name}
        renderCard={(row) => <RowCard row={row} />}
        skeletonRows={5}
        empty={<Empty reason={t('nothingShown')} />}
      />
      <Pages
        list={{ page, size: SIZE, setPage: (next) => set({ page: next === 0 ? undefined : String(next + 1) }) }}
        total={isNobody ? 0 : query.data?.totalElements}
      />
    </section>
  );
}
