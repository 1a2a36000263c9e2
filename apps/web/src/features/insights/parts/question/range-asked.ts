// The days that an address asks for.
import { opinionPeriods, type OpinionPeriod } from '@yijian/contract/insights';

const DAY = /^\d{4}-\d\d-\d\d$/;

export interface AskedRange {
  readonly period: OpinionPeriod;
  readonly from?: string;
  readonly to?: string;
}

/** Days of one's own count with CUSTOM alone. */
export function rangeOf(search: URLSearchParams, usual: OpinionPeriod): AskedRange {
  const period = opinionPeriods.find((one) => one === search.get('period')) ?? usual;
  const day = (name: 'from' | 'to'): string | undefined => {
    const value = search.get(name) ?? '';
    return period === 'CUSTOM' && DAY.test(value) ? value : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  return { period, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

type Asked = Pick<AskedRange, 'period'> & { readonly from?: string | undefined; readonly to?: string | undefined };

export const lacksDays = ({ period, from, to }: Asked): boolean =>
  period === 'CUSTOM' && (from === undefined || to === undefined);
