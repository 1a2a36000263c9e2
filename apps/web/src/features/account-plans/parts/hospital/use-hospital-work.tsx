// The sections of a hospital that speak of departments, visits, plans and people, under the words of this room (product: hospitals).
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import type { HospitalSlot } from '../../../hospitals/index.ts';
import { usePlanPhrases } from '../../account-plans.phrases.ts';
import { PlanSection } from '../plan/plan-section.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { VisitsSection } from './visits-section.tsx';
import '../account-plans.css';
import '../coverage.css';

/** Those behind the overview, those on visits, and those on plans: other rooms stand between them. */
export function useHospitalWork(hospitalId: string): Readonly<Record<'people' | 'visits' | 'plans', HospitalSlot[]>> {
  const t = usePlanPhrases();
  const slot = (key: 'departments' | 'visits' | 'plan' | 'people', content: ReactNode): HospitalSlot => ({
    key,
    label: t(key),
    content,
  });
  return {
    people: [slot('departments', <CoverageSection hospitalId={hospitalId} />)],
    visits: hasPermission('customer:visits:read') ? [slot('visits', <VisitsSection hospitalId={hospitalId} />)] : [],
    plans: [
      slot('plan', <PlanSection hospitalId={hospitalId} />),
      slot('people', <PeopleSection hospitalId={hospitalId} />),
    ],
  };
}
