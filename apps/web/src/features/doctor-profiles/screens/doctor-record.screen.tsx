// The page of one doctor, addressed by its path; opens with the work (specification 2.3 businessRecord).
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { OneDoctor } from '../parts/doctor-page.tsx';
import { DoctorView } from '../parts/page/doctor-view.tsx';

export default function DoctorRecordScreen(): ReactNode {
  const { doctorId: named = '' } = useParams();
  const [search] = useSearchParams();
  const id = search.get('doctorId') ?? named;
  return <OneDoctor id={id}>{(doctor) => <DoctorView key={doctor.id} doctor={doctor} first="follow" />}</OneDoctor>;
}
