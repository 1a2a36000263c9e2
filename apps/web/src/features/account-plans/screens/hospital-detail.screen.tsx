// One hospital: what the room of hospitals shows, with its doctors, people, visits and account plans (specification 2.3, customer: hospitalDetail).
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { HospitalDetail, type HospitalSlot } from '../../hospitals/index.ts';
import { usePlanPhrases } from '../account-plans.phrases.ts';
import { CoverageSection } from '../parts/hospital/coverage-section.tsx';
import { PeopleSection } from '../parts/hospital/people-section.tsx';
import { VisitsSection } from '../parts/hospital/visits-section.tsx';
import { PlanSection } from '../parts/plan/plan-section.tsx';
import '../parts/account-plans.css';
import '../parts/coverage.css';

export default function HospitalDetailScreen(): ReactNode {
  const { id = '' } = useParams();
  const t = usePlanPhrases();
  const shell = useShell();
  const doctors = `/customer/doctorTeamManager/allCustomer?hospitalId=${encodeURIComponent(id)}`;
  const slot = (key: 'departments' | 'visits' | 'plan' | 'people', content: ReactNode): HospitalSlot => ({
    key,
    label: t(key),
    content,
  });
  return (
    <HospitalDetail
      id={id}
      onDoctors={() => shell.openTab(doctors)}
      people={[slot('departments', <CoverageSection hospitalId={id} />)]}
      work={[
        ...(hasPermission('customer:visits:read') ? [slot('visits', <VisitsSection hospitalId={id} />)] : []),
        slot('plan', <PlanSection hospitalId={id} />),
        slot('people', <PeopleSection hospitalId={id} />),
      ]}
    />
  );
}
