// Columns of the nodes: what waits now by its limit, how long it takes, how much of all waiting, which way it goes.
import type { Bottleneck } from '@yijian/contract/workflows';
import { Sparkline } from '@yijian/ui/sparkline';
import { Delta } from '@yijian/ui/dashboard-tile';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/index.ts';
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';
import { useNames } from '../../words/use-names.ts';
import { NumberLink } from '../number-link.tsx';
import { useSpan } from '../use-span.ts';
import type { Drill, TowerState } from '../use-tower-state.ts';

export function useBottleneckColumns(state: TowerState): DataColumn<Bottleneck>[] {
  const t = useTowerPhrases();
  const format = useFormat();
  const span = useSpan();
  const names = useNames();
  const at = (row: Bottleneck, set: Drill['set'], more: Partial<Drill> = {}): Drill => ({
    set,
    label: row.nodeName,
    definitionKey: row.definitionKey,
    nodeId: row.nodeId,
    ...more,
  });
  return [
    {
      key: 'node',
      title: t('node'),
      width: { zh: 200, en: 240 },
      render: (row) => <TwoLine strong value={row.nodeName} context={names.definition(row)} />,
    },
    {
      key: 'open',
      title: t('waitingNow'),
      width: { zh: 232, en: 264 },
      render: (row) => <Open row={row} state={state} at={at} />,
    },
    {
      key: 'oldest',
      title: t('oldest'),
      width: 92,
      align: 'right',
      render: (row) => <span className="num">{span(row.oldestSeconds)}</span>,
    },
    {
      key: 'median',
      title: t('median'),
      width: { zh: 92, en: 108 },
      align: 'right',
      render: (row) => (
        <NumberLink state={state} count={row.decided} drill={at(row, 'DECIDED')}>
          {span(row.medianSeconds)}
        </NumberLink>
      ),
    },
    {
      key: 'slow',
      title: t('slow'),
      width: { zh: 92, en: 108 },
      align: 'right',
      render: (row) => (
        <NumberLink
          state={state}
          count={row.decided}
          drill={at(row, 'DECIDED', { atLeastSeconds: row.slowSeconds ?? 0 })}
        >
          {span(row.slowSeconds)}
        </NumberLink>
      ),
    },
    {
      key: 'late',
      title: t('decidedLate'),
      width: { zh: 84, en: 112 },
      align: 'right',
      render: (row) => (
        <NumberLink state={state} count={row.decidedLate} drill={at(row, 'DECIDED_LATE')}>
          {row.decidedLimited === 0 ? t('none') : format.percent(row.decidedLate / row.decidedLimited, 0)}
        </NumberLink>
      ),
    },
    {
      key: 'share',
      title: t('share'),
      width: { zh: 132, en: 148 },
      render: (row) => (row.timeShare === null ? t('none') : <Share part={row.timeShare} />),
    },
    {
      key: 'trend',
      title: t('trend'),
      width: 100,
      render: (row) => (
        <Sparkline
          values={row.trend.filter((value) => value !== null)}
          label={t('trendOf', { node: row.nodeName })}
          width={84}
        />
      ),
    },
    {
      key: 'change',
      title: t('change'),
      width: { zh: 92, en: 108 },
      align: 'right',
      render: (row) => <Change row={row} />,
    },
  ];
}

function Open({
  row,
  state,
  at,
}: {
  row: Bottleneck;
  state: TowerState;
  at: (row: Bottleneck, set: Drill['set']) => Drill;
}): ReactNode {
  const t = useTowerPhrases();
  const { onTime, near, late, unlimited } = row.open;
  const parts = [
    { set: 'OPEN_LATE', count: late, word: t('late'), tone: 'bad' },
    { set: 'OPEN_NEAR', count: near, word: t('near'), tone: 'warn' },
    { set: 'OPEN_ON_TIME', count: onTime, word: t('onTime'), tone: undefined },
    { set: 'OPEN_UNLIMITED', count: unlimited, word: t('unlimited'), tone: undefined },
  ] as const;
  const there = parts.filter(({ count }) => count > 0);
  if (there.length === 0) return <span className="tower-nought num">0</span>;
  return (
    <span className="tower-open">
      {there.map(({ set, count, word, tone }) => (
        <NumberLink key={set} state={state} count={count} tone={tone} drill={at(row, set)}>
          {word} {count}
        </NumberLink>
      ))}
    </span>
  );
}

function Share({ part }: { part: number }): ReactNode {
  const format = useFormat();
  return (
    <span className="tower-share">
      <span className="tower-track" aria-hidden="true">
        <span style={{ width: `${(part * 100).toFixed(1)}%` }} />
      </span>
      <span className="num">{format.percent(part, 0)}</span>
    </span>
  );
}

/** Slower is bad: the change of the median against the period of equal length before. */
function Change({ row }: { row: Bottleneck }): ReactNode {
  const t = useTowerPhrases();
  const format = useFormat();
  const { medianSeconds: now, earlierMedianSeconds: before } = row;
  if (now === null || before === null || before === 0) return <span className="tower-nought">{t('none')}</span>;
  const change = (now - before) / before;
  const isSlower = change > 0;
  return (
    <Delta
      text={format.percent(Math.abs(change), 0)}
      direction={isSlower ? 'up' : 'down'}
      meaning={Math.abs(change) < 0.1 ? 'none' : isSlower ? 'bad' : 'good'}
    />
  );
}

export function BottleneckCard({
  row,
  columns,
}: {
  row: Bottleneck;
  columns: readonly DataColumn<Bottleneck>[];
}): ReactNode {
  const [head, ...rest] = columns;
  return (
    <article className="workflow-card">
      {head?.render(row, 0)}
      <dl className="tower-facts">
        {rest.map((column) => (
          <div key={column.key}>
            <dt>{column.title}</dt>
            <dd>{column.render(row, 0)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
