// Funnels and attribution are what the plainest computation gives, on random interactions (product 3.17).
import { shiftDay } from '@yijian/contract/core';
import {
  breakdowns,
  attributionModels,
  funnelEndpoints as funnels,
  type AttributionQuestion,
  type FunnelDefinition,
} from '@yijian/contract/sales-funnels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import {
  median,
  plainAttribution,
  plainFunnel,
  type PlainUnit,
} from '../../../../../tools/testing/funnels/plain-funnel.ts';
import {
  SPAN,
  dice,
  makeWorld,
  someDoctors,
  someMatch,
  type World,
} from '../../../../../tools/testing/funnels/worlds.ts';

const WORLDS = 40;
const FUNNELS = 20;
const ATTRIBUTIONS = 10;

let app: TestApp;
let admin: Caller;
const worlds: World[] = [];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const doctors = await someDoctors(app.owner, 60);
  for (let number = 0; number < WORLDS; number += 1) worlds.push(await makeWorld(app.owner, { number, doctors }));
});
afterAll(() => app.close());

type Roll = (n: number) => number;
const somePeriod = (roll: Roll, world: World) => {
  const from = shiftDay(world.from, roll(SPAN / 2));
  return { from, to: shiftDay(from, roll(SPAN)) };
};

function someFunnel(roll: Roll, world: World): FunnelDefinition {
  const steps = Array.from({ length: 2 + roll(3) }, () => ({ ...someMatch(roll), name: '' }));
  const exclusions = roll(3) === 0 ? [someMatch(roll)] : [];
  const unit = roll(4) === 0 ? ('HOSPITAL' as const) : ('DOCTOR' as const);
  const mode = roll(3) === 0 ? ('FLOW' as const) : ('COHORT' as const);
  const tiers = roll(4) === 0 && unit === 'DOCTOR' ? (['A', 'B'] as const) : [];
  const audience = { tiers: [...tiers], provinceCodes: [], departmentCodes: [] };
  return { mode, audience, unit, steps, exclusions, windowDays: 1 + roll(30), period: somePeriod(roll, world) };
}

function figures(units: readonly PlainUnit[], steps: number) {
  const reached = (step: number): PlainUnit[] => units.filter((one) => one.reached[step - 1]);
  const numbers = Array.from({ length: steps }, (_, at) => at + 1);
  return {
    people: numbers.map((step) => reached(step).length),
    stopped: numbers.map((step) => units.filter(({ level }) => level === step).length),
    medians: numbers.map((step) => median(reached(step).map(({ hours }) => hours[step - 1]!))),
  };
}

const closeTo = (value: number | null): unknown => (value === null ? null : expect.closeTo(value, 6));

it(
  '3.17 a funnel counts whom every chain of events tried one by one would count, 800 random funnels, over cohorts and flows',
  { tags: ['long'], timeout: 300_000 },
  async () => {
    const roll = dice(42);
    let asked = 0;
    let converted = 0;
    for (const world of worlds)
      for (let turn = 0; turn < FUNNELS; turn += 1) {
        const definition = someFunnel(roll, world);
        const breakdown = ([null, ...breakdowns] as const)[roll(5)]!;
        const answer = await admin.call(funnels.compute, { body: { definition, breakdown } });
        if (answer.status === 400) {
          expect([
            'sales-funnels.sameStep',
            'sales-funnels.excludedStep',
            'sales-funnels.departmentOfHospital',
          ]).toContain(answer.body.error);
          turn -= 1;
          continue;
        }
        asked += 1;
        const plain = plainFunnel(world, definition, breakdown);
        const { total, slices } = answer.body.result;
        const whole = figures(plain, definition.steps.length);
        const told = JSON.stringify({ definition, breakdown });
        expect(total.people, told).toEqual(whole.people);
        expect(total.stopped, told).toEqual(whole.stopped);
        expect(total.medianHours, told).toEqual(whole.medians.map(closeTo));
        expect(total.overall, told).toEqual(
          whole.people[0] === 0 ? null : closeTo(whole.people.at(-1)! / whole.people[0]!),
        );
        converted += whole.people.at(-1)!;
        const groups = breakdown === null ? [] : [...Map.groupBy(plain, ({ value }) => value)];
        expect(
          new Map(
            slices.map(({ value, people, stopped, medianHours }) => [value, { people, stopped, medians: medianHours }]),
          ),
          told,
        ).toEqual(
          new Map(
            groups.map(([value, units]) => {
              const own = figures(units, definition.steps.length);
              return [value, { ...own, medians: own.medians.map(closeTo) }];
            }),
          ),
        );
        if (turn === 0 && slices.length > 0)
          await expectPeople(definition, { breakdown, value: slices.at(-1)!.value, plain });
      }
    expect(asked).toBe(WORLDS * FUNNELS);
    expect(converted).toBeGreaterThan(500);
  },
);

/** Who stands behind a number is who the plain computation finds there. */
async function expectPeople(
  definition: FunnelDefinition,
  {
    breakdown,
    value,
    plain,
  }: { breakdown: (typeof breakdowns)[number] | null; value: string; plain: readonly PlainUnit[] },
): Promise<void> {
  for (const kind of ['REACHED', 'DROPPED'] as const) {
    const body = { definition, breakdown, value, step: 1, kind };
    const { ids, totalElements } = (await admin.call(funnels.pick, { body })).body.result;
    const wanted = plain.filter(
      (one) => one.value === value && (kind === 'REACHED' ? one.reached[0] : one.level === 1),
    );
    expect(new Set(ids)).toEqual(new Set(wanted.map(({ unit }) => unit)));
    expect(totalElements).toBe(wanted.length);
    const page = (await admin.call(funnels.people, { body: { ...body, size: 100 } })).body.result;
    expect(page.totalElements).toBe(wanted.length);
    expect(page.content.map(({ id }) => id)).toEqual(ids);
  }
}

it('3.17 channels are credited as conversion by conversion, and each model adds up to the conversions, 400 random questions', async () => {
  const roll = dice(4242);
  let conversions = 0;
  for (const world of worlds)
    for (let turn = 0; turn < ATTRIBUTIONS; turn += 1) {
      const question: AttributionQuestion = {
        conversion: someMatch(roll),
        unit: roll(4) === 0 ? 'HOSPITAL' : 'DOCTOR',
        period: somePeriod(roll, world),
        lookbackDays: 1 + roll(40),
        counting: roll(2) === 0 ? 'FIRST' : 'EVERY',
        countsSent: roll(2) === 0,
      };
      const told = JSON.stringify(question);
      const answer = (await admin.call(funnels.attribute, { body: question })).body.result;
      const { channels, ...plain } = plainAttribution(world, question);
      expect(answer, told).toMatchObject(plain);
      expect(new Map(answer.channels.map(({ channel, ...credit }) => [channel, credit])), told).toEqual(
        new Map(
          [...channels].map(([channel, { touched, assisted, ...credit }]) => [
            channel,
            {
              touched,
              assisted,
              ...Object.fromEntries(Object.entries(credit).map(([key, value]) => [key, expect.closeTo(value, 6)])),
            },
          ]),
        ),
      );
      for (const model of attributionModels)
        expect(answer.channels.reduce((sum, one) => sum + one[model], 0)).toBeCloseTo(answer.conversions, 6);
      conversions += answer.conversions;
      if (turn > 0) continue;
      for (const [way, wanted] of [
        ['COLLEAGUES', plain.colleagues],
        ['NONE', plain.untouched],
        ['TOUCHED', plain.touched],
      ] as const) {
        const page = (await admin.call(funnels.attributedPeople, { body: { ...question, way, size: 100 } })).body
          .result;
        expect(page.content.reduce((sum, { count }) => sum + count, 0)).toBe(wanted);
      }
    }
  expect(conversions).toBeGreaterThan(500);
}, 300_000);
