// Suppliers of meetings (specification 2.3, supplier).
import type { ReactNode } from 'react';
import { CounterpartyList } from '../parts/counterparty-list.tsx';

export default function SuppliersScreen(): ReactNode {
  return <CounterpartyList kind="SUPPLIER" />;
}
