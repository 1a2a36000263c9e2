// How much of everything each enterprise of the demo holds.
import type { EnterpriseSpec } from '../reference/index.ts';
import { kanglan, weili } from './people/companies.ts';
import { nationwideTeam } from './people/nationwide-team.ts';
import { kanglanTeam, type TeamPlan, weiliTeam } from './people/team-plan.ts';

export interface DemoPlan {
  readonly spec: EnterpriseSpec;
  readonly team: TeamPlan;
  readonly hospitals: number;
  readonly doctors: number;
  /** Of all channels, those that visits leave included. */
  readonly interactions: number;
  /** Mean number of visits of a representative on a working day. */
  readonly visitsPerDay: number;
  /** Approvals that were asked for over the past months. */
  readonly processes: number;
  /** Share of the doctors outside the cities of any team. */
  readonly elsewhere: number;
  /** With the rooms whose people act through the services, one after the other; a set to measure on does without. */
  readonly isWorkedIn: boolean;
  /** The account whose lists the demo is shown with. */
  readonly hero: {
    readonly login: string;
    readonly doctors: number;
    readonly follows: number;
    readonly visitsPerDay: number;
  };
}

const weiliHero = { login: 'chen.yizhou', doctors: 326, follows: 48, visitsPerDay: 3 };

export function demoPlans(size: 'small' | 'large'): DemoPlan[] {
  return [
    size === 'large' ? largeWeili() : smallWeili(),
    {
      spec: kanglan,
      team: kanglanTeam,
      hospitals: 40,
      doctors: 200,
      interactions: 3000,
      visitsPerDay: 0.7,
      processes: 60,
      elsewhere: 0.05,
      // Beside twenty million acts without an index even few doctors take minutes.
      isWorkedIn: size === 'small',
      hero: { login: 'tang.ke', doctors: 60, follows: 12, visitsPerDay: 1.2 },
    },
  ];
}

function smallWeili(): DemoPlan {
  const counts = {
    hospitals: 300,
    doctors: 2000,
    interactions: 40_000,
    visitsPerDay: 1.65,
    processes: 520,
    elsewhere: 0.08,
    isWorkedIn: true,
  };
  return { spec: weili, team: weiliTeam, hero: weiliHero, ...counts };
}

function largeWeili(): DemoPlan {
  const counts = {
    hospitals: 30_000,
    doctors: 1_000_000,
    interactions: 20_000_000,
    visitsPerDay: 5,
    processes: 4000,
    elsewhere: 0.1,
    isWorkedIn: false,
  };
  return { spec: weili, team: nationwideTeam(weiliTeam), hero: weiliHero, ...counts };
}
