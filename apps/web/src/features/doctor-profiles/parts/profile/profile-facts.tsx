// 基本概览 with 个人简介 and 擅长领域 (specification 2.5, 3; R3.5, R5.6, R9.7).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { DescriptionList, Section, SectionRow } from '@yijian/ui/detail-page';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { FoldedText, RESUME_OVER, SPECIALTY_OVER } from './folded-text.tsx';

/** The highest degree is what stands before an ampersand. */
export const highestDegree = (degreeTitle: string): string => (degreeTitle.split('&')[0] ?? '').trim();

export function ProfileFacts({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = usePanoramaPhrases();
  const { personalResume: resume, professionalDirection: specialty } = doctor;
  return (
    <>
      <Section id="profile-overview" title={t('overview')}>
        <Facts doctor={doctor} />
      </Section>
      <SectionRow columns={2}>
        <Section id="profile-profile" title={t('profile')}>
          {resume === '' ? <Empty compact /> : <FoldedText key={resume} text={resume} over={RESUME_OVER} />}
        </Section>
        <Section id="profile-specialty" title={t('specialty')}>
          {specialty === '' ? (
            <Empty compact />
          ) : (
            <FoldedText key={specialty} text={specialty} over={SPECIALTY_OVER} fold="cut" />
          )}
        </Section>
      </SectionRow>
    </>
  );
}

const types = ['doctorType'];

function Facts({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const dictionaries = useDictionaries(types);
  const { workingTime, hospitalBeds: beds, hospitalYearOutpatient: outpatients } = doctor;
  const fact = (key: Parameters<typeof t>[0], value: string) => ({
    key,
    label: (t as (key: string) => string)(key),
    value: value === '' ? '—' : value,
  });
  const items = [
    fact('sex', doctor.doctorSex === null ? '' : t(doctor.doctorSex === 'MALE' ? 'male' : 'female')),
    fact('indication', doctor.indication),
    fact('ageRange', doctor.ageRange),
    fact('practiceChannel', joined(doctor.practiceChannel)),
    fact('degree', highestDegree(doctor.degreeTitle)),
    fact('beds', beds === null ? '' : t('bedCount', { count: format.count(beds) })),
    fact('workingTime', workingTime === null ? '' : t('years', { count: workingTime })),
    fact('outpatients', outpatients === null ? '' : t('outpatientCount', { count: format.compact(outpatients) })),
    fact('nativePlace', doctor.nativePlace),
    fact('doctorType', dictionaries.label('doctorType', doctor.doctorType)),
    fact('position', joined(doctor.administrativePosition)),
  ];
  return <DescriptionList columns={2} items={items} />;
}
