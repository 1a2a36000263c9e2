// The marketing funnel (specification 2.3, salesFunnel/marketingFunnel).
import type { ReactNode } from 'react';
import { FunnelPage } from '../parts/funnel/funnel-page.tsx';

export default function MarketingFunnelScreen(): ReactNode {
  return <FunnelPage />;
}
