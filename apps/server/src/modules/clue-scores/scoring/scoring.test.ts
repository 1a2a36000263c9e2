// How scores come about: in portions, by night, of who consented, and what a set would come to before it is applied (product 3.16).
import { clueEndpoints as clues, type ClueSetDraft, type FitRule } from '@yijian/contract/clue-scores';
import { actionChannels } from '@yijian/contract/interactions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import {
  addApplied,
  addProduct,
  addSet,
  draftSet,
  findSet,
  withRules,
} from '../../../../../../tools/testing/clues/market-desk.ts';
import { anyAct, simpleSet } from '../../../../../../tools/testing/clues/rule-sets.ts';
import { someDoctors } from '../../../../../../tools/testing/funnels/worlds.ts';
import { openStage } from '../../../../../../tools/testing/workflows/stage.ts';
import { listDoctorRanges } from '../../doctors/index.ts';
import { clueScoring } from '../clue-scores.jobs.ts';
import { lockSet } from '../sets/sets.sql.ts';
import { previewOf } from './grades.service.ts';
import { lineRows } from './lines.sql.ts';
import { endScoring, storeScores } from './scores.sql.ts';
import { scoreApplied, scoreEverySet } from './scoring.service.ts';

// A set is scored by the outbox, which a busy machine delivers late.
vi.setConfig({ testTimeout: 90_000 });

let app: TestApp;
let market: Caller;

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
});
afterAll(() => app.close());

const add = (change: Partial<ClueSetDraft> = {}) => addSet(market, change);
const find = (id: string) => findSet(market, id);
const applied = (change: Partial<ClueSetDraft>) => addApplied(market, change);

describe('3.16 scores', () => {
  it('come whole in their ledger, however many events they are made of', async () => {
    const productId = await addProduct(app);
    const [doctor] = await someDoctors(app.owner, 1);
    await app.owner`
      insert into interactions (enterprise_id, doctor_id, at, channel, action, subject)
      select 1, ${doctor!.id}::bigint, '1990-03-01T08:00:00Z'::timestamptz + n * interval '1 minute', 'WECOM', 'READ', '长账本'
      from generate_series(1, 620) n`;
    const match = { channel: 'WECOM', action: 'READ', subject: '长账本', minSeconds: 0 } as const;
    const each = anyAct({ match, points: 1, frequency: 'EACH', cap: null, halfLifeDays: null, windowDays: 30 });
    await applied({ productId, scoring: withRules([each]) });
    const query = { doctorId: doctor!.id, productId, asOf: '1990-03-20' };
    const { result } = (await market.call(clues.ledger, { query })).body;
    expect([result.score, result.lines.length, result.others]).toEqual([620, 500, { lines: 120, points: 120 }]);
    const short = (await market.call(clues.ledger, { query: { ...query, asOf: '1990-02-01' } })).body.result;
    expect([short.lines, short.others]).toEqual([[], { lines: 0, points: 0 }]);
  });

  it('may weigh every channel there is', async () => {
    const channelWeights = actionChannels.map((channel, at) => ({ channel, percent: 50 + at }));
    const id = await add({ scoring: withRules(simpleSet().scoring.rules, { channelWeights }) });
    expect((await find(id)).scoring.channelWeights).toEqual(channelWeights);
  });

  it('are the same in portions of doctors as all at once, with more time than a call has', async () => {
    const id = await applied({ productId: await addProduct(app) });
    const stored = () => app.owner`
      select doctor_id, fit, engagement, grade, earlier, reasons from clue_scores where enterprise_id = 1 and set_id = ${id} order by doctor_id`;
    const [set] = await app.owner<
      { at: Date }[]
    >`select scored_at as at from clue_sets where enterprise_id = 1 and id = ${id}`;
    const whole = await stored();
    await app.app.connections.bound('1').begin(async (tx) => {
      const ranges = await listDoctorRanges({ sql: tx }, 7);
      const [all] = await tx<
        [{ n: number }]
      >`select count(*)::int as n from doctors where enterprise_id = app.enterprise_id()`;
      expect(ranges.length).toBe(Math.ceil(all.n / 7));
      await tx`delete from clue_scores where enterprise_id = app.enterprise_id() and set_id = ${id}`;
      const run = {
        set: (await lockSet(tx, id))!,
        at: set!.at,
        earlier: new Date(set!.at.getTime() - 30 * 86_400_000),
      };
      for (const range of ranges) await storeScores(tx, run, range);
      await endScoring(tx, run);
    });
    expect(await stored()).toEqual(whole);
    await app.app.connections.bound('1').begin(async (tx) => {
      await scoreApplied({ sql: tx, clock: { now: () => new Date() } }, { setId: id });
      const [limit] = await tx<[{ time: string }]>`select current_setting('statement_timeout') as time`;
      expect(limit.time).toBe('10min');
    });
  });

  it('are the sum of their ledger for every doctor, at the moment they were scored', async () => {
    const id = await applied({ productId: await addProduct(app) });
    await app.app.connections.bound('1').begin(async (tx) => {
      const { scoring } = (await lockSet(tx, id))!;
      const [{ at }] = await tx<
        [{ at: Date }]
      >`select scored_at as at from clue_sets where id = ${id} and enterprise_id = app.enterprise_id()`;
      const sums = await tx<{ doctorId: string; score: string }[]>`
        select doctor_id::text as "doctorId", (sum(cents) * 0.01)::text as score
        from (${lineRows(tx, { scoring, moments: [at], people: tx`true` })}) l group by doctor_id order by doctor_id`;
      const stored = await tx<{ doctorId: string; score: string }[]>`
        select doctor_id::text as "doctorId", (fit + engagement)::text as score from clue_scores
        where enterprise_id = app.enterprise_id() and set_id = ${id} order by doctor_id`;
      expect(stored.length).toBeGreaterThan(20);
      expect([...sums].map(({ doctorId, score }) => [doctorId, Number(score)])).toEqual(
        [...stored].map(({ doctorId, score }) => [doctorId, Number(score)]),
      );
    });
  });

  it('are computed by night, before the working day in Shanghai, where crons are told', () => {
    const [minute, hour] = clueScoring.cron.split(' ').map(Number);
    expect(hour! * 60 + minute!).toBeLessThan(8 * 60);
    expect(hour! * 60 + minute!).toBeGreaterThan(0);
  });
});

describe('3.16 the night', () => {
  const run = (at: Date) =>
    app.app.connections.bound('1').begin((tx) => scoreEverySet({ sql: tx, clock: { now: () => at } }));

  it('takes overdue clues back and scores every applied set again; who is given a new clue is told', async () => {
    const productId = await addProduct(app);
    const scoring = withRules([
      { axis: 'FIT', name: '重点', points: 60, condition: { op: 'IS', attribute: 'TIER', values: ['A'] } },
    ]);
    const setId = await applied({ productId, scoring });
    const { name } = await findSet(market, setId);
    const [late, spare, rested] = await app.owner<{ id: string; doctorId: string; ownerId: string }[]>`
      select id::text, doctor_id::text as "doctorId", owner_id::text as "ownerId" from clues
      where enterprise_id = 1 and product_id = ${productId} and state = 'ASSIGNED' order by id limit 3`;
    const at = new Date(Date.now() + 3_600_000);
    const before = (days: number): Date => new Date(at.getTime() - days * 86_400_000);
    await app.owner`update clues set due_at = ${before(1)} where enterprise_id = 1 and id = ${late!.id}`;
    await app.owner`update clues set due_at = ${before(-1)} where enterprise_id = 1 and id = ${spare!.id}`;
    await app.owner`update clues set state = 'CONVERTED', due_at = null, ended_at = ${before(89)} where enterprise_id = 1 and id = ${rested!.id}`;
    const stateOf = async (id: string) =>
      (await app.owner`select state, owner_id as "ownerId" from clues where enterprise_id = 1 and id = ${id}`)[0];
    const openOf = async (doctorId: string): Promise<number> =>
      (
        await app.owner<[{ n: number }]>`select count(*)::int as n from clues
          where enterprise_id = 1 and product_id = ${productId} and doctor_id = ${doctorId} and ended_at is null`
      )[0].n;
    await run(at);
    expect(await stateOf(late!.id)).toEqual({ state: 'RECYCLED', ownerId: null });
    expect((await stateOf(spare!.id))?.['state']).toBe('ASSIGNED');
    // A clue that ended rests for 90 days before its doctor may become one again.
    expect(await openOf(rested!.doctorId)).toBe(0);
    const told = async (): Promise<number> =>
      (
        await app.owner<[{ n: number }]>`select count(*)::int as n from notices
          where enterprise_id = 1 and user_id = ${rested!.ownerId} and title like ${`%（${name}）`}`
      )[0].n;
    const known = await told();
    await run(new Date(at.getTime() + 2 * 86_400_000));
    expect(await openOf(rested!.doctorId)).toBe(1);
    expect(await told()).toBe(known + 1);
    const stale = await app.owner`
      select id from clue_sets where enterprise_id = 1 and state = 'APPLIED' and scored_at < ${at}`;
    expect([stale.length, (await findSet(market, setId)).state]).toEqual([0, 'APPLIED']);
  });
});

describe('3.16 a preview', () => {
  it('counts the doctors for whom a rule holds and the grades they come to, beside those of the set applied in the scope', async () => {
    const productId = await addProduct(app);
    const tiers = async (...wanted: string[]): Promise<number> =>
      (
        await app.owner<[{ n: number }]>`
          select count(*)::int as n from doctors where enterprise_id = 1 and is_enabled and tier = any(${wanted})`
      )[0].n;
    const [all, a, b] = [await tiers('A', 'B', 'C', 'D'), await tiers('A'), await tiers('B')];
    const tier = (name: string, points: number, value: string): FitRule => ({
      axis: 'FIT',
      name,
      points,
      condition: { op: 'IS', attribute: 'TIER', values: [value] },
    });
    await applied({ productId, scoring: withRules([tier('甲', 20, 'B')], { thresholds: { A: 20, B: 10, C: 5 } }) });
    const scoring = withRules([tier('甲', 20, 'A'), tier('乙', 10, 'B')], { thresholds: { A: 20, B: 10, C: 5 } });
    const preview = (await market.call(clues.previewSet, { body: draftSet({ productId, scoring }) })).body.result;
    const now = { A: a, B: b, C: 0, D: preview.doctors - a - b };
    // Attributes are those of today, so that the grades of before are the same.
    expect(preview).toMatchObject({ affected: a + b, now, before: now });
    expect(preview.doctors).toBeGreaterThanOrEqual(all);
    expect(preview.applied).toEqual({ A: b, B: 0, C: 0, D: preview.doctors - b });
  });

  it('of many doctors is estimated from the same sample of them each time, and says so', async () => {
    const people = openStage(app.app.connections, { id: '1' });
    const user = await people.user('fang.ruogu');
    const condition: FitRule['condition'] = { op: 'IS', attribute: 'TIER', values: ['A'] };
    const scoring = withRules([{ axis: 'FIT', name: '甲', points: 20, condition }], {
      thresholds: { A: 20, B: 10, C: 5 },
    });
    const previewed = (sample?: number) =>
      people.act(user, (context) => previewOf(context, { scoring, applied: scoring, ...(sample && { sample }) }));
    const [whole, few, again] = [await previewed(), await previewed(500), await previewed(500)];
    const oneOf = Math.floor(whole.doctors / 500);
    const [plain] = await app.owner<[{ n: number; a: number }]>`
      select count(*)::int as n, (count(*) filter (where tier = 'A'))::int as a from doctors
      where enterprise_id = 1 and is_enabled and (hashint8(id) & 2147483647) % ${oneOf}::int = 0`;
    const [a, rest] = [plain.a, plain.n - plain.a].map((count) => Math.round((count * whole.doctors) / plain.n));
    const grades = { A: a, B: 0, C: 0, D: rest };
    expect(oneOf).toBeGreaterThan(2);
    expect(whole.sampled).toBeNull();
    expect(few).toEqual({
      doctors: whole.doctors,
      sampled: plain.n,
      affected: a,
      now: grades,
      before: grades,
      applied: grades,
    });
    expect(again).toEqual(few);
    // Three times the standard error of a share, were the sample drawn blindly.
    const share = whole.now.A / whole.doctors;
    expect(Math.abs(few.now.A / whole.doctors - share)).toBeLessThan(3 * Math.sqrt((share * (1 - share)) / plain.n));
  });

  it('leaves out who gave no consent, where the set needs one', async () => {
    const [plain] = await app.owner<[{ n: number }]>`
      select count(*)::int as n from doctors d where d.enterprise_id = 1 and d.is_enabled and d.id in (
        select c.doctor_id from consents c where c.enterprise_id = 1 and c.purpose = 'CONTENT' and c.event = 'GRANTED'
          and not exists (select from consents l where l.enterprise_id = 1 and l.doctor_id = c.doctor_id and l.purpose = 'CONTENT'
            and l.channel = c.channel and l.id > c.id))`;
    const rules = simpleSet().scoring.rules;
    const asked = async (needsConsent: boolean): Promise<number> => {
      const body = draftSet({ scoring: withRules(rules, { needsConsent }) });
      return (await market.call(clues.previewSet, { body })).body.result.doctors;
    };
    expect(plain.n).toBeGreaterThan(0);
    expect(await asked(true)).toBe(plain.n);
    expect(await asked(false)).toBeGreaterThan(plain.n);
  });
});
