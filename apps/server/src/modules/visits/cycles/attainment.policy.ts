// What has come of the goals of a cycle plan, product by product (product: visits, cycle plan).
import type { CycleGoal, ProductAttainment } from '@yijian/contract/visits';

type Counted = Pick<CycleGoal, 'doctorId' | 'productId' | 'productName' | 'goal' | 'done' | 'planned'>;

/** A goal counts at most to its end: a doctor visited too often does not make up for another. */
export function attainmentByProduct(goals: readonly Counted[]): ProductAttainment[] {
  const groups = Map.groupBy(goals, (goal) => goal.productId);
  return [...groups]
    .map(([productId, of]): ProductAttainment => {
      const sum = (value: (goal: Counted) => number): number => of.reduce((all, goal) => all + value(goal), 0);
      const [all, done] = [sum((goal) => goal.goal), sum((goal) => Math.min(goal.done, goal.goal))];
      return {
        productId,
        productName: of[0]?.productName ?? null,
        targets: of.length,
        covered: of.filter((goal) => goal.done > 0).length,
        goals: all,
        done,
        planned: sum((goal) => goal.planned),
        share: all === 0 ? null : done / all,
      };
    })
    .toSorted((one, other) => other.goals - one.goals);
}
