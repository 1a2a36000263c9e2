// The three boxes of a bench, with how many pairs or merges lie in each; the open one stands in the address.
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { useDuplicatePhrases } from '../duplicates.phrases.ts';
import type { BoxProps, BoxTab } from './list/pair-list.tsx';

interface BoxCounts {
  readonly open: number;
  readonly rejected: number;
  readonly merged: number;
}

export function useBoxes(counts: BoxCounts | undefined, rejected: string): BoxProps & { box: BoxTab['key'] } {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const shown = (count: number | undefined): string | undefined =>
    count === undefined ? undefined : format.count(count);
  const tabs: BoxTab[] = [
    { key: 'OPEN', label: t('box.OPEN'), count: shown(counts?.open) },
    { key: 'REJECTED', label: rejected, count: shown(counts?.rejected) },
    { key: 'MERGED', label: t('box.MERGED'), count: shown(counts?.merged) },
  ];
  const asked = search.get('box');
  const box = tabs.find(({ key }) => key === asked)?.key ?? 'OPEN';
  return { box, tabs, onBox: (next) => setSearch({ box: next }, { replace: true }) };
}
