// All hospitals in range (specification 2.3, customer: hospitalList/totalHospital).
import type { ReactNode } from 'react';
import { HospitalList } from '../parts/list/hospital-list.tsx';

export default function AllHospitalsScreen(): ReactNode {
  return <HospitalList scope="all" />;
}
