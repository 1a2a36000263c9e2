// The picture as a table: sorted and paged by the server, in step with what is drawn (specification 7.5 CenterTable).
import type { CenterChart, CenterTableRow } from '@yijian/contract/academic-networks';
import { Empty } from '@yijian/ui/states';
import { DataTable, type SortState } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { Pages } from '../../../../lib/lists/index.ts';
import { useNetworkTable } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { placesOf } from '../canvas/drawn.ts';
import type { NetworkView } from '../use-network-view.ts';
import { RowCard, sortWords, useColumns } from './columns.tsx';
import { usePicked } from './use-picked.tsx';

const SIZE = 20;

export function NetworkTable({ view, chart }: { view: NetworkView; chart: CenterChart }): ReactNode {
  const t = useNetworkPhrases();
  const { ask, sort, page, set } = view;
  const query = useNetworkTable(ask, { page, size: SIZE, sort });
  const places = placesOf(chart.communities.map(({ community }) => community));
  const columns = useColumns<CenterTableRow>({
    placeOf: (community) => places.get(community) ?? -1,
    most: Math.max(1, ...chart.nodes.map(({ strength }) => strength)),
  });
  const { selection, bar } = usePicked(chart);
  const [key = 'strength', direction] = sort.split(',');
  return (
    <section className="network-table" aria-label={t('list')}>
      <h2>
        {t('list')} <small className="num">{t('inStep', { count: chart.nodes.length - 1 })}</small>
      </h2>
      <DataTable<CenterTableRow>
        label={t('list')}
        columns={columns}
        rows={query.data?.content}
        rowKey={({ id }) => id}
        loading={query.isFetching}
        sort={{ key, direction: direction === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={(next: SortState | null) => set({ sort: sortWords(next) })}
        onOpen={({ id }) => set({ id, page: page === 0 ? undefined : String(page + 1) })}
        selection={selection}
        rowName={({ name }) => name}
        renderCard={(row) => <RowCard row={row} />}
        skeletonRows={5}
        empty={<Empty reason={t('nobody')} />}
      />
      <Pages
        list={{ page, size: SIZE, setPage: (next) => set({ page: next === 0 ? undefined : String(next + 1) }) }}
        total={query.data?.totalElements}
      />
      {bar}
    </section>
  );
}
