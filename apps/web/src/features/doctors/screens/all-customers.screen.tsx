// The list of all customers (specification 2.3, customer: doctorTeamManager/allCustomer; R2.8).
import type { ReactNode } from 'react';
import { DoctorList } from '../parts/list/doctor-list.tsx';

export default function AllCustomersScreen(): ReactNode {
  return <DoctorList type="ALL_CUSTOMER" />;
}
