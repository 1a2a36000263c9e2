// The sum of the data assets; each tile leads to what it counts (specification 2.3, dataAssets: home).
import type { AssetsOverview } from '@yijian/contract/data-assets';
import { DashboardPage, GridCell, KpiTile, RankBars, Tile, TileGrid } from '@yijian/ui/dashboard-tile';
import { Glyph } from '@yijian/ui/icon';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useMeasureAll, useOverview } from '../../data-assets.api.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';
import { assetPath, cataloguePath } from '../asset-marks.tsx';
import { IncidentSection } from '../incidents/incident-section.tsx';
import '../data-assets.css';

export function AssetsHome(): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const query = useOverview();
  const at = query.data?.measuredAt;
  return (
    <DashboardPage
      title={t('homeTitle')}
      asOf={at ? t('asOfOldest', { at: format.dateTime(at) }) : undefined}
      actions={<MeasureAll />}
    >
      <div className="asset-home">
        <Async query={query} shape="list" rows={6} failedTitle={t('failed')} isEmpty={() => false}>
          {(overview) => <Tiles overview={overview} />}
        </Async>
        <IncidentSection />
      </div>
    </DashboardPage>
  );
}

function MeasureAll(): ReactNode {
  const t = useDataAssetPhrases();
  const shell = useShell();
  const measure = useMeasureAll();
  return (
    <Allowed permission="dataAssets:data-assets:measure">
      <Button
        type="primary"
        icon={<Glyph icon={Gauge} />}
        loading={measure.isPending}
        onClick={() => measure.mutate({}, { onSuccess: () => shell.toast.success(t('measured')) })}
      >
        {t('measureAll')}
      </Button>
    </Allowed>
  );
}

function Tiles({ overview }: { overview: AssetsOverview }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const shell = useShell();
  const open = (search?: Record<string, string>) => () => shell.openTab(cataloguePath(search));
  return (
    <TileGrid>
      <GridCell span={2}>
        <KpiTile title={t('assets')} value={format.count(overview.assets)} unit={t('assetsUnit')} onOpen={open()} />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('rows')}
          definition={t('rowsDefinition')}
          value={format.count(overview.rows)}
          unit={t('rowsUnit')}
          onOpen={open({ sort: 'rows,desc' })}
        />
      </GridCell>
      <GridCell span={2}>
        <KpiTile
          title={t('stale')}
          definition={t('freshnessDefinition')}
          value={format.count(overview.stale)}
          unit={t('assetsUnit')}
          onOpen={open({ freshness: 'STALE' })}
        />
      </GridCell>
      <GridCell span={2}>
        <KpiTile
          title={t('openIncidents')}
          definition={t('incidentsDefinition')}
          value={format.count(overview.openIncidents)}
          unit={t('incidentsUnit')}
          onOpen={open({ hasIncidents: 'true' })}
        />
      </GridCell>
      <GridCell span={3}>
        <KpiTile
          title={t('quality')}
          definition={t('qualityDefinition')}
          value={overview.score === null ? '—' : format.percent(overview.score / 100)}
          note={`${t('isLow')} ${format.count(overview.low)} ${t('assetsUnit')}`}
          onOpen={open({ isLow: 'true' })}
        />
      </GridCell>
      <Worst overview={overview} />
      {overview.uploads === null ? null : <Uploads uploads={overview.uploads} />}
    </TileGrid>
  );
}

function Worst({ overview: { worst, uploads } }: { overview: AssetsOverview }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  return (
    <Tile title={t('worst')} definition={t('qualityDefinition')} span={uploads === null ? 12 : 6}>
      {worst.length === 0 ? (
        <Empty compact reason={t('neverMeasured')} />
      ) : (
        <RankBars
          label={t('worst')}
          max={100}
          items={worst.map(({ code, name, score }) => ({
            key: code,
            label: <Link to={assetPath(code)}>{name}</Link>,
            value: score,
            text: format.percent(score / 100),
          }))}
        />
      )}
    </Tile>
  );
}

function Uploads({ uploads }: { uploads: NonNullable<AssetsOverview['uploads']> }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  return (
    <Tile title={t('uploads')} span={6} actions={<Link to="/DataCollection/dataUpload">{t('openList')}</Link>}>
      {uploads.length === 0 ? (
        <Empty compact reason={t('noUploads')} />
      ) : (
        <ul className="asset-uploads">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <Link to={`/DataCollection/dataUpload?batch=${upload.id}`}>{upload.fileName}</Link>
              <small className="num">
                {[
                  t('uploadRows', { count: format.count(upload.rows) }),
                  upload.userName,
                  format.dateTime(upload.at),
                ].join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Tile>
  );
}
