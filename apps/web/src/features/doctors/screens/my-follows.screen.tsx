// The list of my follows (specification 2.3, customer: doctorTeamManager/myCustomer; R2.8).
import type { ReactNode } from 'react';
import { DoctorList } from '../parts/list/doctor-list.tsx';

export default function MyFollowsScreen(): ReactNode {
  return <DoctorList type="MY_FOCUS" />;
}
