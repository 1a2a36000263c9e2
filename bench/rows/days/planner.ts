// A day with sixty doctors to choose from: the route proposed in process, without the reading of the rows.
import { proposeRoute, type Problem } from '../../../apps/server/src/modules/route-plans/propose.policy.ts';
import type { Candidate } from '../../../apps/server/src/modules/route-plans/schedule.policy.ts';
import { atMost, timeEach, type Bench } from '../../figure.ts';
import { median, quantile } from '../../load/message.ts';

const CANDIDATES = 60;
const HOSPITALS = 18;
const ROUNDS = 20;

/** Sixty doctors in eighteen hospitals of a city; the numbers are drawn by a fixed rule. */
function day(seed: number): Problem {
  const draw = (number: number, most: number): number => ((number + seed) * 7919 + seed * 104_729) % most;
  const candidates = Array.from({ length: CANDIDATES }, (_, index): Candidate => {
    const hospital = index % HOSPITALS;
    const morning = { from: 540, to: 690 };
    const afternoon = { from: 810 + draw(hospital, 4) * 30, to: 960 };
    return {
      id: String(index + 1),
      hospitalId: String(hospital),
      latitude: 30.2 + draw(hospital * 3, 170) / 1000,
      longitude: 120.05 + draw(hospital * 5, 190) / 1000,
      value: 10 + draw(index * 11, 90),
      windows: hospital % 3 === 0 ? null : hospital % 3 === 1 ? [afternoon] : [morning, afternoon],
    };
  });
  return {
    day: { from: 540, to: 1050 },
    visitMinutes: 30,
    travel: { minutesPer10Km: 24, detour: 130, sameHospitalMinutes: 5, unknownMinutes: 40 },
    standing: [{ id: 'v', hospitalId: '2', latitude: 30.25, longitude: 120.15, from: 660, to: 690 }],
    candidates,
    pinned: new Set(),
  };
}

export const planner: Bench = {
  name: 'planner',
  async run() {
    const days = Array.from({ length: ROUNDS }, (_, index) => day(index + 1));
    const times = (
      await timeEach(days, async (problem) => {
        proposeRoute(problem);
      })
    ).toSorted((a, b) => a - b);
    const stops = median(days.map((problem) => proposeRoute(problem).placed.length));
    return [
      {
        name: `route over a day, ${CANDIDATES} candidates`,
        figure: median(times),
        unit: 'ms',
        limit: atMost(1000),
        note: `p95 ${quantile(times, 0.95).toFixed(0)} ms, ${stops} stops`,
      },
    ];
  },
};
