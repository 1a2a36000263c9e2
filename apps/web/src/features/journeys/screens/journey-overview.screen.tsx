// The overview of journeys (specification 2.3, transit/userTransit).
import type { ReactNode } from 'react';
import { OverviewPage } from '../parts/overview-page.tsx';

export default function JourneyOverviewScreen(): ReactNode {
  return <OverviewPage />;
}
