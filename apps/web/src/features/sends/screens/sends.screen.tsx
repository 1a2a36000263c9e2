// The sends with their figures (product 3.9).
import type { ReactNode } from 'react';
import { SendList } from '../parts/send-list.tsx';

export default function SendsScreen(): ReactNode {
  return <SendList />;
}
