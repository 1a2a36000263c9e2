// The one control of a period: presets by name, the last of them with days of one's own (R9.4).
import type { PeriodDays, RollingPeriod } from '@yijian/contract/core';
import { Choice, DateRangeFilter } from '@yijian/ui/filter';
import type { ReactNode } from 'react';
import { today } from '../format/index.ts';
import type { PeriodKey } from './asked-period.ts';
import { usePeriodPhrases } from './periods.phrases.ts';

export interface PeriodControlProps {
  readonly periods: readonly PeriodKey[];
  readonly period: PeriodKey;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What the page begins with; it stands in no address. */
  readonly usual: PeriodKey;
  /** The days that own ones begin with; without them both are still to be chosen. */
  readonly days?: PeriodDays | undefined;
  readonly onChange: (range: { period?: string | undefined; from: string | undefined; to: string | undefined }) => void;
}

export function PeriodControl({ periods, period, from, to, usual, days, onChange }: PeriodControlProps): ReactNode {
  const t = usePeriodPhrases();
  const wordOf = usePeriodWord();
  const choose = (next: string | undefined): void => {
    const own = next === 'CUSTOM' ? days : undefined;
    onChange({ period: next === usual ? undefined : next, from: own?.from, to: own?.to });
  };
  return (
    <>
      <Choice
        label={t('period')}
        options={periods.map((value) => ({ value, label: wordOf(value) }))}
        value={period}
        onChange={choose}
      />
      {period === 'CUSTOM' ? (
        <DateRangeFilter
          label={t('days')}
          showValue
          value={from === undefined ? null : [from, to ?? today()]}
          onChange={(range) =>
            onChange({ period, from: range?.[0] ?? undefined, to: range?.[1] ?? (range?.[0] ? today() : undefined) })
          }
        />
      ) : null}
    </>
  );
}

export function usePeriodWord(): (period: PeriodKey) => string {
  const t = usePeriodPhrases();
  return (period) => {
    const [, count] = /^(\d+)D$/.exec(period) ?? [];
    return count === undefined
      ? t(`named.${period as Exclude<PeriodKey, RollingPeriod>}`)
      : t('lastDays', { count: Number(count) });
  };
}
