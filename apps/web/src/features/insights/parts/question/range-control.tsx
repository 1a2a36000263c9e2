// The days of an analysis: seven presets, the last of them with days of one's own (R9.4).
import { opinionPeriods, type OpinionPeriod } from '@yijian/contract/insights';
import { DateRangeFilter } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { Choice } from '../../../sales-funnels/index.ts';
import { useInsightPhrases } from '../../insights.phrases.ts';

export interface RangeControlProps {
  readonly period: OpinionPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What the page begins with; it stands in no address. */
  readonly usual: OpinionPeriod;
  readonly onChange: (range: { period?: string | undefined; from: string | undefined; to: string | undefined }) => void;
}

export function RangeControl({ period, from, to, usual, onChange }: RangeControlProps): ReactNode {
  const t = useInsightPhrases();
  return (
    <>
      <Choice
        label={t('period')}
        options={opinionPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={period}
        onChange={(next) => onChange({ period: next === usual ? undefined : next, from: undefined, to: undefined })}
      />
      {period === 'CUSTOM' ? (
        <DateRangeFilter
          label={t('days')}
          showValue
          value={from === undefined ? null : [from, to ?? today()]}
          onChange={(range) =>
            onChange({
              period,
              from: range?.[0] ?? undefined,
              to: range?.[1] ?? (range?.[0] ? today() : undefined),
            })
          }
        />
      ) : null}
    </>
  );
}
