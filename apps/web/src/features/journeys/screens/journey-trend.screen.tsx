// Trends of journeys (specification 2.3, transit/trendAssay).
import type { ReactNode } from 'react';
import { TrendPage } from '../parts/trend-page.tsx';

export default function JourneyTrendScreen(): ReactNode {
  return <TrendPage />;
}
