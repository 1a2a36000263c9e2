// The page of one doctor, addressed by doctorId and id; opens with the overview (specification 2.5; R2.21).
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { OneDoctor, OneDoctorById } from '../parts/doctor-page.tsx';
import { DoctorView } from '../parts/page/doctor-view.tsx';
import { usePanoramaPhrases } from '../profile.phrases.ts';

export default function DoctorProfileScreen(): ReactNode {
  const t = usePanoramaPhrases();
  const [search] = useSearchParams();
  const id = search.get('doctorId') ?? search.get('id') ?? '';
  if (id === '') return <Empty reason={t('noneChosen')} />;
  if (search.has('doctorId'))
    return (
      <OneDoctorById doctorId={id}>
        {(doctor) => <DoctorView key={doctor.id} doctor={doctor} first="overview" />}
      </OneDoctorById>
    );
  return <OneDoctor id={id}>{(doctor) => <DoctorView key={doctor.id} doctor={doctor} first="overview" />}</OneDoctor>;
}
