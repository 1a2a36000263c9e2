// The visits of the team (specification 2.3, customer: visitTeamManager/teamVisit).
import type { ReactNode } from 'react';
import { VisitList } from '../parts/list/visit-list.tsx';
import { VisitViews } from '../parts/views-on-demand.tsx';
import { useVisitAddress } from '../parts/view/visit-view.ts';
import { useTeamVisits } from '../visits.api.ts';

export default function TeamVisitsScreen(): ReactNode {
  const { view } = useVisitAddress();
  if (view !== 'list') return <VisitViews view={view} scope="team" />;
  return <TeamList />;
}

function TeamList(): ReactNode {
  return <VisitList list={useTeamVisits()} scope="team" />;
}
