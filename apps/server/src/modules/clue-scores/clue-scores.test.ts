// Rule sets, and scores against a plain computation (specification 2.3, clueScore; product 3.16).
import {
  DEEPEST_CONDITION,
  clueEndpoints as clues,
  type ActRule,
  type ClueCondition,
  type ClueSetDraft,
  type FitRule,
} from '@yijian/contract/clue-scores';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import {
  addApplied,
  addProduct,
  addSet,
  applySet,
  draftSet,
  findSet,
  simulateSet,
  withRules,
} from '../../../../../tools/testing/clues/market-desk.ts';
import { plainScore } from '../../../../../tools/testing/clues/plain-scores.ts';
import { anyAct } from '../../../../../tools/testing/clues/rule-sets.ts';
import { dice, makeWorld, someDoctors, someMatch, type World } from '../../../../../tools/testing/funnels/worlds.ts';
// A set is scored by the outbox, which a busy machine delivers late.
vi.setConfig({ testTimeout: 90_000 });

let app: TestApp;
let market: Caller;
let manager: Caller;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
  manager = await app.as('zhou.minxing');
  world = await makeWorld(app.owner, { number: 5, doctors: await someDoctors(app.owner, 40) });
});
afterAll(() => app.close());

const add = (change: Partial<ClueSetDraft> = {}) => addSet(market, change);
const find = (id: string) => findSet(market, id);
const simulate = (id: string, version?: number) => simulateSet(market, id, version);
const apply = (id: string, version?: number) => applySet(market, id, version);
const applied = (change: Partial<ClueSetDraft>) => addApplied(market, change);

const someCondition = (roll: (n: number) => number, depth = 1): ClueCondition => {
  const kind = roll(depth < DEEPEST_CONDITION ? 4 : 2);
  if (kind === 0) return { op: 'DID', match: someMatch(roll), days: 1 + roll(60), atLeast: 1 + roll(3) };
  if (kind === 1) return { op: 'IS', attribute: 'TIER', values: [['A', 'B'], ['C'], ['B', 'D']][roll(3)]! };
  const parts = Array.from({ length: 1 + roll(3) }, () => someCondition(roll, depth + 1));
  return { op: (['ALL', 'ANY', 'NONE'] as const)[roll(3)]!, parts };
};

const someRule = (roll: (n: number) => number, at: number): ActRule =>
  anyAct({
    name: `规则 ${at}`,
    points: (roll(4) === 0 ? -1 : 1) * (1 + roll(20)),
    match: someMatch(roll),
    condition: roll(3) === 0 ? someCondition(roll) : null,
    frequency: (['ONCE', 'DAILY', 'EACH'] as const)[roll(3)]!,
    cap: roll(2) === 0 ? null : 1 + roll(30),
    windowDays: 1 + roll(60),
    halfLifeDays: roll(2) === 0 ? null : 1 + roll(40),
    from: roll(5) === 0 ? world.from : null,
    to: roll(5) === 0 ? world.to : null,
  });

describe('3.16 scores', () => {
  it('are what a plain computation of every rule comes to, as of any day, and the sum of their ledger', async () => {
    const roll = dice(7);
    const byDoctor = Map.groupBy(world.events, ({ doctorId }) => doctorId);
    for (let turn = 0; turn < 4; turn += 1) {
      const productId = await addProduct(app);
      const tier = world.doctors[roll(world.doctors.length)]!.tier;
      const scoring = withRules(
        [
          { axis: 'FIT', name: '分级', points: 10, condition: { op: 'IS', attribute: 'TIER', values: [tier] } },
          {
            axis: 'FIT',
            name: '科室',
            points: -4,
            condition: { op: 'IS', attribute: 'DEPARTMENT', values: [world.doctors[0]!.department] },
          },
          ...Array.from({ length: 4 }, (_, at): FitRule => {
            const condition = someCondition(roll);
            return { axis: 'FIT', name: `条件 ${at}`, points: 1 + roll(9), condition };
          }),
          ...Array.from({ length: 3 }, (_, at) => someRule(roll, at)),
        ],
        { channelWeights: [{ channel: 'WECOM', percent: 150 }] },
      );
      await applied({ productId, scoring });
      for (const doctor of world.doctors.filter((_, at) => at % 4 === turn)) {
        const asOf = new Date(Date.parse(world.from) + roll(60) * 86_400_000).toISOString().slice(0, 10);
        const query = { doctorId: doctor.id, productId, asOf };
        const { body } = await market.call(clues.ledger, { query });
        const moment = Date.parse(`${asOf}T00:00:00+08:00`) + 86_400_000 - 1;
        const plain = plainScore(scoring, { doctor, events: byDoctor.get(doctor.id) ?? [] }, moment);
        const told = JSON.stringify({ scoring, query });
        expect(body.result.fit, told).toBe(plain.fit);
        expect(body.result.engagement, told).toBeCloseTo(plain.engagement, 1);
        expect(
          body.result.lines.reduce((sum, line) => sum + line.points, 0),
          told,
        ).toBeCloseTo(body.result.score, 6);
        expect(body.result.history.at(-1)).toEqual({ day: asOf, score: body.result.score });
      }
    }
  });

  it('of every doctor are stored as their ledger says, with grade, reasons and trend', async () => {
    const productId = await addProduct(app);
    const id = await applied({ productId });
    const rows = await app.owner<{ doctorId: string; score: number; grade: string; reasons: { points: number }[] }[]>`
      select doctor_id::text as "doctorId", (fit + engagement)::float8 as score, grade, reasons from clue_scores
      where enterprise_id = 1 and set_id = ${id} order by fit + engagement desc, doctor_id limit 12`;
    expect(rows.length).toBe(12);
    const asOf = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    for (const { doctorId, score, grade, reasons } of rows) {
      const { body } = await market.call(clues.ledger, { query: { doctorId, productId, asOf } });
      // Points decay by less than a tenth in a minute.
      expect(body.result.score).toBeCloseTo(score, 0);
      expect(grade).toBe(score >= 50 ? 'A' : score >= 30 ? 'B' : score >= 10 ? 'C' : 'D');
      expect(reasons.length).toBeGreaterThan(0);
    }
    const whole = (await find(id)).simulation!;
    expect(whole.doctors).toBe(Object.values(whole.now).reduce((sum, one) => sum + one, 0));
    const refused = await market.call(clues.ledger, { query: { doctorId: rows[0]!.doctorId, asOf: '2090-01-01' } });
    expect(refused.body.error).toBe('clue-scores.dayFuture');
  });
});

describe('3.16 a rule set', () => {
  it('is refused by name where it makes no sense', async () => {
    const condition: ClueCondition = { op: 'IS', attribute: 'TIER', values: ['A'] };
    const fit = { axis: 'FIT' as const, name: '分级', points: 5, condition };
    const nested = (depth: number): ClueCondition =>
      depth === 0 ? condition : { op: 'ALL', parts: [nested(depth - 1)] };
    const wrong: [object, string][] = [
      [{ scoring: withRules([]) }, 'noRule'],
      [{ scoring: withRules([{ ...fit, condition: { ...fit.condition, values: [] } }]) }, 'noValue'],
      [{ scoring: withRules([{ ...fit, condition: { op: 'ANY', parts: [] } }]) }, 'emptyGroup'],
      [{ scoring: withRules([{ ...fit, condition: nested(DEEPEST_CONDITION + 1) }]) }, 'conditionDeep'],
      [{ scoring: withRules([{ ...fit, points: 0 }]) }, 'noPoints'],
      [{ scoring: withRules([fit, fit]) }, 'sameName'],
      [{ scoring: withRules([anyAct({ from: '2026-02-01', to: '2026-01-01' })]) }, 'periodBackwards'],
      [{ scoring: withRules([fit], { thresholds: { A: 10, B: 10, C: 1 } }) }, 'thresholdsOrder'],
      [
        {
          scoring: withRules([fit], {
            channelWeights: [
              { channel: 'SMS', percent: 1 },
              { channel: 'SMS', percent: 2 },
            ],
          }),
        },
        'sameChannel',
      ],
      [{ productId: '999999999' }, 'productUnknown'],
    ];
    for (const [change, error] of wrong) {
      expect((await market.call(clues.addSet, { body: { ...draftSet(), ...change } })).body.error).toBe(
        `clue-scores.${error}`,
      );
      expect((await market.call(clues.previewSet, { body: { ...draftSet(), ...change } })).body.error).toBe(
        `clue-scores.${error}`,
      );
    }
    const zero = await market.call(clues.addSet, {
      body: draftSet({ scoring: withRules([anyAct({ windowDays: 0 })]) }),
    });
    expect([zero.status, zero.body.fields?.length]).toEqual([400, 1]);
  });

  it('goes from draft to simulated to applied, and is retired by the next of its scope; applied ones never change', async () => {
    const productId = await addProduct(app);
    const first = await add({ productId });
    const params = { id: first };
    expect((await apply(first, 1)).body.error).toBe('clue-scores.notSimulated');
    expect((await simulate(first, 9)).body.error).toBe('clue-scores.changedMeanwhile');
    expect((await simulate(first)).body.result.version).toBe(2);
    const change = { ...draftSet({ productId }), version: 2 };
    expect((await market.call(clues.changeSet, { params, body: change })).body.result.version).toBe(3);
    expect(await find(first)).toMatchObject({ state: 'DRAFT', simulation: null });
    expect((await simulate(first, 3)).status).toBe(200);
    const second = await add({ productId });
    expect((await simulate(second)).status).toBe(200);
    expect((await apply(first, 4)).status).toBe(200);
    expect((await apply(second)).body.error).toBe('clue-scores.appliedMeanwhile');
    expect((await simulate(second, 2)).status).toBe(200);
    expect((await apply(second, 3)).status).toBe(200);
    expect((await find(first)).state).toBe('RETIRED');
    for (const id of [first, second]) {
      const { version } = await find(id);
      const body = { ...draftSet({ productId }), version };
      // While customers are scored by it, a set is busy.
      const change = async () => (await market.call(clues.changeSet, { params: { id }, body })).body.error;
      await expect.poll(change, { timeout: 60_000 }).toBe('clue-scores.notEditable');
      expect((await market.call(clues.deleteSet, { params: { id } })).body.error).toBe('clue-scores.notEditable');
      expect((await simulate(id, version)).body.error).toBe('clue-scores.notEditable');
    }
    const copy = (await market.call(clues.copySet, { params: { id: second } })).body.result.id;
    expect(await find(copy)).toMatchObject({ state: 'DRAFT', productId, version: 1 });
    expect((await market.call(clues.deleteSet, { params: { id: copy } })).status).toBe(200);
    expect((await market.call(clues.findSet, { params: { id: copy } })).status).toBe(404);
  });

  it('applied by two people at once in one scope: exactly one wins', async () => {
    const productId = await addProduct(app);
    const ids = [await add({ productId }), await add({ productId })];
    for (const id of ids) expect((await simulate(id)).status).toBe(200);
    const answers = await Promise.all(ids.map((id) => apply(id)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error).toBe('clue-scores.appliedMeanwhile');
    const states = (await Promise.all(ids.map(find))).map(({ state }) => state);
    expect(states.toSorted((one, other) => one.localeCompare(other))).toEqual(['APPLIED', 'SIMULATED']);
  });

  it('is written by marketing alone and unknown to another enterprise', async () => {
    const id = await add();
    expect((await manager.call(clues.addSet, { body: draftSet() })).status).toBe(403);
    expect((await manager.call(clues.findSet, { params: { id } })).status).toBe(200);
    const elsewhere = await app.as('admin', 'kanglan');
    expect((await elsewhere.call(clues.findSet, { params: { id } })).status).toBe(404);
    expect((await elsewhere.call(clues.deleteSet, { params: { id } })).status).toBe(404);
    const { name } = await find(id);
    expect((await market.call(clues.addSet, { body: draftSet({ name }) })).body.error).toBe('clue-scores.nameTaken');
    const found = (await market.call(clues.listSets, { query: { keyword: name, state: 'DRAFT' } })).body.result;
    expect(found.content).toMatchObject([{ id, name, productName: '' }]);
  });
});
