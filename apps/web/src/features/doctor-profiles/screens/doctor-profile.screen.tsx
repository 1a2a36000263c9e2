// The page of one doctor, addressed by doctorId and id; opens with the overview (specification 2.5; R2.21).
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { OneDoctor } from '../parts/doctor-page.tsx';
import { DoctorView } from '../parts/page/doctor-view.tsx';

export default function DoctorProfileScreen(): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('doctorId') ?? search.get('id') ?? '';
  return <OneDoctor id={id}>{(doctor) => <DoctorView key={doctor.id} doctor={doctor} first="overview" />}</OneDoctor>;
}
