// Merges of doctors.
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useMerges, useUnmerge } from '../../duplicates.api.ts';
import { useDoctorWords } from '../use-doctor-words.ts';
import { MergeList } from './merge-list.tsx';
import type { BoxProps } from './pair-list.tsx';

export function DoctorMerges(props: BoxProps): ReactNode {
  const { rows, ...list } = useMerges();
  const words = useDoctorWords();
  const unmerge = useUnmerge();
  const placed = rows?.map((merge) => ({ ...merge, survivorPlace: merge.hospital, loserPlace: merge.loserHospital }));
  return (
    <MergeList
      {...props}
      list={{ ...list, rows: placed }}
      words={words}
      mayMerge={hasPermission('customer:doctors:merge')}
      undo={async (id, note) => (await unmerge.mutateAsync({ params: { id }, body: { note } })).kept}
    />
  );
}
