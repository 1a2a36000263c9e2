// The catalogue: every asset with owner, size, freshness and quality; one opens its page (product 3.20).
import { assetSources, assetSubjects, freshnesses, type Asset } from '@yijian/contract/data-assets';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../lib/format/index.ts';
import { ListScreen } from '../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../lib/router/index.ts';
import { useAssets } from '../data-assets.api.ts';
import { useDataAssetPhrases } from '../data-assets.phrases.ts';
import { FreshnessBadge, Score, assetPath } from './asset-marks.tsx';
import { useAssetColumns } from './use-asset-columns.tsx';
import './data-assets.css';

export function AssetList(): ReactNode {
  const t = useDataAssetPhrases();
  const shell = useShell();
  return (
    <ListScreen
      title={t('listTitle')}
      {...useSectionStrip()}
      list={useAssets()}
      columns={useAssetColumns()}
      filters={[
        { kind: 'search', field: 'keyword', placeholder: t('search') },
        {
          kind: 'choice',
          field: 'subject',
          label: t('subject'),
          options: assetSubjects.map((value) => ({ value, label: t(`subject.${value}`) })),
        },
        {
          kind: 'choice',
          field: 'source',
          label: t('source'),
          options: assetSources.map((value) => ({ value, label: t(`source.${value}`) })),
        },
        {
          kind: 'choice',
          field: 'freshness',
          label: t('freshness'),
          options: freshnesses.map((value) => ({ value, label: t(`freshness.${value}`) })),
        },
        { kind: 'flag', field: 'isLow', label: t('isLow') },
        { kind: 'flag', field: 'hasIncidents', label: t('hasIncidents') },
      ]}
      rowKey={(row) => row.code}
      rowName={(row) => row.name}
      onOpen={(row) => shell.openTab(assetPath(row.code), { title: row.name })}
      renderCard={(row) => <AssetCard row={row} />}
      empty={t('empty')}
      failed={t('failed')}
    />
  );
}

function AssetCard({ row }: { row: Asset }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  return (
    <article className="asset-card">
      <p>
        <strong>{row.name}</strong>
        <FreshnessBadge freshness={row.freshness} />
      </p>
      <small className="num">
        {joined([
          `${format.count(row.rows)} ${t('rowsUnit')}`,
          t(`subject.${row.subject}`),
          row.owner?.name ?? t('nobody'),
        ])}
      </small>
      <small>
        {t('quality')} <Score score={row.score} />
      </small>
    </article>
  );
}
