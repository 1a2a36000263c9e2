// A funnel for each value of the breakdown; every number opens its people.
import type { Breakdown, FunnelSlice } from '@yijian/contract/sales-funnels';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { DataTable, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useFunnelPhrases } from '../../sales-funnels.phrases.ts';
import { useEventWords } from '../events/use-event-words.ts';
import { CountButton } from '../people/count-button.tsx';
import type { OpenSlice } from './funnel-steps.tsx';

export interface SliceTableProps {
  readonly breakdown: Breakdown;
  readonly slices: readonly FunnelSlice[];
  readonly stepNames: readonly string[];
  readonly onOpen: (slice: OpenSlice) => void;
}

export function useSliceName(breakdown: Breakdown): (slice: Pick<FunnelSlice, 'value' | 'name'>) => string {
  const t = useFunnelPhrases();
  const words = useEventWords();
  return ({ value, name }) => {
    if (value === 'OTHER') return t('others');
    if (value === '') return t('unknown');
    return breakdown === 'CHANNEL' ? words.touch(value) : name;
  };
}

export function SliceTable({ breakdown, slices, stepNames, onOpen }: SliceTableProps): ReactNode {
  const t = useFunnelPhrases();
  const format = useFormat();
  const nameOf = useSliceName(breakdown);
  const by = t(`breakdown.${breakdown}`);
  const columns = useMemo<DataColumn<FunnelSlice>[]>(
    () => [
      { key: 'name', title: by, width: 160, render: (row) => nameOf(row) },
      ...stepNames.map((step, at) => ({
        key: `step ${at}`,
        title: step,
        width: 136,
        align: 'right' as const,
        render: (row: FunnelSlice) => (
          <CountButton
            name={`${nameOf(row)} ${step}`}
            count={row.people[at] ?? 0}
            onOpen={() => onOpen({ step: at + 1, kind: 'REACHED', value: row.value, name: nameOf(row) })}
          />
        ),
      })),
      { key: 'overall', title: t('overall'), width: 104, align: 'right', render: (row) => format.percent(row.overall) },
    ],
    [t, format, by, nameOf, stepNames, onOpen],
  );
  return (
    <PaneGroup title={t('slices', { by })}>
      <DataTable label={t('slices', { by })} columns={columns} rows={slices} rowKey={({ value }) => value} />
    </PaneGroup>
  );
}
