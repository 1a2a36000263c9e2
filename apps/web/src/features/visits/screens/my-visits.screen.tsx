// My visits (specification 2.3, customer: visitTeamManager/myVisit).
import type { ReactNode } from 'react';
import { VisitList } from '../parts/list/visit-list.tsx';
import { VisitViews } from '../parts/views-on-demand.tsx';
import { useVisitAddress } from '../parts/view/visit-view.ts';
import { useMyVisits } from '../visits.api.ts';

export default function MyVisitsScreen(): ReactNode {
  const { view } = useVisitAddress();
  if (view === 'calendar' || view === 'cycles') return <VisitViews view={view} scope="my" />;
  return <MyList />;
}

function MyList(): ReactNode {
  return <VisitList list={useMyVisits()} scope="my" />;
}
