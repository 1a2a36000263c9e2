// The band and score of a doctor; hidden ones come as none and are not asked for where the field is not read.
import type { ClueBand, Doctor } from '@yijian/contract/doctors';
import { Tag } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';

const tones = { A: 'ok', B: 'primary', C: 'neutral', D: 'neutral' } as const satisfies Record<ClueBand, string>;

export function ClueScore({ doctor: { clueScore } }: { doctor: Doctor }): ReactNode {
  const t = useDoctorPhrases();
  const format = useFormat();
  if (clueScore === null) return <span className="doctor-quiet">{t('unscored')}</span>;
  const score = format.decimal(clueScore.score, 1);
  return (
    <span className="doctor-score num" title={t('clueBand', { grade: clueScore.grade, score })}>
      <Tag tone={tones[clueScore.grade]}>{clueScore.grade}</Tag>
      {score}
    </span>
  );
}
