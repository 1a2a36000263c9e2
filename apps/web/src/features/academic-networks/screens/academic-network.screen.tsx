// The academic network around a doctor, the way between two, the whole map (specification 2.3 userInsights; product 3.4).
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { Async, Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { useIsPhone } from '@yijian/ui/viewport';
import { Button, Drawer } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useFormat } from '../../../lib/format/index.ts';
import { useExport } from '../../exports/index.ts';
import { exportNetwork, useChart, useNetworkMap, usePerson } from '../academic-networks.api.ts';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { NetworkSentence } from '../parts/answer.tsx';
import { CentrePicture } from '../parts/centre-view.tsx';
import { MapPicture } from '../parts/map-view.tsx';
import { NetworkFilters } from '../parts/network-filters.tsx';
import { NetworkTable } from '../parts/table/on-demand.tsx';
import { PersonPane } from '../parts/pane/person-pane.tsx';
import { PersonPicker } from '../parts/person-picker.tsx';
import { useSavedNetworks } from '../parts/saved-networks.tsx';
import { useNetworkView } from '../parts/use-network-view.ts';
import { PathView } from '../parts/ways/path-view.tsx';
import '../parts/network.css';
import '../parts/pane/pane.css';

export default function AcademicNetworkScreen(): ReactNode {
  const t = useNetworkPhrases();
  const format = useFormat();
  const isPhone = useIsPhone();
  const view = useNetworkView();
  const [isFiltering, setFiltering] = useState(false);
  const { tab, ask, hops, selected, toId, set } = view;
  const query = useChart(ask);
  const mapQuery = useNetworkMap(tab === 'map');
  const target = usePerson(tab === 'path' ? toId : undefined, undefined).data;
  const chart = query.data;
  const saved = useSavedNetworks(chart?.centre.id);
  const { tool, dialog } = useExport({
    resource: 'academic-networks',
    permission: 'userInsights:academic-networks:export',
    rows: chart === undefined ? null : chart.nodes.length - 1,
    run: (reason) => exportNetwork({ ...ask, ...reason } as Parameters<typeof exportNetwork>[0]),
  });
  if (chart === undefined && query.error?.code === 'academic-networks.personNotFound')
    return <Empty title={t('nobody')} reason={t('nobodyHint')} />;
  if (query.isError && chart === undefined)
    return <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />;
  if (chart === undefined) return <Loading shape="detail" />;
  const filters = <NetworkFilters view={view} chart={chart} />;
  const tabs = (['centre', 'path', 'map'] as const).map((key) => ({ key, label: t(`tab.${key}`) }));
  const isCentre = tab === 'centre';
  const pane =
    selected === undefined ? (
      <p className="network-quiet">{t('choose')}</p>
    ) : (
      <PersonPane
        personId={selected}
        centre={tab === 'map' ? undefined : chart.centre}
        onCentre={(personId) => set({ personId, doctorId: undefined, id: undefined, tab: undefined })}
        onPath={(id) => set({ tab: 'path', toId: id, id: undefined })}
        onClose={() => set({ id: undefined })}
      />
    );
  return (
    <>
      <AnalysisPage
        title={t('title')}
        tabs={tabs}
        tab={tab}
        onTabChange={(key) => set({ tab: key === 'centre' ? undefined : key, id: undefined })}
        asOf={chart.derivedAt === null ? null : t('asOf', { at: format.date(chart.derivedAt) })}
        actions={
          <>
            {isPhone && isCentre ? (
              <Button icon={<Glyph icon={SlidersHorizontal} />} onClick={() => setFiltering(true)}>
                {t('filters')}
              </Button>
            ) : null}
            {isCentre ? saved : null}
            {isCentre && tool.onExport !== undefined ? <Button onClick={tool.onExport}>{t('export')}</Button> : null}
          </>
        }
        question={
          tab === 'path' ? (
            <div className="network-ask">
              <span>{t('from')}</span>
              <PersonPicker
                label={t('from')}
                value={chart.centre}
                onChange={(personId) => set({ personId, doctorId: undefined })}
              />
              <span>{t('to')}</span>
              <PersonPicker label={t('to')} value={target} onChange={(id) => set({ toId: id })} />
            </div>
          ) : undefined
        }
        answer={
          isCentre ? (
            <NetworkSentence chart={chart} hops={hops} onChoose={(id) => set({ id })} />
          ) : tab === 'map' && mapQuery.data !== undefined ? (
            t('mapAnswer', {
              persons: format.count(mapQuery.data.ids.length),
              edges: format.count(mapQuery.data.from.length),
              communities: format.count(mapQuery.data.communities.length),
            })
          ) : undefined
        }
        left={isCentre && !isPhone ? filters : undefined}
        table={isCentre ? <NetworkTable view={view} chart={chart} /> : undefined}
        right={isPhone || (tab === 'path' && selected === undefined) ? undefined : pane}
      >
        {isCentre ? <CentrePicture view={view} chart={chart} /> : null}
        {tab === 'path' ? <PathView fromId={chart.centre.id} toId={toId} onChoose={(id) => set({ id })} /> : null}
        {tab === 'map' ? (
          <Async query={mapQuery} shape="chart" failedTitle={t('failed')}>
            {(map) => <MapPicture view={view} map={map} />}
          </Async>
        ) : null}
      </AnalysisPage>
      <Drawer
        open={isPhone && isFiltering}
        placement="bottom"
        size="large"
        title={t('filters')}
        onClose={() => setFiltering(false)}
      >
        {filters}
      </Drawer>
      <Drawer
        open={isPhone && selected !== undefined}
        placement="bottom"
        size="large"
        closable={false}
        aria-label={t('title')}
        onClose={() => set({ id: undefined })}
      >
        {pane}
      </Drawer>
      {dialog}
    </>
  );
}
