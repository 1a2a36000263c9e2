// The columns of a network's table, and its rows as cards (specification 7.5 CenterTable).
import type { CenterTableRow } from '@yijian/contract/academic-networks';
import { useChartPalette } from '@yijian/ui/chart';
import type { DataColumn, SortState } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { colourOf } from '../canvas/drawn.ts';

/** A row around one person, or of the whole map, where nobody stands in the middle. */
type Row = Omit<CenterTableRow, 'hop' | 'bridging'> & { readonly hop?: number };

export interface ColumnFacts {
  /** Which colour a community has. */
  readonly placeOf: (community: number) => number;
  /** The longest bar. */
  readonly most: number;
}

export function useColumns<R extends Row>({ placeOf, most }: ColumnFacts): DataColumn<R>[] {
  const t = useNetworkPhrases();
  const palette = useChartPalette();
  return [
    {
      key: 'name',
      title: t('column.name'),
      render: ({ name }) => <b className="network-row-name">{name}</b>,
      width: { zh: 76, en: 100 },
      sortable: true,
    },
    {
      key: 'hospital',
      title: t('column.hospital'),
      render: ({ hospital }) => hospital || '—',
      width: { zh: 148, en: 104 },
      sortable: true,
    },
    {
      key: 'community',
      title: t('column.community'),
      render: ({ community, communityName }) => (
        <span className="network-community">
          <i style={{ background: colourOf(placeOf(community), palette) }} />
          {communityName}
        </span>
      ),
      width: { zh: 116, en: 128 },
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
            <i style={{ inlineSize: `${(48 * strength) / most}px` }} />
            <span className="num">{strength}</span>
          </span>
        ),
      width: { zh: 92, en: 84 },
      sortable: true,
    },
    {
      key: 'papers',
      title: t('column.papers'),
      render: ({ shared }) => shared.CO_AUTHOR ?? 0,
      width: { zh: 80, en: 60 },
      align: 'right',
      sortable: true,
    },
    {
      key: 'degree',
      title: t('column.degree'),
      render: ({ degree }) => degree,
      width: { zh: 56, en: 52 },
      align: 'right',
      sortable: true,
    },
    {
      key: 'latest',
      title: t('column.latest'),
      render: ({ latestYear }) => latestYear ?? '—',
      width: { zh: 64, en: 56 },
      align: 'right',
      sortable: true,
    },
  ];
}

/** An order as it stands in the address; the usual one does not. */
export const sortWords = (next: SortState | null): string | undefined =>
  next === null ? undefined : `${next.key},${next.direction === 'ascending' ? 'asc' : 'desc'}`;

export function RowCard({ row }: { row: Row }): ReactNode {
  const t = useNetworkPhrases();
  return (
    <div className="network-card">
      <b>{row.name}</b>
      <span className="num">{row.hop === 2 ? t('viaOthers') : `${t('column.strength')} ${row.strength}`}</span>
      <small>{[row.hospital, row.communityName].filter(Boolean).join(' · ')}</small>
    </div>
  );
}
