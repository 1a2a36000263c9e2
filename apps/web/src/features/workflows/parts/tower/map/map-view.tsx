// How a kind of process really went: the map, its ways as a table, the variants, what was done twice; the log to take along.
import { exportFormats } from '@yijian/contract/exports';
import { workflowInsightEndpoints as calls, type ProcessMap } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { Definition } from '@yijian/ui/dashboard-tile';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { addressed, download } from '../../../../../lib/api/index.ts';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useExport } from '../../../../exports/index.ts';
import { present, useKindsOfAll, useProcessMap, type Chosen } from '../../../workflow-tower.api.ts';
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';
import { NumberLink } from '../number-link.tsx';
import type { ViewProps } from '../view-props.ts';
import type { TowerState } from '../use-tower-state.ts';
import { MapGraph } from './map-graph.tsx';
import { Rework, Variants, Ways } from './map-tables.tsx';
import './map.css';

export function MapView({ state, page }: ViewProps): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const kinds = useKindsOfAll().data?.content;
  const chosen: Chosen = { ...state.chosen, definitionKey: state.chosen.definitionKey ?? kinds?.[0]?.key };
  const query = useProcessMap(chosen);
  const log = useExport({
    resource: 'workflows',
    permission: 'admin:workflows:export',
    rows: null,
    formats: exportFormats,
    run: (ask) => download(calls.exportLog, addressed(calls.exportLog, { query: { ...present(chosen), ...ask } })),
  });
  const own: TowerState = {
    ...state,
    chosen,
    open: (drill) => state.open({ definitionKey: chosen.definitionKey, ...drill }),
  };
  return page({
    asOf: query.data === undefined ? undefined : t('asOf', { time: format.dateTime(query.data.asOf) }),
    actions: log.tool.onExport ? (
      <Button icon={<Glyph icon={Download} />} onClick={log.tool.onExport}>
        {t('exportLog')}
      </Button>
    ) : undefined,
    answer: query.data === undefined || query.data.cases === 0 ? undefined : <Answer map={query.data} state={own} />,
    children: (
      <>
        <Async
          query={query}
          shape="chart"
          failedTitle={t('failed')}
          isEmpty={(map: ProcessMap) => map.cases === 0}
          empty={{ reason: t('emptyTower') }}
        >
          {(map) => <Picture map={map} state={own} />}
        </Async>
        {log.dialog}
      </>
    ),
  });
}

function Answer({ map, state }: { map: ProcessMap; state: TowerState }): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const words = t('answerMap', {
    count: format.count(map.cases),
    variants: format.count(map.variantCount),
    share: format.percent(map.variants[0]?.share ?? 0, 0),
    rework: format.percent(map.reworked / map.cases, 0),
  });
  return (
    <span className="tower-answer">
      {words}
      <NumberLink state={state} count={map.reworked} drill={{ set: 'REWORKED', label: '' }}>
        {t('set.REWORKED')}
      </NumberLink>
    </span>
  );
}

function Picture({ map, state }: { map: ProcessMap; state: TowerState }): ReactNode {
  const t = useTowerPhrases();
  const [chosen, choose] = useState<string | null>(null);
  const path = map.variants.find(({ key }) => key === chosen)?.path;
  return (
    <div className="tower-map">
      <section aria-label={t('graph')}>
        <h2>
          {t('graph')}
          <Definition title={t('graph')}>{t('graphMeaning')}</Definition>
        </h2>
        <MapGraph map={map} state={state} path={path} />
      </section>
      <div className="tower-columns">
        <Variants map={map} state={state} chosen={chosen} onChoose={choose} />
        <Rework map={map} state={state} />
      </div>
      <Ways map={map} state={state} />
    </div>
  );
}
