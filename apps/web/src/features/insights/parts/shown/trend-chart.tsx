// Attitudes month by month.
import { attitudes, type OpinionCounts } from '@yijian/contract/insights';
import { BarChart } from '@yijian/ui/chart';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';
import { countOf } from './attitude-bar.tsx';

const color = { POSITIVE: 3, NEUTRAL: 'base', NEGATIVE: 4 } as const;

export function TrendChart({ trend }: { trend: readonly (OpinionCounts & { month: string })[] }): ReactNode {
  const t = useInsightPhrases();
  const format = useFormat();
  const data = useMemo(
    () => ({
      // A month of too few doctors says so in place of its bar.
      categories: trend.map(({ month, isFew }) => (isFew ? `${month} ${t('few')}` : month)),
      series: attitudes.map((attitude) => ({
        name: t(`attitude.${attitude}`),
        color: color[attitude],
        values: trend.map((one) => countOf(one, attitude)),
      })),
      stacked: true,
      format: (value: number) => format.count(value),
    }),
    [trend, t, format],
  );
  return <BarChart title={t('trend')} height={220} data={data} />;
}
