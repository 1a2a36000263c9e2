// Doctors who may be one: to decide, called two people, merged (product 3.2, duplicates).
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { MergeList } from '../parts/list/merge-list.tsx';
import { PairList, type BoxTab } from '../parts/list/pair-list.tsx';
import { useBoxCounts } from '../duplicates.api.ts';
import { useDuplicatePhrases } from '../duplicates.phrases.ts';
import '../parts/duplicates.css';

export default function DoctorDuplicatesScreen(): ReactNode {
  const t = useDuplicatePhrases();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const counts = useBoxCounts();
  const shown = (count: number | undefined): string | undefined =>
    count === undefined ? undefined : format.count(count);
  const tabs: BoxTab[] = [
    { key: 'OPEN', label: t('box.OPEN'), count: shown(counts?.open) },
    { key: 'REJECTED', label: t('box.REJECTED'), count: shown(counts?.rejected) },
    { key: 'MERGED', label: t('box.MERGED'), count: shown(counts?.merged) },
  ];
  const asked = search.get('box');
  const box = tabs.find(({ key }) => key === asked)?.key ?? 'OPEN';
  const shared = { tabs, onBox: (next: string) => setSearch({ box: next }, { replace: true }) };
  return box === 'MERGED' ? <MergeList {...shared} /> : <PairList key={box} box={box} {...shared} />;
}
