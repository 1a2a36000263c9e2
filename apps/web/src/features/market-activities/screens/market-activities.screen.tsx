// Marketing activities (specification 2.3, marketActive/marketContent).
import type { ReactNode } from 'react';
import { ActivityList } from '../parts/activity-list.tsx';

export default function MarketActivitiesScreen(): ReactNode {
  return <ActivityList />;
}
