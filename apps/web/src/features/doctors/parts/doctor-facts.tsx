// What is known of a doctor, as lists of facts for the drawer and the record.
import { doctorFields } from '@yijian/contract/dictionaries';
import type { DoctorBasics } from '@yijian/contract/doctors';
import { DescriptionList, type Description } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { joined, placeName, useFormat } from '../../../lib/format/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useDictionaries, useFieldNames } from '../../dictionaries/index.ts';
import { useHospitalWords } from '../../hospitals/index.ts';
import { PaymentNumbers, PersonalNumber } from '../../privacy/index.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import './doctors.css';

const types = ['doctorType'];

/** In two columns where there is room for them. */
export function DoctorFacts({ doctor, columns = 1 }: { doctor: DoctorBasics; columns?: 1 | 2 }): ReactNode {
  const { place, person, work } = useFacts(doctor);
  return (
    <div className="doctor-fact-lists">
      <DescriptionList columns={columns} items={place} />
      <DescriptionList columns={columns} items={person} />
      <PaymentNumbers doctorId={doctor.id} />
      <DescriptionList columns={1} items={work} />
    </div>
  );
}

function useFacts(doctor: DoctorBasics): Record<'place' | 'person' | 'work', Description[]> {
  const t = useDoctorPhrases();
  const nameOf = useFieldNames('doctors', doctorFields);
  const format = useFormat();
  const words = useDoctorWords();
  const hospitals = useHospitalWords();
  const dictionaries = useDictionaries(types);
  const fact = (field: keyof typeof doctorFields, value: ReactNode): Description => ({
    key: field,
    label: nameOf(field),
    value: value || '—',
  });
  const coverage = words.coverages.find((one) => one.value === doctor.coverageStatus)?.label;
  return {
    place: [
      ...(doctor.namesake === '' ? [] : [fact('namesake', doctor.namesake)]),
      fact('doctorTitle', doctor.doctorTitle),
      fact('hospital', `${doctor.hospital} · ${hospitals.level(doctor.hospitalLevel)}`),
      fact('department', doctor.department),
      fact('city', placeName(doctor.province, doctor.city)),
      fact('owners', joined(doctor.owners)),
      fact('coverageStatus', coverage),
      fact(
        'lastVisitAt',
        doctor.lastVisitAt
          ? `${format.daysSince(doctor.lastVisitAt)} · ${format.shortDate(doctor.lastVisitAt)}`
          : t('never'),
      ),
      fact(
        'nextTask',
        doctor.nextTask
          ? [doctor.nextTask.title, doctor.nextTask.due && format.shortDate(doctor.nextTask.due)]
              .filter(Boolean)
              .join(' · ')
          : t('noTask'),
      ),
    ],
    person: [
      fact('sex', doctor.doctorSex === null ? '' : t(doctor.doctorSex === 'MALE' ? 'male' : 'female')),
      fact('ageRange', doctor.ageRange),
      fact('nativePlace', doctor.nativePlace),
      fact('workingTime', doctor.workingTime === null ? '' : t('years', { count: doctor.workingTime })),
      // R3.5: the highest degree is the part before an ampersand.
      fact('degreeTitle', doctor.degreeTitle.split('&')[0]?.trim()),
      fact('doctorType', dictionaries.label('doctorType', doctor.doctorType)),
      fact('administrativePosition', joined(doctor.administrativePosition)),
      fact(
        'phone',
        <PersonalNumber
          table="doctors"
          id={doctor.id}
          field="PHONE"
          masked={doctor.maskedPhone}
          mayReveal={hasPermission('customer:doctors:reveal')}
        />,
      ),
    ],
    work: [
      fact('professionalDirection', doctor.professionalDirection),
      fact('indication', doctor.indication),
      fact('personalResume', doctor.personalResume),
    ],
  };
}
