// The list of my customers (specification 2.3, customer: doctorTeamManager/focusCustomer; R2.8).
import type { ReactNode } from 'react';
import { DoctorList } from '../parts/list/doctor-list.tsx';

export default function MyCustomersScreen(): ReactNode {
  return <DoctorList type="MY_CUSTOMER" />;
}
