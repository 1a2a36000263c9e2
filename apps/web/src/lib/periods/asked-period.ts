// The period that an address asks for: one by name, which goes on with today, or days of one's own.
import { calendarPeriods, type MarketPeriod, type NamedPeriod, type RollingPeriod } from '@yijian/contract/core';

export type PeriodKey = NamedPeriod | MarketPeriod;

const rolling: readonly RollingPeriod[] = ['7D', '30D', '90D', '180D', '365D'];
/** What work is asked over: weeks to years of the calendar, and the days up to today. */
export const workPeriods: readonly PeriodKey[] = [...calendarPeriods, ...rolling, '3Y', 'CUSTOM'];
/** The same, of what spans two years at most. */
export const boardPeriods: readonly PeriodKey[] = workPeriods.filter((one) => one !== '3Y');

const DAY = /^\d{4}-\d\d-\d\d$/;

export interface AskedPeriod<K extends PeriodKey = PeriodKey> {
  readonly period: K;
  /** With CUSTOM alone. */
  readonly from?: string;
  readonly to?: string;
}

/** Days without a name are days of one's own, as in links from before periods had names. */
export function askedPeriod<K extends PeriodKey>(
  search: URLSearchParams,
  known: readonly K[],
  usual: K,
): AskedPeriod<K | 'CUSTOM'> {
  const day = (name: 'from' | 'to'): string | undefined => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : undefined;
  };
  const named = known.find((one) => one === search.get('period'));
  const [from, to] = [day('from'), day('to')];
  const isOwn = named === 'CUSTOM' || (named === undefined && from !== undefined && to !== undefined);
  if (!isOwn) return { period: named ?? usual };
  return { period: 'CUSTOM', ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

type Asked = Pick<AskedPeriod, 'period'> & { readonly from?: string | undefined; readonly to?: string | undefined };

export const lacksDays = ({ period, from, to }: Asked): boolean =>
  period === 'CUSTOM' && (from === undefined || to === undefined);
