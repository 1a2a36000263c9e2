// A funnel of the copy in columns is that of PostgreSQL, and what the plainest computation gives, on random interactions (decision 0027).
import { shiftDay } from '@yijian/contract/core';
import { funnelEndpoints as funnels, type FunnelDefinition } from '@yijian/contract/sales-funnels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { copyNow, openTestColumns, type TestColumns } from '../../../../../../tools/testing/columns/test-columns.ts';
import { median, plainFunnel } from '../../../../../../tools/testing/funnels/plain-funnel.ts';
import {
  SPAN,
  dice,
  makeWorld,
  someDoctors,
  someMatch,
  type World,
} from '../../../../../../tools/testing/funnels/worlds.ts';
import { openStage } from '../../../../../../tools/testing/workflows/stage.ts';
import { computeFunnel } from './funnel.service.ts';

const FUNNELS = 5;

let app: TestApp;
let columns: TestColumns;
const worlds: World[] = [];

beforeAll(async () => {
  app = await startTestApp();
  columns = await openTestColumns();
  const doctors = await someDoctors(app.owner, 60);
  for (let number = 0; number < 12; number += 1) worlds.push(await makeWorld(app.owner, { number, doctors }));
  await copyNow(app.app.connections, { enterpriseId: '1', store: columns.store });
});
afterAll(async () => {
  await columns.close();
  await app.close();
});

type Roll = (n: number) => number;

function someFunnel(roll: Roll, world: World): FunnelDefinition {
  const match = () => ({ ...someMatch(roll), subject: '' });
  const from = shiftDay(world.from, roll(SPAN / 2));
  return {
    unit: 'DOCTOR',
    mode: roll(2) === 0 ? 'FLOW' : 'COHORT',
    steps: Array.from({ length: 2 + roll(4) }, () => ({ ...match(), name: '' })),
    exclusions: roll(3) === 0 ? [match()] : [],
    windowDays: 1 + roll(30),
    period: { from, to: shiftDay(from, roll(SPAN)) },
  };
}

async function ask(definition: FunnelDefinition, breakdown: 'TIER' | null = null) {
  const stage = openStage(app.app.connections, { id: '1' });
  return stage.act(await stage.user('admin'), (context) =>
    computeFunnel(context, { definition, breakdown, store: columns.store }),
  );
}

it('3.17 the copy counts whom PostgreSQL and every chain of events tried one by one count, 60 random funnels, over cohorts and flows', async () => {
  const admin = await app.as('admin');
  const roll = dice(4711);
  let converted = 0;
  for (const world of worlds)
    for (let turn = 0; turn < FUNNELS; turn += 1) {
      const definition = someFunnel(roll, world);
      const own = await admin.call(funnels.compute, { body: { definition, breakdown: null } });
      if (own.status === 400) {
        turn -= 1;
        continue;
      }
      const told = JSON.stringify(definition);
      const { total } = await ask(definition);
      const close = (value: number | null): unknown => (value === null ? null : expect.closeTo(value, 6));
      const { medianHours, ...counts } = own.body.result.total;
      expect(total, told).toEqual({ ...counts, medianHours: medianHours.map(close) });
      const plain = plainFunnel(world, definition, null);
      const reached = definition.steps.map((_, at) => plain.filter((one) => one.reached[at]));
      expect(total.people, told).toEqual(reached.map(({ length }) => length));
      expect(total.medianHours, told).toEqual(
        reached.map((units, at) => close(median(units.map(({ hours }) => hours[at]!)))),
      );
      converted += total.people.at(-1)!;
    }
  expect(converted).toBeGreaterThan(50);
});

it('3.17 what the copy does not hold is asked of PostgreSQL: hospitals, audiences, subjects and breakdowns', async () => {
  const world = worlds[0]!;
  const any = { action: 'ACTED' as const, subject: '', minSeconds: 0, name: '' };
  const definition: FunnelDefinition = {
    unit: 'DOCTOR',
    steps: [
      { ...any, channel: null },
      { ...any, channel: 'LIVE' },
    ],
    exclusions: [],
    windowDays: 30,
    period: { from: world.from, to: world.to },
  };
  const moment = Date.parse(`${world.from}T12:00:00+08:00`) * 1000;
  const people = async (one: FunnelDefinition, breakdown: 'TIER' | null = null): Promise<number> =>
    (await ask(one, breakdown)).total.people[0]!;
  const others: [FunnelDefinition, 'TIER' | null][] = [
    [{ ...definition, unit: 'HOSPITAL' }, null],
    [{ ...definition, audience: { tiers: ['A'], provinceCodes: [], departmentCodes: [] } }, null],
    [{ ...definition, steps: [{ ...definition.steps[0]!, subject: '偏头痛' }, definition.steps[1]!] }, null],
    [definition, 'TIER'],
  ];
  const counts = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const [one, breakdown] of others) found.push(await people(one, breakdown));
    return found;
  };
  const [before, known] = [await people(definition), await counts()];
  // A doctor of the copy alone.
  await columns.store.run(
    `insert into events values (1, ${world.from.slice(0, 7).replace('-', '')}, 999999999, ${moment}, 999999999, 'LIVE', 'WATCHED', 0, 0)`,
  );
  expect(await people(definition)).toBe(before + 1);
  expect(await counts()).toEqual(known);
});
