// A hospital on a phone.
import type { Hospital } from '@yijian/contract/hospitals';
import type { ReactNode } from 'react';
import { placeName, useFormat } from '../../../../lib/format/index.ts';
import { useHospitalPhrases } from '../../hospitals.phrases.ts';
import { useHospitalWords } from '../use-hospital-words.ts';

export function HospitalCard({ hospital }: { hospital: Hospital }): ReactNode {
  const t = useHospitalPhrases();
  const words = useHospitalWords();
  const format = useFormat();
  return (
    <article className="hospital-card">
      <header>
        <strong>{hospital.shownName}</strong>
        <span className="hospital-quiet">{words.level(hospital.level)}</span>
      </header>
      <p className="hospital-quiet">
        {placeName(hospital.provinceName, hospital.cityName)} · {words.type(hospital.type)}
      </p>
      <p className="num">
        {t('doctors')} {format.count(hospital.doctorCount)} ·{' '}
        {t('doctorsCovered', { count: format.count(hospital.coveredCount) })}
      </p>
      <p className="hospital-quiet num">
        {t('lastVisit')} {hospital.lastVisitAt ? format.daysSince(hospital.lastVisitAt) : t('never')}
      </p>
    </article>
  );
}
