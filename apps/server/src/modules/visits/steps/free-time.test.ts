// What holds of every time that is offered, over random days (rules V3, V9).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { travelMinutes } from '../../hospitals/index.ts';
import { hitBy, nextFree, shortMinutes, type Taken } from './free-time.policy.ts';

const figures = { minutesPer10Km: 24, detour: 130, sameHospitalMinutes: 5, unknownMinutes: 40 };
const MINUTE = 60_000;
const place = fc.integer({ min: 1, max: 12 }).map((number) => ({
  hospitalId: String(number),
  latitude: number % 5 === 0 ? null : 30 + ((number * 37) % 17) / 80,
  longitude: number % 5 === 0 ? null : 120 + ((number * 53) % 19) / 80,
}));
const visit = fc
  .tuple(fc.integer({ min: 96, max: 240 }), fc.constantFrom(5, 15, 30, 60), place)
  .map(([start, minutes, at]): Taken => ({ from: start * 5 * MINUTE, length: minutes * MINUTE, place: at }));
const days = fc.tuple(fc.array(visit, { maxLength: 9 }), visit);

it('V9 a day on which visits are dropped one by one holds no pair that cannot be reached, over 1,000 random days', () => {
  const until = 24 * 60 * MINUTE;
  fc.assert(
    fc.property(fc.array(visit, { minLength: 2, maxLength: 10 }), (dropped) => {
      const day: Taken[] = [];
      for (const one of dropped) {
        const found = nextFree(day, { ...one, way: { place: one.place, figures } }, { step: 15 * MINUTE, until });
        if ('at' in found) day.push({ ...one, from: found.at });
      }
      const ordered = day.toSorted((a, b) => a.from - b.from);
      for (const [index, one] of ordered.entries())
        for (const other of ordered.slice(index + 1)) {
          const isSame = one.place.hospitalId === other.place.hospitalId;
          const way = isSame ? 0 : travelMinutes(one.place, other.place, figures) * MINUTE;
          expect(one.from + one.length + way).toBeLessThanOrEqual(other.from);
        }
      expect(shortMinutes(ordered, figures).every((minutes) => minutes === 0)).toBe(true);
    }),
    { numRuns: 1000, seed: 7 },
  );
});

it('V9 the time that is offered is the first that can be reached', () => {
  fc.assert(
    fc.property(days, ([taken, one]) => {
      const wanted = { ...one, way: { place: one.place, figures } };
      const found = nextFree(taken, wanted, { step: 15 * MINUTE, until: 24 * 60 * MINUTE });
      const end = 'at' in found ? found.at : 24 * 60 * MINUTE + 1;
      for (let from = one.from; from < end; from += 15 * MINUTE)
        expect(hitBy(taken, { ...wanted, from })).toBeDefined();
    }),
    { numRuns: 300, seed: 7 },
  );
});

it('V9 a planned day that cannot be driven says by how many minutes', () => {
  const at = (minutes: number, hospitalId: string, latitude: number): Taken => ({
    from: minutes * MINUTE,
    length: 30 * MINUTE,
    place: { hospitalId, latitude, longitude: 120 },
  });
  const way = travelMinutes(
    { hospitalId: '1', latitude: 30, longitude: 120 },
    { hospitalId: '2', latitude: 30.2, longitude: 120 },
    figures,
  );
  const late = shortMinutes([at(540, '1', 30), at(575, '2', 30.2), at(575 + 31, '2', 30.2)], figures);
  expect(late).toEqual([0, way - 5, 0]);
  expect(shortMinutes([at(540, '1', 30), at(560, '1', 30)], figures)).toEqual([0, 10]);
});
