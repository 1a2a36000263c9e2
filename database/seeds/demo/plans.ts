// How much of everything each enterprise of the demo holds.
import type { EnterpriseSpec } from '../reference/index.ts';
import { kanglan, weili } from './people/companies.ts';
import { kanglanTeam, type TeamPlan, weiliTeam } from './people/team-plan.ts';

export interface DemoPlan {
  readonly spec: EnterpriseSpec;
  readonly team: TeamPlan;
  readonly hospitals: number;
  readonly doctors: number;
  readonly interactions: number;
}

export function demoPlans(size: 'small' | 'large'): DemoPlan[] {
  const small = { spec: weili, team: weiliTeam, hospitals: 300, doctors: 2000, interactions: 40_000 };
  const large = { spec: weili, team: weiliTeam, hospitals: 30_000, doctors: 1_000_000, interactions: 20_000_000 };
  return [
    size === 'large' ? large : small,
    { spec: kanglan, team: kanglanTeam, hospitals: 40, doctors: 200, interactions: 3000 },
  ];
}
