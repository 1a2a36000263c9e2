// Institutions that meetings are held with (specification 2.3, institution).
import type { ReactNode } from 'react';
import { CounterpartyList } from '../parts/counterparty-list.tsx';

export default function InstitutionsScreen(): ReactNode {
  return <CounterpartyList kind="INSTITUTION" />;
}
