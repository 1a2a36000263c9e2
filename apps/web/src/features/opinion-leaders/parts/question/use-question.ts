// The question of the map, kept in the address: a link or a refresh asks the same.
import type { KolQuestion } from '@yijian/contract/opinion-leaders';
import { useMemo } from 'react';
import { today } from '../../../../lib/format/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';

export const views = ['ranking', 'map', 'quadrant', 'rising', 'shortlists', 'overrides'] as const;
export type KolView = (typeof views)[number];

export interface Asking {
  readonly question: KolQuestion;
  readonly view: KolView;
  readonly get: (name: string) => string | undefined;
  /** Changes parts of the address; a changed question begins on its first page. */
  readonly set: (fields: Readonly<Record<string, string | undefined>>) => void;
}

const YEARS = 5;

export function useQuestion(): Asking {
  const [search, edit] = useAddress();
  const text = search.toString();
  return useMemo(() => {
    const now = new URLSearchParams(text);
    const get = (name: string): string | undefined => now.get(name) ?? undefined;
    const thisYear = Number(today().slice(0, 4));
    const year = (name: string, otherwise: number): number => {
      const value = Number(get(name));
      return Number.isInteger(value) && value >= 1990 && value <= 2100 ? value : otherwise;
    };
    const to = year('to', thisYear);
    const chosen = {
      area: get('area'),
      topic: get('topic'),
      indication: get('indication'),
      region: get('region'),
      weightSetId: get('set'),
    };
    const question: KolQuestion = {
      ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
      from: Math.min(year('from', to - YEARS + 1), to),
      to,
    };
    const view = views.find((one) => one === get('view')) ?? 'ranking';
    return {
      question,
      view,
      get,
      set: (fields) => edit((before) => withFields(before, { page: undefined, ...fields })),
    };
  }, [text, edit]);
}
