// How many people of a round are in some states, as the round itself tells.
import type { ForecastCycle } from '@yijian/contract/forecasts';

type People = ForecastCycle['people'][number];

export function countPeople(
  { people }: ForecastCycle,
  states?: readonly People['state'][],
  of: 'count' | 'written' = 'count',
): number {
  return people.reduce((sum, one) => sum + (states === undefined || states.includes(one.state) ? one[of] : 0), 0);
}
