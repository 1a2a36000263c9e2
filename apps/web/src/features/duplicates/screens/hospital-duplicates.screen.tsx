// Hospitals that may be one: to decide, called two hospitals, merged (product 3.2).
import type { ReactNode } from 'react';
import { HospitalMerges } from '../parts/hospitals/hospital-merges.tsx';
import { HospitalPairList } from '../parts/hospitals/hospital-pair-list.tsx';
import { useBoxes } from '../parts/use-boxes.ts';
import { useHospitalBoxCounts } from '../hospital-duplicates.api.ts';
import { useHospitalDuplicatePhrases } from '../hospital-duplicates.phrases.ts';
import '../parts/duplicates.css';

export default function HospitalDuplicatesScreen(): ReactNode {
  const t = useHospitalDuplicatePhrases();
  const { box, ...shared } = useBoxes(useHospitalBoxCounts(), t('rejected'));
  return box === 'MERGED' ? <HospitalMerges {...shared} /> : <HospitalPairList key={box} box={box} {...shared} />;
}
