// The academic network around a doctor, the way between two, the whole map (specification 2.3 userInsights; product 3.4).
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { Empty, Failed, Loading, describeError } from '@yijian/ui/states';
import { useIsPhone } from '@yijian/ui/viewport';
import { Button, Drawer } from 'antd';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Glyph } from '@yijian/ui/icon';
import { useFormat } from '../../../lib/format/index.ts';
import { useExport } from '../../exports/index.ts';
import { exportNetwork, exportNetworkMap, useChart, usePerson } from '../academic-networks.api.ts';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { NetworkSentence } from '../parts/answer.tsx';
import { CentrePicture } from '../parts/centre-view.tsx';
import { chartFacts } from '../parts/filters/filter-facts.ts';
import { NetworkFilters } from '../parts/filters/network-filters.tsx';
import { PersonPicker } from '../parts/filters/person-picker.tsx';
import { useMapTab } from '../parts/map/use-map-tab.tsx';
import { NetworkTable } from '../parts/table/on-demand.tsx';
import { PersonPane } from '../parts/pane/person-pane.tsx';
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
  const whole = useMapTab(view);
  const target = usePerson(tab === 'path' ? toId : undefined, undefined).data;
  const chart = query.data;
  const saved = useSavedNetworks(chart?.centre.id);
  const [isMap, isCentre] = [tab === 'map', tab === 'centre'];
  const rows = isMap ? whole.persons : chart === undefined ? null : chart.nodes.length - 1;
  const { tool, dialog } = useExport({
    resource: 'academic-networks',
    permission: 'userInsights:academic-networks:export',
    rows,
    run: (reason) =>
      isMap
        ? exportNetworkMap({ ...view.window, ...reason } as Parameters<typeof exportNetworkMap>[0])
        : exportNetwork({ ...ask, ...reason } as Parameters<typeof exportNetwork>[0]),
  });
  if (chart === undefined && query.error?.code === 'academic-networks.personNotFound')
    return <Empty title={t('nobody')} reason={t('nobodyHint')} />;
  if (chart === undefined && query.error?.code === 'publications.withheld') return <Empty reason={t('withheld')} />;
  if (query.isError && chart === undefined)
    return <Failed title={t('failed')} onRetry={() => void query.refetch()} {...describeError(query.error)} />;
  if (chart === undefined) return <Loading shape="detail" />;
  const facts = isMap ? whole.facts : isCentre ? chartFacts(chart) : undefined;
  const centre = isMap ? undefined : chart.centre;
  const filters =
    facts === undefined ? undefined : (
      <NetworkFilters view={view} facts={facts} centre={centre} onSlide={isMap ? whole.onSlide : undefined} />
    );
  const tabs = (['centre', 'path', 'map'] as const).map((key) => ({ key, label: t(`tab.${key}`) }));
  // Beside the picture stands whoever the sentence names, until somebody else is chosen.
  const beside = selected ?? (isCentre && !isPhone ? chart.answer.strongest?.id : undefined);
  const pane =
    beside === undefined ? (
      <p className="network-quiet">{t('choose')}</p>
    ) : (
      <PersonPane
        personId={beside}
        centre={centre}
        window={tab === 'path' ? {} : view.window}
        onCentre={(personId) => set({ personId, doctorId: undefined, id: undefined, tab: undefined })}
        onPath={(id) => set({ tab: 'path', toId: id, id: undefined })}
        onClose={selected === undefined ? undefined : () => set({ id: undefined })}
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
            {isPhone && filters !== undefined ? (
              <Button icon={<Glyph icon={SlidersHorizontal} />} onClick={() => setFiltering(true)}>
                {t('filters')}
              </Button>
            ) : null}
            {tab === 'path' ? null : saved}
            {tab !== 'path' && rows !== 0 && tool.onExport !== undefined ? (
              <Button onClick={tool.onExport}>{t('export')}</Button>
            ) : null}
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
          ) : isMap ? (
            whole.answer
          ) : undefined
        }
        left={isPhone ? undefined : filters}
        table={isCentre ? <NetworkTable view={view} chart={chart} /> : isMap ? whole.table : undefined}
        right={isPhone || (tab === 'path' && selected === undefined) ? undefined : pane}
      >
        {isCentre ? <CentrePicture view={{ ...view, selected: beside }} chart={chart} /> : null}
        {tab === 'path' ? <PathView fromId={chart.centre.id} toId={toId} onChoose={(id) => set({ id })} /> : null}
        {isMap ? whole.picture : null}
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
