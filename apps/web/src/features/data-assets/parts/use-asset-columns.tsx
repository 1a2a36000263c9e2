// The columns of the catalogue.
import type { Asset } from '@yijian/contract/data-assets';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { useDataAssetPhrases } from '../data-assets.phrases.ts';
import { FreshnessBadge, Score } from './asset-marks.tsx';

export function useAssetColumns(): DataColumn<Asset>[] {
  const t = useDataAssetPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('name'),
        width: 264,
        sortable: true,
        render: (row) => <TwoLine strong value={row.name} context={row.description} title={row.description} />,
      },
      { key: 'subject', title: t('subject'), width: 96, render: (row) => t(`subject.${row.subject}`) },
      {
        key: 'source',
        title: t('source'),
        width: { zh: 144, en: 152 },
        render: (row) => joined(row.sources.map((one) => t(`source.${one}`))),
      },
      { key: 'owner', title: t('owner'), width: 112, render: (row) => row.owner?.name ?? t('nobody') },
      {
        key: 'rows',
        title: t('rows'),
        width: 104,
        align: 'right',
        sortable: true,
        render: (row) => format.count(row.rows),
      },
      { key: 'score', title: t('quality'), width: 112, sortable: true, render: (row) => <Score score={row.score} /> },
      {
        key: 'freshness',
        title: t('freshness'),
        width: { zh: 104, en: 128 },
        definition: t('freshnessDefinition'),
        render: (row) => <FreshnessBadge freshness={row.freshness} />,
      },
      {
        key: 'lastChangedAt',
        title: t('lastChanged'),
        width: 152,
        sortable: true,
        render: (row) => (
          <TwoLine
            value={format.dateTime(row.lastChangedAt)}
            context={t('rhythm', { days: String(row.expectedDays) })}
          />
        ),
      },
      {
        key: 'openIncidents',
        title: t('openIncidents'),
        width: { zh: 120, en: 144 },
        align: 'right',
        sortable: true,
        render: (row) => format.count(row.openIncidents),
      },
      {
        key: 'measuredAt',
        title: t('asOf', { at: '' }).trim(),
        width: 152,
        optional: true,
        render: (row) => format.dateTime(row.measuredAt),
      },
    ],
    [t, format],
  );
}
