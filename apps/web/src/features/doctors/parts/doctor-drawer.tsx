// The basics of one doctor, read in a drawer beside the list; the whole profile is one step further.
import type { DoctorBasics } from '@yijian/contract/doctors';
import { ConsentIcons, StatusBadge, TierBadge } from '@yijian/ui/badge';
import { DescriptionList, type Description } from '@yijian/ui/detail-page';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { joined, placeName, useFormat } from '../../../lib/format/index.ts';
import { HistoryButton } from '../../audit/index.ts';
import { DoctorChannels } from '../../channels/index.ts';
import { useHospitalWords } from '../../hospitals/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { ConsentLedger, PaymentNumbers, PersonalNumber } from '../../privacy/index.ts';
import { useDoctor, useRefreshDoctors } from '../doctors.api.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';
import { DoctorStar } from './doctor-star.tsx';
import { DoctorTags } from './tags/doctor-tags.tsx';
import { PanoramaLink } from './panorama-link.tsx';
import { useDoctorWords } from './use-doctor-words.ts';
import { ShareButton } from '../../shares/index.ts';

export function DoctorDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useDoctorPhrases();
  const query = useDoctor(id);
  const doctor = query.data;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={doctor ? doctor.doctorName : t('title')}
      width={480}
      footer={
        doctor ? (
          <>
            <ShareButton resource="doctor" recordId={doctor.id} name={doctor.doctorName} />
            <PanoramaLink doctor={doctor} primary />
          </>
        ) : undefined
      }
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(found) => <Facts doctor={found} />}
      </Async>
    </FormDrawer>
  );
}

function Facts({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useDoctorPhrases();
  const words = useDoctorWords();
  const { place, person, work } = useFacts(doctor);
  const refresh = useRefreshDoctors();
  return (
    <div className="doctor-facts">
      <span className="doctor-facts-marks">
        <DoctorStar doctor={doctor} />
        <TierBadge tier={doctor.tier} />
        <StatusBadge tone={doctor.isVerified ? 'ok' : 'neutral'}>
          {t(doctor.isVerified ? 'isVerified' : 'notVerified')}
        </StatusBadge>
        <ConsentIcons items={words.consentsOf(doctor.consents)} />
      </span>
      <DoctorTags doctorId={doctor.id} />
      <DescriptionList columns={1} items={place} />
      <DescriptionList columns={1} items={person} />
      <PaymentNumbers doctorId={doctor.id} />
      <DescriptionList columns={1} items={work} />
      <DoctorChannels doctorId={doctor.id} />
      <ConsentLedger doctorId={doctor.id} onChanged={refresh} />
      <HistoryButton kind="doctors" recordId={doctor.id} />
    </div>
  );
}

function useFacts(doctor: DoctorBasics): Record<'place' | 'person' | 'work', Description[]> {
  const t = useDoctorPhrases();
  const format = useFormat();
  const words = useDoctorWords();
  const hospitals = useHospitalWords();
  const fact = (key: Parameters<typeof t>[0], value: ReactNode): Description => ({
    key,
    label: (t as (key: string) => string)(key),
    value: value || '—',
  });
  const coverage = words.coverages.find((one) => one.value === doctor.coverageStatus)?.label;
  return {
    place: [
      fact('hospital', `${doctor.hospital} · ${hospitals.level(doctor.hospitalLevel)}`),
      fact('department', doctor.department),
      fact('city', placeName(doctor.province, doctor.city)),
      fact('owners', joined(doctor.owners)),
      fact('coverage', coverage),
      fact(
        'lastVisit',
        doctor.lastVisitAt
          ? `${format.daysSince(doctor.lastVisitAt)} · ${format.date(doctor.lastVisitAt)}`
          : t('never'),
      ),
      fact(
        'nextTask',
        doctor.nextTask ? [doctor.nextTask.title, doctor.nextTask.due].filter(Boolean).join(' · ') : t('noTask'),
      ),
    ],
    person: [
      fact('sex', doctor.doctorSex === null ? '' : t(doctor.doctorSex === 'MALE' ? 'male' : 'female')),
      fact('ageRange', doctor.ageRange),
      fact('nativePlace', doctor.nativePlace),
      fact('workingTime', doctor.workingTime === null ? '' : t('years', { count: doctor.workingTime })),
      // R3.5: the highest degree is the part before an ampersand.
      fact('degree', doctor.degreeTitle.split('&')[0]?.trim()),
      fact('position', doctor.administrativePosition),
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
      fact('direction', doctor.professionalDirection),
      fact('indication', doctor.indication),
      fact('resume', doctor.personalResume),
    ],
  };
}
