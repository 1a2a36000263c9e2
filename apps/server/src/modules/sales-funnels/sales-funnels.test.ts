// Saved funnels, what a funnel refuses, and whose doctors it counts (specification 2.3, salesFunnel; product 3.17).
import { periodDays, shiftDay } from '@yijian/contract/core';
import {
  OTHER_VALUES,
  TOP_VALUES,
  funnelEndpoints as funnels,
  type FunnelDefinition,
} from '@yijian/contract/sales-funnels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { readThenMet } from '../../../../../tools/testing/funnels/definitions.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';

let app: TestApp;
let admin: Caller;
let market: Caller;
let rep: Caller;
const today = dayInShanghai(new Date());

beforeAll(async () => {
  app = await startTestApp();
  [admin, market, rep] = await Promise.all([app.as('admin'), app.as('fang.ruogu'), app.as('chen.yizhou')]);
});
afterAll(() => app.close());

const changed = (change: Partial<FunnelDefinition>): FunnelDefinition => ({ ...readThenMet, ...change });
const compute = (who: Caller, definition: object, more: object = {}) =>
  who.call(funnels.compute, { body: { definition, breakdown: null, ...more } });
const first = readThenMet.steps[0]!;
const second = readThenMet.steps[1]!;

describe('what a funnel refuses', () => {
  const later = shiftDay(today, 3);
  it.each<[string, object, object?]>([
    ['noStep', { steps: [] }],
    ['noStep', { steps: [first] }],
    ['sameStep', { steps: [first, second, { ...first, name: '又一次' }] }],
    ['excludedStep', { exclusions: [{ channel: 'WECOM', action: 'READ' }] }],
    ['windowEmpty', { windowDays: 0 }],
    ['windowEmpty', { windowDays: -3 }],
    ['periodMissing', { period: {} }],
    ['periodMissing', { period: { from: '2026-01-01' } }],
    ['periodMissing', { period: { lastDays: 0 } }],
    ['periodBackwards', { period: { from: '2026-03-02', to: '2026-03-01' } }],
    ['periodFuture', { period: { from: '2026-03-02', to: later } }],
    ['departmentOfHospital', { unit: 'HOSPITAL' }, { breakdown: 'DEPARTMENT' }],
    ['periodBackwards', {}, { compare: { from: '2026-03-02', to: '2026-03-01' } }],
  ])('3.17 it answers %s to %j', async (error, change, more = {}) => {
    const answer = await compute(market, { ...readThenMet, ...change }, more);
    expect([answer.status, answer.body.error]).toEqual([400, `sales-funnels.${error}`]);
    expect(answer.body.message).not.toBe('');
  });

  it('3.17 a funnel without anybody has no conversion, instead of a division by zero', async () => {
    const { total, slices } = (
      await compute(admin, changed({ period: { from: '1980-01-01', to: '1980-01-02' } }), { breakdown: 'TIER' })
    ).body.result;
    expect(total).toEqual({
      people: [0, 0],
      stopped: [0, 0],
      conversion: [null, null],
      overall: null,
      medianHours: [null, null],
    });
    expect(slices).toEqual([]);
  });

  it('3.17 a step that is not there has no people, and an attribution needs days back', async () => {
    const body = { definition: readThenMet, step: 3 };
    expect((await market.call(funnels.people, { body })).body.error).toBe('sales-funnels.noStepOfNumber');
    const conversion = { channel: 'LIVE', action: 'WATCHED' };
    const asked = { conversion, period: { lastDays: 90 }, lookbackDays: 0 };
    expect((await market.call(funnels.attribute, { body: asked })).body.error).toBe('sales-funnels.windowEmpty');
    const people = { ...asked, lookbackDays: 30, way: 'ASSISTED' };
    expect((await market.call(funnels.attributedPeople, { body: people })).body.error).toBe(
      'sales-funnels.channelMissing',
    );
  });
});

describe('a breakdown of many values', () => {
  it('3.17 tells the twenty largest and all others together, and each of them opens its people', async () => {
    const subject = '分组很多';
    const doctors = await app.owner<{ id: string }[]>`
      select id::text from doctors where enterprise_id = 1 and is_enabled order by id limit 60`;
    const departments = await app.owner<
      { code: string }[]
    >`select code from standard_departments order by code limit 26`;
    expect([doctors.length, departments.length]).toEqual([60, 26]);
    const at = `${shiftDay(today, -2)}T08:00:00+08:00`;
    for (const [n, { id }] of doctors.entries()) {
      await app.owner`update doctors set department_code = ${departments[n % 26]!.code} where enterprise_id = 1 and id = ${id}`;
      await app.owner`
        insert into interactions (enterprise_id, doctor_id, at, channel, action, subject)
        values (1, ${id}, ${at}, 'WECOM', 'READ', ${subject})`;
    }
    const step = (name: string) => ({ ...first, name, channel: 'WECOM' as const, action: 'READ' as const, subject });
    const definition = changed({
      steps: [step('读过'), { ...second, name: '又读', channel: 'WECOM', action: 'CLICKED', subject }],
      period: { lastDays: 30 },
    });
    const { total, slices } = (await compute(admin, definition, { breakdown: 'DEPARTMENT' })).body.result;
    expect(total.people[0]).toBe(60);
    expect(slices.length).toBe(TOP_VALUES + 1);
    expect(slices.at(-1)!.value).toBe(OTHER_VALUES);
    expect(slices.reduce((sum, { people }) => sum + people[0]!, 0)).toBe(60);
    const named = slices.slice(0, TOP_VALUES).map(({ people }) => people[0]!);
    expect(named).toEqual(named.toSorted((one, other) => other - one));
    // Eight departments have three doctors, eighteen two: twelve of these are named, six stand together.
    expect([named.at(0), named.at(-1), slices.at(-1)!.people[0]]).toEqual([3, 2, 12]);
    for (const { value, people } of [slices.at(-1)!, slices[0]!]) {
      const body = { definition, breakdown: 'DEPARTMENT', value, step: 1, size: 100 };
      expect((await admin.call(funnels.people, { body })).body.result.totalElements).toBe(people[0]);
      const picked = (await admin.call(funnels.pick, { body: { definition, breakdown: 'DEPARTMENT', value, step: 1 } }))
        .body.result;
      expect(picked.ids.length).toBe(people[0]);
    }
  });
});

describe('whose doctors are counted', () => {
  it('3.17 a representative counts own doctors alone, every slice opens those it counts', async () => {
    const whole = (await compute(admin, readThenMet)).body.result.total;
    const own = (await compute(rep, readThenMet, { breakdown: 'TIER' })).body.result;
    expect(own.total.people[0]).toBeGreaterThan(0);
    expect(own.total.people[0]).toBeLessThan(whole.people[0]!);
    expect(own.slices.reduce((sum, { people }) => sum + people[0]!, 0)).toBe(own.total.people[0]);
    const [slice] = own.slices;
    const body = { definition: readThenMet, breakdown: 'TIER', value: slice!.value, step: 1, size: 100 };
    const page = (await rep.call(funnels.people, { body })).body.result;
    expect(page.totalElements).toBe(slice!.people[0]);
    expect(page.content.every(({ tier }) => tier === slice!.value)).toBe(true);
    const seen = await app.owner`
      select d.id from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
      where d.enterprise_id = 1 and d.id = any(${page.content.map(({ id }) => id)}::bigint[])`;
    expect(seen.length).toBeGreaterThan(0);
  });

  it('3.17 visits are counted for whoever reads visits only', async () => {
    const met = { ...first, channel: 'VISIT' as const, action: 'MET' as const };
    const definition = changed({ steps: [met, { ...met, action: null }, second] });
    expect((await compute(market, definition)).body.result.total.people[0]).toBe(0);
    expect((await compute(admin, definition)).body.result.total.people[0]).toBeGreaterThan(0);
  });

  it('R9.4 a period of the calendar counts its days, today the last one', async () => {
    for (const preset of ['THIS_YEAR', 'LAST_QUARTER'] as const) {
      const named = (await compute(admin, changed({ period: { preset } }))).body.result;
      expect(named.days).toEqual(periodDays(preset, today));
      expect(named.total).toEqual((await compute(admin, changed({ period: named.days }))).body.result.total);
    }
  });

  it('3.17 another period stands beside, and another enterprise counts its own', async () => {
    const days = { from: shiftDay(today, -60), to: shiftDay(today, -31) };
    const definition = changed({ period: { from: shiftDay(today, -30), to: today } });
    const { compared, total } = (await compute(admin, definition, { compare: days })).body.result;
    expect(compared!.days).toEqual(days);
    expect(compared!.total).toEqual((await compute(admin, changed({ period: days }))).body.result.total);
    const elsewhere = await app.as('admin', 'kanglan');
    expect((await compute(elsewhere, definition)).body.result.total.people[0]).not.toBe(total.people[0]);
  });
});

describe('saved funnels', () => {
  it('3.17 a funnel is saved, shared, changed by its owner alone and deleted', async () => {
    const body = { name: '直播转化', definition: readThenMet, breakdown: 'TIER' as const };
    const { id } = (await market.call(funnels.add, { body })).body.result;
    const again = await market.call(funnels.add, { body });
    expect([again.status, again.body.error]).toEqual([409, 'sales-funnels.nameTaken']);
    const shown = async (who: Caller) => (await who.call(funnels.list)).body.result.find((one) => one.id === id);
    expect(await shown(market)).toMatchObject({
      name: '直播转化',
      definition: readThenMet,
      breakdown: 'TIER',
      isOwn: true,
      version: 1,
    });
    expect(await shown(rep)).toBeUndefined();
    const params = { id };
    const change = (who: Caller, version: number) =>
      who.call(funnels.update, { params, body: { ...body, isShared: true, version } });
    expect((await change(rep, 1)).body.error).toBe('sales-funnels.notFound');
    expect((await change(market, 7)).body.error).toBe('sales-funnels.changedMeanwhile');
    expect((await change(market, 1)).body.result).toEqual({ id, version: 2 });
    expect(await shown(rep)).toMatchObject({ isOwn: false, isShared: true });
    expect((await change(rep, 2)).body.error).toBe('sales-funnels.notOwn');
    expect((await rep.call(funnels.delete, { params })).status).toBe(403);
    const elsewhere = await app.as('admin', 'kanglan');
    expect((await elsewhere.call(funnels.delete, { params })).status).toBe(404);
    expect((await market.call(funnels.delete, { params })).status).toBe(200);
    expect(await shown(market)).toBeUndefined();
  });

  it('3.17 finance has no funnels', async () => {
    const finance = await app.as('qian.hui');
    expect((await finance.call(funnels.list)).status).toBe(403);
    expect((await compute(finance, readThenMet)).status).toBe(403);
  });
});
