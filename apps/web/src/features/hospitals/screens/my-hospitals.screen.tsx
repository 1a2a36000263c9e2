// My hospitals (specification 2.3, customer: hospitalList/hospitalTeamManager).
import type { ReactNode } from 'react';
import { HospitalList } from '../parts/list/hospital-list.tsx';

export default function MyHospitalsScreen(): ReactNode {
  return <HospitalList scope="my" />;
}
