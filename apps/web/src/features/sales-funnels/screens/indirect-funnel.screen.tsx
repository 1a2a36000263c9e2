// The indirect funnel (specification 2.3, salesFunnel/indirectFunnel).
import type { ReactNode } from 'react';
import { IndirectPage } from '../parts/indirect/indirect-page.tsx';

export default function IndirectFunnelScreen(): ReactNode {
  return <IndirectPage />;
}
