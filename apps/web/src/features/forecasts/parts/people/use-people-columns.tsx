// Columns of the people of a round.
import type { ForecastSheet } from '@yijian/contract/forecasts';
import type { DataColumn } from '@yijian/ui/table';
import { useMemo } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { deltaOf } from '../grid/cells.ts';
import { SheetStateBadge } from '../states.tsx';

export function usePeopleColumns(sheets: readonly ForecastSheet[]): DataColumn<ForecastSheet>[] {
  const t = useForecastPhrases();
  const format = useFormat();
  return useMemo(() => {
    const sum = (key: keyof ForecastSheet['sums'], title: string): DataColumn<ForecastSheet> => ({
      key,
      title,
      align: 'right',
      width: { zh: 104, en: 120 },
      render: ({ sums }) => (sums[key] === null ? '—' : t('boxes', { count: format.count(sums[key]) })),
    });
    const shown = (key: keyof ForecastSheet['sums']): boolean => sheets.some(({ sums }) => sums[key] !== null);
    return [
      { key: 'person', title: t('person'), width: 128, render: ({ person }) => person.name },
      {
        key: 'organization',
        title: t('organization'),
        width: { zh: 112, en: 150 },
        render: (one) => one.organizationName,
      },
      {
        key: 'state',
        title: t('state'),
        width: { zh: 120, en: 150 },
        render: ({ state }) => <SheetStateBadge state={state} />,
      },
      {
        key: 'filled',
        title: t('filledLines'),
        align: 'right',
        width: { zh: 88, en: 104 },
        render: ({ filled, lines }) => t('linesOf', { filled, lines }),
      },
      sum('baseline', t('baseline')),
      sum('target', t('target')),
      sum('forecast', t('forecast')),
      sum('final', t('final')),
      {
        key: 'delta',
        title: t('delta'),
        align: 'right',
        width: { zh: 88, en: 112 },
        render: ({ sums, filled, lines }) => {
          const delta = filled < lines ? null : deltaOf(sums.final, sums.baseline);
          return delta === null ? '—' : `${delta > 0 ? '+' : ''}${format.percent(delta, 0)}`;
        },
      },
      ...(sheets.some(({ accuracy }) => accuracy.cells > 0)
        ? [
            sum('actual', t('actualSoFar')),
            {
              key: 'mape',
              title: t('mape'),
              definition: t('mapeHint'),
              align: 'right' as const,
              width: { zh: 96, en: 104 },
              render: ({ accuracy }: ForecastSheet) => format.percent(accuracy.mape, 0),
            },
            {
              key: 'bias',
              title: t('bias'),
              definition: t('biasHint'),
              align: 'right' as const,
              width: { zh: 88, en: 96 },
              render: ({ accuracy: { bias } }: ForecastSheet) =>
                bias === null ? '—' : `${bias > 0 ? '+' : ''}${format.percent(bias, 0)}`,
            },
          ]
        : []),
      ...(shown('issued') ? [sum('issued', t('issued'))] : []),
      {
        key: 'lastStep',
        title: t('lastStep'),
        width: { zh: 220, en: 240 },
        render: ({ stateBy, stateAt }) => `${stateBy ?? t('bySystem')} · ${format.dateTime(stateAt)}`,
      },
    ];
  }, [sheets, t, format]);
}
