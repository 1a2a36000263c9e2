// Journeys of hospitals (specification 2.3, transit/company).
import type { ReactNode } from 'react';
import { HospitalList } from '../parts/hospital-list.tsx';

export default function JourneyHospitalScreen(): ReactNode {
  return <HospitalList />;
}
