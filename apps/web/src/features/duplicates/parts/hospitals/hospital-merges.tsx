// Merges of hospitals.
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useHospitalMerges, useUnmergeHospitals } from '../../hospital-duplicates.api.ts';
import { MergeList } from '../list/merge-list.tsx';
import type { BoxProps } from '../list/pair-list.tsx';
import { useHospitalBenchWords } from './use-hospital-bench-words.ts';

export function HospitalMerges(props: BoxProps): ReactNode {
  const list = useHospitalMerges();
  const words = useHospitalBenchWords();
  const unmerge = useUnmergeHospitals();
  return (
    <MergeList
      {...props}
      list={list}
      words={words}
      mayMerge={hasPermission('customer:hospitals:merge')}
      undo={async (id, note) => (await unmerge.mutateAsync({ params: { id }, body: { note } })).kept}
    />
  );
}
