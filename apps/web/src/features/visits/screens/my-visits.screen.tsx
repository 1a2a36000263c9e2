// My visits (specification 2.3, customer: visitTeamManager/myVisit).
import type { ReactNode } from 'react';
import { VisitList } from '../parts/list/visit-list.tsx';
import { useMyVisits } from '../visits.api.ts';

export default function MyVisitsScreen(): ReactNode {
  return <VisitList list={useMyVisits()} scope="my" />;
}
