// My visits (specification 2.3, customer: visitTeamManager/myVisit).
import type { Visit } from '@yijian/contract/visits';
import type { ReactNode } from 'react';
import { useRememberDoctors } from '../../doctors/index.ts';
import { VisitList } from '../parts/list/visit-list.tsx';
import { VisitViews } from '../parts/views-on-demand.tsx';
import { useVisitAddress } from '../parts/view/visit-view.ts';
import { useMyVisits } from '../visits.api.ts';

export default function MyVisitsScreen(): ReactNode {
  const { view } = useVisitAddress();
  if (view === 'calendar' || view === 'map' || view === 'cycles') return <VisitViews view={view} scope="my" />;
  return <MyList />;
}

const pickedOf = ({ doctorId, doctorName, doctorTitle, hospitalName, department }: Visit) => ({
  id: doctorId,
  name: doctorName,
  title: doctorTitle,
  hospitalName,
  department,
});

function MyList(): ReactNode {
  const list = useMyVisits();
  useRememberDoctors(list.rows, pickedOf);
  return <VisitList list={list} scope="my" />;
}
