// The goals of the cycle plan that holds on a day, doctor by doctor, for the room that plans routes (product: cycle plan, route planner).
import type { Context } from '../../../platform/http/index.ts';
import { selectCurrentCycle, selectDoctorGoals } from './cycle-figures.sql.ts';

export interface GoalOfDoctor {
  readonly goal: number;
  /** Held, each goal at most to its end. */
  readonly done: number;
  /** Planned or begun and not handed in. */
  readonly planned: number;
}

export interface GoalsOfCycle {
  readonly id: string;
  readonly name: string;
  /** Share of the period that is over by the end of the day, 0 to 1. */
  readonly elapsed: number;
  readonly byDoctor: ReadonlyMap<string, GoalOfDoctor>;
}

const DAY = 86_400_000;

/** Of the caller's approved plan; undefined when none holds on the day. */
export async function findCycleGoals(context: Context, day: string): Promise<GoalsOfCycle | undefined> {
  const { sql, user, language } = context;
  const cycle = await selectCurrentCycle(sql, { viewer: user, language }, { userId: user.id, day });
  if (cycle === undefined) return undefined;
  const [from, to] = [Date.parse(cycle.startsOn), Date.parse(cycle.endsOn)];
  const elapsed = (Date.parse(day) - from + DAY) / (to - from + DAY);
  const rows = await selectDoctorGoals(sql, cycle.id);
  return {
    id: cycle.id,
    name: cycle.name,
    elapsed,
    byDoctor: new Map(rows.map(({ doctorId, ...goal }) => [doctorId, goal])),
  };
}
