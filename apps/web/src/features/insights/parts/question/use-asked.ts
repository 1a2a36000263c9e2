// What is asked of the opinion of a group, kept in the address.
import { opinionPeriods, type GroupQuestion, type OpinionPeriod } from '@yijian/contract/insights';
import { useMemo } from 'react';
import { useAddress } from '../../../../lib/lists/index.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

export interface AskedGroup {
  readonly question: GroupQuestion;
  /** What is still to be chosen. */
  readonly lacks: 'DRUG' | 'DAYS' | undefined;
  readonly set: (fields: Record<string, readonly string[] | string | undefined>) => void;
}

export function useAskedGroup(): AskedGroup {
  const [search, edit] = useAddress();
  const text = search.toString();
  const question = useMemo<GroupQuestion>(() => questionOf(new URLSearchParams(text)), [text]);
  const isChosen = question.indications.length > 0 && question.drugIds.length > 0;
  const hasDays = question.period !== 'CUSTOM' || (question.from !== undefined && question.to !== undefined);
  const set: AskedGroup['set'] = (fields) =>
    edit((now) => {
      for (const [name, value] of Object.entries(fields)) {
        now.delete(name);
        for (const one of value === undefined ? [] : [value].flat()) now.append(name, one);
      }
      return now;
    });
  return { question, lacks: isChosen ? (hasDays ? undefined : 'DAYS') : 'DRUG', set };
}

function questionOf(search: URLSearchParams): GroupQuestion {
  const period: OpinionPeriod = opinionPeriods.find((one) => one === search.get('period')) ?? 'DEFAULT';
  const day = (name: string): string | undefined => {
    const value = search.get(name) ?? '';
    return DAY.test(value) ? value : undefined;
  };
  const [provinceCode, cityCode] = [search.get('province') ?? undefined, search.get('city') ?? undefined];
  const isCustom = period === 'CUSTOM';
  const [from, to] = [isCustom ? day('from') : undefined, isCustom ? day('to') : undefined];
  return {
    indications: search.getAll('indication'),
    drugIds: search.getAll('drug'),
    departmentCodes: search.getAll('department'),
    tiers: [],
    period,
    ...(provinceCode === undefined ? {} : { provinceCode }),
    ...(provinceCode === undefined || cityCode === undefined ? {} : { cityCode }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}
