// Marketing activities as a list with their figures, and where the doctors work whom they engaged (specification 2.3, marketActive/marketContent).
import type { ReactNode } from 'react';
import { useAddress, withFields } from '../../../lib/lists/index.ts';
import { useActivityPhrases } from '../market-activities.phrases.ts';
import { ActivityList } from '../parts/activity-list.tsx';
import { PlacesPage } from '../parts/places/places-page.tsx';

export default function MarketActivitiesScreen(): ReactNode {
  const t = useActivityPhrases();
  const [search, edit] = useAddress();
  const tab = search.get('view') === 'places' ? 'places' : 'list';
  const views = {
    tabs: (['list', 'places'] as const).map((key) => ({ key, label: t(`view.${key}`) })),
    tab,
    onTabChange: (next: string) => edit((now) => withFields(now, { view: next === 'list' ? undefined : next })),
  };
  return tab === 'places' ? <PlacesPage views={views} /> : <ActivityList views={views} />;
}
