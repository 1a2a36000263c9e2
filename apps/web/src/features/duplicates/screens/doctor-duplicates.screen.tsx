// Doctors who may be one: to decide, called two people, merged (product 3.2, duplicates).
import type { ReactNode } from 'react';
import { DoctorMerges } from '../parts/list/doctor-merges.tsx';
import { PairList } from '../parts/list/pair-list.tsx';
import { useBoxes } from '../parts/use-boxes.ts';
import { useBoxCounts } from '../duplicates.api.ts';
import { useDuplicatePhrases } from '../duplicates.phrases.ts';
import '../parts/duplicates.css';

export default function DoctorDuplicatesScreen(): ReactNode {
  const t = useDuplicatePhrases();
  const { box, ...shared } = useBoxes(useBoxCounts(), t('box.REJECTED'));
  return box === 'MERGED' ? <DoctorMerges {...shared} /> : <PairList key={box} box={box} {...shared} />;
}
