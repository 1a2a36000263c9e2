// One asset: what it is, how good and fresh it is, what is wrong with it, where it comes from and who uses it (product 3.20).
import type { AssetDetail } from '@yijian/contract/data-assets';
import { DetailHeader, DetailPage } from '@yijian/ui/detail-page';
import { Glyph } from '@yijian/ui/icon';
import { Button } from 'antd';
import { Gauge, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useMeasure } from '../../data-assets.api.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';
import { FreshnessBadge } from '../asset-marks.tsx';
import { IncidentSection } from '../incidents/incident-section.tsx';
import { AssetForm } from './asset-form.tsx';
import { LineageSection } from './lineage-section.tsx';
import { PartTiles } from './part-tiles.tsx';
import { RuleSection } from './rule-section.tsx';
import { TrendSection } from './trend-section.tsx';
import '../data-assets.css';

export function AssetPage({ asset }: { asset: AssetDetail }): ReactNode {
  return (
    <DetailPage header={<AssetHeader asset={asset} />} rail={<LineageSection asset={asset} />}>
      <PartTiles asset={asset} />
      <RuleSection asset={asset} />
      <TrendSection asset={asset} />
      <IncidentSection assetCode={asset.code} />
    </DetailPage>
  );
}

function AssetHeader({ asset }: { asset: AssetDetail }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const shell = useShell();
  const { path } = asset;
  return (
    <DetailHeader
      avatar={false}
      name={asset.name}
      alias={asset.alias}
      marks={<FreshnessBadge freshness={asset.freshness} />}
      facts={[
        asset.description,
        `${t('owner')} ${asset.owner?.name ?? t('nobody')}`,
        ...asset.sources.map((source) => t(`source.${source}`)),
      ]}
      kpis={[
        {
          key: 'rows',
          label: t('rows'),
          value: format.count(asset.rows),
          unit: t('rowsUnit'),
          definition: t('rowsDefinition'),
          ...(path === null ? {} : { onOpen: () => shell.openTab(path) }),
        },
        {
          key: 'quality',
          label: t('quality'),
          value: format.percent(asset.score === null ? null : asset.score / 100),
          definition: t('qualityDefinition'),
        },
        {
          key: 'changed',
          label: t('lastChanged'),
          value: format.date(asset.lastChangedAt),
          note: t('rhythm', { days: String(asset.expectedDays) }),
          definition: t('freshnessDefinition'),
        },
        {
          key: 'incidents',
          label: t('openIncidents'),
          value: format.count(asset.openIncidents),
          unit: t('incidentsUnit'),
          onOpen: () => document.querySelector('#incidents')?.scrollIntoView({ block: 'start' }),
        },
      ]}
      asOf={asset.measuredAt === null ? t('neverMeasured') : t('asOf', { at: format.dateTime(asset.measuredAt) })}
      actions={<AssetActs asset={asset} />}
    />
  );
}

function AssetActs({ asset }: { asset: AssetDetail }): ReactNode {
  const t = useDataAssetPhrases();
  const shell = useShell();
  const measure = useMeasure();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Allowed permission="dataAssets:data-assets:write">
        <Button icon={<Glyph icon={Pencil} />} onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
      </Allowed>
      <Allowed permission="dataAssets:data-assets:measure">
        <Button
          type="primary"
          icon={<Glyph icon={Gauge} />}
          loading={measure.isPending}
          onClick={() =>
            measure.mutate({ params: { code: asset.code } }, { onSuccess: () => shell.toast.success(t('measured')) })
          }
        >
          {t('measure')}
        </Button>
      </Allowed>
      {isEditing ? <AssetForm asset={asset} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
