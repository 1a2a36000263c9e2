// The picture as a table: sorted and paged by the server, in step with what is drawn (specification 7.5 CenterTable).
import type { CenterChart, CenterTableRow } from '@yijian/contract/academic-networks';
import { useChartPalette } from '@yijian/ui/chart';
import { Empty } from '@yijian/ui/states';
import { DataTable, Pagination, type DataColumn, type SortState } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useNetworkTable } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { colourOf, placesOf } from '../canvas/drawn.ts';
import type { NetworkView } from '../use-network-view.ts';
import { usePicked } from './use-picked.tsx';

const SIZE = 20;

export function NetworkTable({ view, chart }: { view: NetworkView; chart: CenterChart }): ReactNode {
  const t = useNetworkPhrases();
  const { ask, sort, page, set } = view;
  const query = useNetworkTable(ask, { page, size: SIZE, sort });
  const columns = useColumns(chart);
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
        onSortChange={(next: SortState | null) =>
          set({ sort: next === null ? undefined : `${next.key},${next.direction === 'ascending' ? 'asc' : 'desc'}` })
        }
        onOpen={({ id }) => set({ id, page: page === 0 ? undefined : String(page + 1) })}
        selection={selection}
        rowName={({ name }) => name}
        renderCard={(row) => <RowCard row={row} />}
        skeletonRows={5}
        empty={<Empty title={t('nobody')} />}
      />
      <Pagination
        page={page + 1}
        pageSize={SIZE}
        pageSizes={[SIZE]}
        total={query.data?.totalElements}
        onChange={(next) => set({ page: next === 1 ? undefined : String(next) })}
      />
      {bar}
    </section>
  );
}

function useColumns(chart: CenterChart): DataColumn<CenterTableRow>[] {
  const t = useNetworkPhrases();
  const palette = useChartPalette();
  const places = placesOf(chart.communities.map(({ community }) => community));
  const most = Math.max(1, ...chart.nodes.map(({ strength }) => strength));
  return [
    {
      key: 'name',
      title: t('column.name'),
      render: ({ name }) => <b className="network-row-name">{name}</b>,
      width: { zh: 120, en: 160 },
      sortable: true,
    },
    {
      key: 'hospital',
      title: t('column.hospital'),
      render: ({ hospital }) => hospital || '—',
      width: 200,
      sortable: true,
    },
    {
      key: 'community',
      title: t('column.community'),
      render: ({ community, communityName }) => (
        <span className="network-community">
          <i style={{ background: colourOf(places.get(community) ?? -1, palette) }} />
          {communityName}
        </span>
      ),
      width: 150,
      sortable: true,
    },
    {
      key: 'strength',
      title: t('column.strength'),
      render: ({ strength, hop }) =>
        hop === 2 ? (
          <small className="network-via">{t('viaOthers')}</small>
        ) : (
          <span className="network-bar">
            <i style={{ inlineSize: `${(64 * strength) / most}px` }} />
            <span className="num">{strength}</span>
          </span>
        ),
      width: 120,
      sortable: true,
    },
    {
      key: 'papers',
      title: t('column.papers'),
      render: ({ shared }) => shared.CO_AUTHOR ?? 0,
      width: 90,
      align: 'right',
      sortable: true,
    },
    {
      key: 'degree',
      title: t('column.degree'),
      render: ({ degree }) => degree,
      width: 72,
      align: 'right',
      sortable: true,
    },
    {
      key: 'latest',
      title: t('column.latest'),
      render: ({ latestYear }) => latestYear ?? '—',
      width: 80,
      align: 'right',
      sortable: true,
    },
  ];
}

function RowCard({ row }: { row: CenterTableRow }): ReactNode {
  const t = useNetworkPhrases();
  return (
    <div className="network-card">
      <b>{row.name}</b>
      <span className="num">{row.hop === 2 ? t('viaOthers') : `${t('column.strength')} ${row.strength}`}</span>
      <small>{[row.hospital, row.communityName].filter(Boolean).join(' · ')}</small>
    </div>
  );
}
