// What the page of a hospital shows of departments, visits, plans and people, under the words of this room (product: hospitals).
import { onDemand } from '@yijian/ui/on-demand';
import { Loading } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { CoverageSection } from './coverage-section.tsx';
import { VisitsSection } from './visits-section.tsx';
import '../account-plans.css';
import '../coverage.css';

const PlanSection = onDemand(
  () => import('../plan/plan-section.tsx').then((part) => part.PlanSection),
  <Loading shape="list" />,
);
const PeopleSection = onDemand(() => import('./people-section.tsx').then((part) => part.PeopleSection));

export interface HospitalWork {
  readonly coverage: ReactNode;
  /** Null for whoever reads no visits. */
  readonly visits: ReactNode;
  readonly plan: ReactNode;
  readonly planLabel: string;
}

export function useHospitalWork(hospitalId: string): HospitalWork {
  const t = usePlanPhrases();
  return {
    coverage: <CoverageSection hospitalId={hospitalId} />,
    visits: hasPermission('customer:visits:read') ? <VisitsSection hospitalId={hospitalId} /> : null,
    plan: (
      <>
        <PlanSection hospitalId={hospitalId} />
        <PeopleSection hospitalId={hospitalId} />
      </>
    ),
    planLabel: t('plan'),
  };
}
