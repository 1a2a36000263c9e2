// A doctor as a card: name, title, hospital, department, star and the way to the whole profile (R2.25).
import type { Doctor } from '@yijian/contract/doctors';
import { TagList, TierBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { titleAndNamesake, useFormat } from '../../../../lib/format/index.ts';
import { useDoctorPhrases } from '../../doctors.phrases.ts';
import { ClueScore } from '../clue-score.tsx';
import { DoctorStar } from '../doctor-star.tsx';
import { PanoramaLink } from '../panorama-link.tsx';

export function DoctorCard({ doctor }: { doctor: Doctor }): ReactNode {
  const t = useDoctorPhrases();
  const format = useFormat();
  return (
    <article className="doctor-list-card">
      <header>
        <strong>{doctor.doctorName}</strong>
        <span className="doctor-card-quiet">{titleAndNamesake(doctor)}</span>
        <TierBadge tier={doctor.tier} />
        {doctor.clueScore === null ? null : <ClueScore doctor={doctor} />}
        <DoctorStar doctor={doctor} />
      </header>
      <p>{[doctor.hospital, doctor.department].filter(Boolean).join(' · ')}</p>
      {doctor.tags.length > 0 ? <TagList tags={doctor.tags} limit={3} /> : null}
      <footer>
        <span className="doctor-card-quiet num">
          {t('lastVisit')} {doctor.lastVisitAt ? format.daysSince(doctor.lastVisitAt) : t('never')}
        </span>
        <PanoramaLink doctor={doctor} />
      </footer>
    </article>
  );
}
