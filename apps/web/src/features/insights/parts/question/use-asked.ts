// What is asked of the opinion of a group, kept in the address.
import { marketPeriods } from '@yijian/contract/core';
import type { GroupQuestion } from '@yijian/contract/insights';
import { useMemo } from 'react';
import { useAddress } from '../../../../lib/lists/index.ts';
import { lacksDays, askedPeriod } from '../../../../lib/periods/index.ts';

export interface AskedGroup {
  readonly question: GroupQuestion;
  /** What is still to be chosen. */
  readonly lacks: 'DRUG' | 'PLACE' | 'DAYS' | undefined;
  readonly set: (fields: Record<string, readonly string[] | string | undefined>) => void;
}

export function useAskedGroup(): AskedGroup {
  const [search, edit] = useAddress();
  const text = search.toString();
  const question = useMemo<GroupQuestion>(() => questionOf(new URLSearchParams(text)), [text]);
  const isChosen = question.indications.length > 0 && question.drugIds.length > 0;
  const set: AskedGroup['set'] = (fields) =>
    edit((now) => {
      for (const [name, value] of Object.entries(fields)) {
        now.delete(name);
        for (const one of value === undefined ? [] : [value].flat()) now.append(name, one);
      }
      return now;
    });
  const hasPlace = question.provinceCode !== undefined && question.cityCode !== undefined;
  const lacks = !isChosen ? 'DRUG' : !hasPlace ? 'PLACE' : lacksDays(question) ? 'DAYS' : undefined;
  return { question, lacks, set };
}

function questionOf(search: URLSearchParams): GroupQuestion {
  const [provinceCode, cityCode] = [search.get('province') ?? undefined, search.get('city') ?? undefined];
  return {
    indications: search.getAll('indication'),
    drugIds: search.getAll('drug'),
    departmentCodes: search.getAll('department'),
    tiers: [],
    ...askedPeriod(search, marketPeriods, 'DEFAULT'),
    ...(provinceCode === undefined ? {} : { provinceCode }),
    ...(provinceCode === undefined || cityCode === undefined ? {} : { cityCode }),
  };
}
