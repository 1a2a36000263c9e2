// The chosen drugs beside those they compete with.
import type { DrugOpinion } from '@yijian/contract/insights';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { CountButton } from '../../../sales-funnels/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import type { OnOpen } from '../people/opinion-people.tsx';
import { AttitudeTrack } from '../shown/attitude-bar.tsx';
import { useCountsAlone } from '../service/service-note.tsx';
import { TooFew } from '../shown/too-few.tsx';

export function DrugTable({ drugs, onOpen }: { drugs: readonly DrugOpinion[]; onOpen: OnOpen }): ReactNode {
  const t = useInsightPhrases();
  const columns = useDrugColumns(onOpen);
  return <DataTable label={t('comparison')} columns={columns} rows={drugs} rowKey={({ drug }) => drug.id} />;
}

function useDrugColumns(onOpen: OnOpen): DataColumn<DrugOpinion>[] {
  const t = useInsightPhrases();
  const format = useFormat();
  const isAlone = useCountsAlone();
  return useMemo(() => {
    const interval = ({ index }: DrugOpinion): string =>
      index === null || index.low === null
        ? t('noInterval')
        : `${format.fixed(index.low, 1)}–${format.fixed(index.high, 1)}`;
    const share = (part: 'positive' | 'neutral' | 'negative', title: string): DataColumn<DrugOpinion> => ({
      key: part,
      title,
      width: 88,
      align: 'right',
      render: (row) => (row.isFew || row.mentions === 0 ? '—' : format.percent(row[part] / row.mentions, 0)),
    });
    return [
      {
        key: 'drug',
        title: t('drug'),
        width: 168,
        render: ({ drug }) => (
          <TwoLine
            strong
            value={drug.name}
            context={[t(drug.isOwn ? 'own' : 'competitor'), drug.genericName].filter(Boolean).join(' · ')}
          />
        ),
      },
      {
        key: 'index',
        title: t('index'),
        width: 128,
        align: 'right',
        render: (row) => <TwoLine value={format.fixed(row.index?.value, 1)} context={interval(row)} />,
      },
      {
        key: 'doctors',
        title: t('doctors'),
        width: 88,
        align: 'right',
        render: ({ drug, doctors, isFew }) =>
          isFew ? (
            <TooFew />
          ) : isAlone ? (
            format.count(doctors)
          ) : (
            <CountButton
              name={`${drug.name} ${t('doctors')}`}
              count={doctors}
              onOpen={() => onOpen({ title: drug.name, slice: { drugId: drug.id } })}
            />
          ),
      },
      {
        key: 'mentions',
        title: t('mentions'),
        width: 88,
        align: 'right',
        render: (row) => (row.isFew ? <TooFew /> : format.count(row.mentions)),
      },
      { key: 'bar', title: t('attitudes'), width: 168, render: (row) => <AttitudeTrack counts={row} /> },
      share('positive', t('attitude.POSITIVE')),
      share('neutral', t('attitude.NEUTRAL')),
      share('negative', t('attitude.NEGATIVE')),
    ];
  }, [t, format, isAlone, onOpen]);
}
