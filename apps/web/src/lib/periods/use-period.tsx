// The period of a page that knows its days without asking, kept in the address.
import { periodDays, type NamedPeriod, type PeriodDays } from '@yijian/contract/core';
import { useMemo, type ReactNode } from 'react';
import { today } from '../format/index.ts';
import { useAddress, withFields } from '../lists/index.ts';
import { askedPeriod, workPeriods, type PeriodKey } from './asked-period.ts';
import { PeriodControl } from './period-control.tsx';

export interface ChosenPeriod {
  readonly period: PeriodKey;
  readonly days: PeriodDays;
  readonly control: ReactNode;
}

/** `usual` is in force until somebody chooses: a period by name, or days. */
export function usePeriod(
  usual: NamedPeriod | PeriodDays,
  { periods = workPeriods }: { readonly periods?: readonly PeriodKey[] } = {},
): ChosenPeriod {
  const [search, edit] = useAddress();
  const usualKey: PeriodKey = typeof usual === 'string' ? usual : 'CUSTOM';
  const known = periods.includes(usualKey) ? periods : [usualKey, ...periods];
  const now = today();
  const usualFrom = typeof usual === 'string' ? undefined : usual.from;
  const usualTo = typeof usual === 'string' ? undefined : usual.to;
  const { period, from, to } = askedPeriod(search, known, usualKey);
  const days = useMemo((): PeriodDays => {
    if (period === 'CUSTOM' || period === 'ALL') return { from: from ?? usualFrom ?? now, to: to ?? usualTo ?? now };
    return periodDays(period, now);
  }, [period, from, to, usualFrom, usualTo, now]);
  const control = (
    <PeriodControl
      periods={known}
      period={period}
      from={period === 'CUSTOM' ? days.from : undefined}
      to={period === 'CUSTOM' ? days.to : undefined}
      usual={usualKey}
      days={days}
      onChange={(range) =>
        edit((address) =>
          withFields(
            address,
            range.period === 'CUSTOM' && range.from === undefined ? { ...range, period: undefined } : range,
          ),
        )
      }
    />
  );
  return { period, days, control };
}
