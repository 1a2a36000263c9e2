// Why two hospitals look alike: every comparison with what it counts.
import { hospitalPointsOf, type HospitalVerdicts } from '@yijian/contract/duplicates';
import type { ReactNode } from 'react';
import { VerdictTags } from '../../../doctors/index.ts';
import { useHospitalDuplicatePhrases } from '../../hospital-duplicates.phrases.ts';

export function HospitalVerdictList({ verdicts, limit }: { verdicts: HospitalVerdicts; limit?: number }): ReactNode {
  const t = useHospitalDuplicatePhrases();
  const say = t as (key: string) => string;
  return (
    <VerdictTags
      label={t('reasons')}
      verdicts={verdicts}
      pointsOf={hospitalPointsOf}
      wordsOf={(feature, verdict) => `${say(`feature.${feature}`)} ${say(`verdict.${verdict}`)}`}
      limit={limit}
    />
  );
}
