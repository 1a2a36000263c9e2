// The visits of the team (specification 2.3, customer: visitTeamManager/teamVisit).
import type { ReactNode } from 'react';
import { VisitList } from '../parts/list/visit-list.tsx';
import { useTeamVisits } from '../visits.api.ts';

export default function TeamVisitsScreen(): ReactNode {
  return <VisitList list={useTeamVisits()} scope="team" />;
}
