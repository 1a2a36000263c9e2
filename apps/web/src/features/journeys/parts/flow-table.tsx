// Flows and touches as tables whose numbers open their doctors.
import type { Paths } from '@yijian/contract/journeys';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { CountButton, useEventWords } from '../../sales-funnels/index.ts';
import { useJourneyPhrases } from '../journeys.phrases.ts';
import type { OpenTouch } from './path-people.tsx';

type Flow = Paths['flows'][number];
type Node = Paths['nodes'][number];
interface TableProps {
  readonly paths: Paths;
  readonly onOpen: (open: OpenTouch) => void;
}

export function FlowTable({ paths, onOpen }: TableProps): ReactNode {
  const t = useJourneyPhrases();
  return (
    <div className="journey-tables">
      <PaneGroup title={t('mix')}>
        <DataTable
          label={t('mix')}
          columns={useNodeColumns(onOpen)}
          rows={paths.nodes}
          rowKey={({ step, key }) => `${step} ${key}`}
        />
      </PaneGroup>
      <PaneGroup title={t('flows')}>
        <DataTable
          label={t('flows')}
          columns={useFlowColumns(onOpen)}
          rows={paths.flows}
          rowKey={({ step, from, to }) => `${step} ${from} ${to}`}
        />
      </PaneGroup>
    </div>
  );
}

function useNodeColumns(onOpen: TableProps['onOpen']): DataColumn<Node>[] {
  const t = useJourneyPhrases();
  const words = useEventWords();
  return useMemo(
    () => [
      { key: 'step', title: t('steps'), width: 88, render: ({ step }) => t('step', { step }) },
      { key: 'touch', title: t('touch'), width: 160, render: ({ key }) => words.touch(key) },
      {
        key: 'people',
        title: t('doctors'),
        width: 88,
        align: 'right',
        render: ({ step, key, people }) => (
          <CountButton
            name={t('node', { step, touch: words.touch(key) })}
            count={people}
            onOpen={() => onOpen({ step, key })}
          />
        ),
      },
    ],
    [t, words, onOpen],
  );
}

function useFlowColumns(onOpen: TableProps['onOpen']): DataColumn<Flow>[] {
  const t = useJourneyPhrases();
  const format = useFormat();
  const words = useEventWords();
  return useMemo(
    () => [
      { key: 'step', title: t('steps'), width: 88, render: ({ step }) => t('step', { step }) },
      { key: 'from', title: t('from'), width: 144, render: ({ from }) => words.touch(from) },
      { key: 'to', title: t('to'), width: 144, render: ({ to }) => words.touch(to) },
      {
        key: 'people',
        title: t('doctors'),
        width: 88,
        align: 'right',
        render: ({ step, from, to, people }) => (
          <CountButton
            name={t('flow', { step, from: words.touch(from), to: words.touch(to) })}
            count={people}
            onOpen={() => onOpen({ step, key: from, next: to })}
          />
        ),
      },
      {
        key: 'median',
        title: t('medianDays'),
        width: 144,
        align: 'right',
        render: ({ medianDays }) => format.decimal(medianDays, 1),
      },
    ],
    [t, format, words, onOpen],
  );
}
