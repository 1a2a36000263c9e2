// Where tasks wait: the numbers of now, then every node with how long it takes and how that changes.
import type { Bottleneck, Tower } from '@yijian/contract/workflows';
import { KpiTile, TileGrid } from '@yijian/ui/dashboard-tile';
import { Async, Empty } from '@yijian/ui/states';
import { DataTable } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useLanguage } from '../../../../../lib/i18n/index.ts';
import { useTower } from '../../../workflow-tower.api.ts';
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';
import { useNames } from '../../words/use-names.ts';
import type { ViewProps } from '../view-props.ts';
import { useBottleneckColumns, BottleneckCard } from './use-bottleneck-columns.tsx';
import { useSpan } from '../use-span.ts';
import type { TowerState } from '../use-tower-state.ts';

/** A node with fewer decisions is not called the slowest. */
const FEWEST = 5;

export function Bottlenecks({ state, page }: ViewProps): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const query = useTower(state.chosen);
  const columns = useBottleneckColumns(state);
  const language = useLanguage();
  const { data } = query;
  return page({
    answer: data === undefined ? undefined : <Answer tower={data} />,
    asOf: data === undefined ? undefined : t('asOf', { time: format.dateTime(data.asOf) }),
    children: (
      <Async query={query} shape="table" failedTitle={t('failed')}>
        {(tower) => (
          <div className="tower-stack">
            <Kpis tower={tower} state={state} />
            <DataTable
              label={t('view.bottlenecks')}
              columns={columns}
              rows={tower.nodes}
              rowKey={(row: Bottleneck) => `${row.definitionKey} ${row.nodeId}`}
              loading={query.isFetching}
              language={language}
              inCard
              renderCard={(row) => <BottleneckCard row={row} columns={columns} />}
              empty={<Empty reason={t('emptyTower')} />}
            />
          </div>
        )}
      </Async>
    ),
  });
}

function Answer({ tower }: { tower: Tower }): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const span = useSpan();
  const names = useNames();
  const { open } = tower;
  const count = open.onTime + open.near + open.late + open.unlimited;
  const [worst] = tower.nodes
    .filter(({ decided }) => decided >= FEWEST)
    .toSorted((a, b) => (b.medianSeconds ?? 0) - (a.medianSeconds ?? 0));
  const words = t('answerOpen', { count: format.count(count), late: format.count(open.late) });
  if (worst?.timeShare == null) return words;
  const node = {
    kind: names.definition(worst),
    node: worst.nodeName,
    share: format.percent(worst.timeShare, 0),
    median: span(worst.medianSeconds),
  };
  return `${words} ${t('answerNode', node)}`;
}

function Kpis({ tower, state }: { tower: Tower; state: TowerState }): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const span = useSpan();
  const { open } = tower;
  const go = (set: 'RUNNING' | 'OPEN_LATE' | 'OPEN_NEAR' | 'FINISHED') => () => state.open({ set, label: '' });
  return (
    <TileGrid>
      <KpiTile
        title={t('running')}
        value={format.count(tower.running)}
        unit={t('unitCases')}
        definition={t('runningMeaning')}
        onOpen={go('RUNNING')}
      />
      <KpiTile
        title={t('late')}
        value={format.count(open.late)}
        unit={t('unitTasks')}
        definition={t('lateMeaning')}
        note={`${t('near')} ${format.count(open.near)}`}
        onOpen={go('OPEN_LATE')}
      />
      <KpiTile
        title={t('finished')}
        value={format.count(tower.finished)}
        unit={t('unitCases')}
        definition={t('finishedMeaning')}
        onOpen={go('FINISHED')}
      />
      <KpiTile
        title={t('throughTime')}
        value={span(tower.medianSeconds)}
        definition={t('throughMeaning')}
        note={tower.slowSeconds === null ? undefined : t('ninetyPercent', { time: span(tower.slowSeconds) })}
        onOpen={go('FINISHED')}
      />
    </TileGrid>
  );
}
