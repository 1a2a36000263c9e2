// Hold-outs: who is drawn, what counts afterwards, who may see it (product 3.17).
import { shiftDay } from '@yijian/contract/core';
import { createHash } from 'node:crypto';
import { holdoutEndpoints as holdouts, type FunnelDefinition, type Holdout } from '@yijian/contract/sales-funnels';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { readThenMet } from '../../../../../../tools/testing/funnels/definitions.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';

let app: TestApp;
let market: Caller;
let rep: Caller;
const today = dayInShanghai(new Date());
const PEOPLE = 80;

beforeAll(async () => {
  app = await startTestApp();
  [market, rep] = await Promise.all([app.as('fang.ruogu'), app.as('chen.yizhou')]);
});
// Whoever is kept back by one test would be missing in the next.
afterEach(() => app.owner`delete from funnel_holdouts where enterprise_id = 1`);
afterAll(() => app.close());

/** A funnel that nobody else's interactions touch: read, watched, asked. */
function funnelOf(subject: string): FunnelDefinition {
  const step = { name: '', subject, minSeconds: 0 };
  return {
    ...readThenMet,
    steps: [
      { ...step, channel: 'WECOM', action: 'READ' },
      { ...step, channel: 'LIVE', action: 'WATCHED' },
      { ...step, channel: 'LIVE', action: 'ASKED' },
    ],
  };
}

interface Act {
  readonly doctors: readonly string[];
  readonly subject: string;
  readonly at: string;
  readonly channel?: string;
  readonly action?: string;
}

async function act({ doctors, subject, at, channel = 'LIVE', action = 'WATCHED' }: Act): Promise<void> {
  await app.owner`
    insert into interactions (enterprise_id, doctor_id, at, channel, action, subject)
    select 1, d, ${at}, ${channel}, ${action}, ${subject} from unnest(${doctors as string[]}::bigint[]) d`;
}

/** People who read three days ago and did nothing since. */
async function readers(subject: string, count = PEOPLE): Promise<string[]> {
  const rows = await app.owner<{ id: string }[]>`
    select id::text from doctors where enterprise_id = 1 and is_enabled order by id limit ${count}`;
  const doctors = rows.map(({ id }) => id);
  await act({ doctors, subject, at: `${shiftDay(today, -3)}T08:00:00+08:00`, channel: 'WECOM', action: 'READ' });
  return doctors;
}

const draw = (who: Caller, subject: string, more: object = {}) =>
  who.call(holdouts.add, {
    body: { name: subject, definition: funnelOf(subject), step: 1, share: 50, days: 20, ...more },
  });
const shown = async (who: Caller, id: string): Promise<Holdout | undefined> =>
  (await who.call(holdouts.list)).body.result.find((one) => one.id === id);
const idsOf = async (
  id: string,
  arm: 'TREATED' | 'HELD',
  outcome: 'ALL' | 'CONVERTED' | 'TOUCHED' = 'ALL',
): Promise<string[]> => {
  const body = { id, arm, outcome, size: 100 };
  return (await market.call(holdouts.people, { body })).body.result.content.map((one) => one.id);
};

describe('the draw', () => {
  it('3.17 keeps a share back at random, and its seed gives the same draw again', async () => {
    const doctors = await readers('抽取');
    const answer = await draw(market, '抽取', { share: 20 });
    expect(answer.body.result).toMatchObject({ treated: 64, held: 16, leftOut: 0 });
    const { id } = answer.body.result;
    const [held, treated] = await Promise.all([idsOf(id, 'HELD'), idsOf(id, 'TREATED')]);
    expect([...held, ...treated].toSorted()).toEqual(doctors.toSorted());
    const { seed } = (await shown(market, id))!;
    const place = (one: string): string => createHash('sha256').update(`${seed}:${one}`).digest('hex');
    const again = doctors.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, 16);
    expect(held.toSorted()).toEqual(again.toSorted());
    const picked = (await market.call(holdouts.pick, { body: { id } })).body.result;
    expect(picked.ids.toSorted()).toEqual(treated.toSorted());
    const [trail] = await app.owner<{ count: number }[]>`
      select count(*)::int from audit_log where enterprise_id = 1 and table_name = 'funnel_holdouts' and row_id = ${id}`;
    expect(trail!.count).toBe(1);
  });

  it('3.17 whoever is kept back by a hold-out that runs is left out of the next one', async () => {
    await readers('先后');
    const first = (await draw(market, '先后')).body.result;
    const second = (await draw(market, '先后', { name: '先后之二' })).body.result;
    expect(second).toMatchObject({ treated: 20, held: 20, leftOut: 40 });
    const kept = new Set(await idsOf(first.id, 'HELD'));
    const next = [...(await idsOf(second.id, 'HELD')), ...(await idsOf(second.id, 'TREATED'))];
    expect(next.filter((one) => kept.has(one))).toEqual([]);
  });

  it('3.17 a representative draws among own doctors alone', async () => {
    const owned = await app.owner<{ id: string }[]>`
      select d.id::text from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
      join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      where d.enterprise_id = 1 and u.login = 'chen.yizhou' and d.is_enabled order by d.id limit 30`;
    const own = owned.map(({ id }) => id);
    await readers('范围');
    await act({
      doctors: own,
      subject: '范围',
      at: `${shiftDay(today, -2)}T08:00:00+08:00`,
      channel: 'WECOM',
      action: 'READ',
    });
    const all = (await draw(market, '范围')).body.result;
    await app.owner`delete from funnel_holdouts where enterprise_id = 1 and id = ${all.id}`;
    const few = (await draw(rep, '范围')).body.result;
    expect(few.treated + few.held).toBeGreaterThanOrEqual(own.length);
    expect(few.treated + few.held).toBeLessThan(all.treated + all.held);
  });

  it.each<[number, string, object]>([
    [400, 'noNextStep', { step: 3 }],
    [400, 'noStepOfNumber', { step: 4 }],
    [400, 'holdoutOfHospitals', { definition: { ...funnelOf('拒绝'), unit: 'HOSPITAL' } }],
    [400, 'holdoutTooFew', { definition: funnelOf('没有人') }],
    [400, 'noStep', { definition: { ...funnelOf('拒绝'), steps: [] } }],
  ])('3.17 it answers %i %s to %j', async (status, error, more) => {
    const answer = await draw(market, '拒绝', more);
    expect([answer.status, answer.body.error]).toEqual([status, `sales-funnels.${error}`]);
    expect(answer.body.message).not.toBe('');
  });

  it.each([{ share: 5 }, { share: 60 }, { days: 0 }, { name: '' }])('3.17 it refuses %j', async (more) => {
    expect((await draw(market, '拒绝', more)).status).toBe(400);
  });

  it('3.17 a name is used once, and only the owner sees, opens and deletes a hold-out', async () => {
    await readers('归属');
    const { id } = (await draw(market, '归属')).body.result;
    const again = await draw(market, '归属');
    expect([again.status, again.body.error]).toEqual([409, 'sales-funnels.holdoutNameTaken']);
    const elsewhere = await app.as('admin', 'kanglan');
    for (const who of [rep, elsewhere]) {
      expect(await shown(who, id)).toBeUndefined();
      const body = { id, arm: 'HELD' as const };
      expect((await who.call(holdouts.people, { body })).body.error).toBe('sales-funnels.holdoutNotFound');
      expect((await who.call(holdouts.pick, { body: { id } })).status).toBe(404);
      expect((await who.call(holdouts.delete, { params: { id } })).status).toBe(404);
    }
    const finance = await app.as('qian.hui');
    expect((await finance.call(holdouts.list)).status).toBe(403);
    expect((await draw(finance, '归属')).status).toBe(403);
    expect((await market.call(holdouts.delete, { params: { id } })).status).toBe(200);
    expect(await shown(market, id)).toBeUndefined();
  });
});

describe('the effect', () => {
  it('3.17 counts the next step of both groups after the draw and within its days, and says nothing before they are over', async () => {
    const subject = '效果';
    await readers(subject);
    const { id } = (await draw(market, subject)).body.result;
    expect(await shown(market, id)).toMatchObject({ verdict: 'RUNNING', difference: 0 });
    // As if it had been drawn long ago.
    await app.owner`
      update funnel_holdouts set drawn_at = drawn_at - interval '40 days', ends_at = ends_at - interval '40 days'
      where enterprise_id = 1 and id = ${id}`;
    const day = (number: number): string => `${shiftDay(today, -40 + number)}T23:59:59+08:00`;
    const [treated, held] = await Promise.all([idsOf(id, 'TREATED'), idsOf(id, 'HELD')]);
    await act({ doctors: treated.slice(0, 20), subject, at: day(5) });
    await act({ doctors: treated.slice(0, 3), subject, at: day(6) });
    await act({ doctors: held.slice(0, 6), subject, at: day(19) });
    // Too early, too late, another subject, another act.
    await act({ doctors: held, subject, at: day(-2) });
    await act({ doctors: held, subject, at: day(21) });
    await act({ doctors: held, subject: '其他', at: day(5) });
    await act({ doctors: held, subject, at: day(5), action: 'ASKED' });
    const now = (await shown(market, id))!;
    expect(now).toMatchObject({
      verdict: 'HIGHER',
      treated: { drawn: 40, counted: 40, converted: 20, share: 0.5 },
      held: { drawn: 40, counted: 40, converted: 6, share: 0.15 },
    });
    expect(now.difference).toBeCloseTo(0.35, 12);
    expect(now.low).toBeCloseTo(0.145773577599, 9);
    expect(now.high).toBeCloseTo(0.517952000123, 9);
    expect((await idsOf(id, 'TREATED', 'CONVERTED')).toSorted()).toEqual(treated.slice(0, 20).toSorted());
    expect((await idsOf(id, 'HELD', 'CONVERTED')).toSorted()).toEqual(held.slice(0, 6).toSorted());
  });

  it('3.17 tells who was met or sent something in both groups', async () => {
    const subject = '触达';
    await readers(subject);
    const { id } = (await draw(market, subject)).body.result;
    await app.owner`
      update funnel_holdouts set drawn_at = drawn_at - interval '900 days', ends_at = ends_at - interval '900 days'
      where enterprise_id = 1 and id = ${id}`;
    const [treated, held] = await Promise.all([idsOf(id, 'TREATED'), idsOf(id, 'HELD')]);
    const at = `${shiftDay(today, -898)}T08:00:00+08:00`;
    await act({ doctors: treated, subject: '邮件', at, channel: 'MAIL', action: 'RECEIVED' });
    await act({ doctors: held.slice(0, 2), subject: '短信', at, channel: 'SMS', action: 'RECEIVED' });
    const now = (await shown(market, id))!;
    expect([now.treated.touched, now.held.touched, now.verdict]).toEqual([40, 2, 'TOO_SMALL']);
    expect((await idsOf(id, 'HELD', 'TOUCHED')).toSorted()).toEqual(held.slice(0, 2).toSorted());
  });
});
