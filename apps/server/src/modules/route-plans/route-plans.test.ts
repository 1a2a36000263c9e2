// The route planner through the calls, on a real database: proposed, arranged, accepted, refused (product: route planner).
import { routePlanEndpoints as routes, type RoutePlan } from '@yijian/contract/route-plans';
import { visitEndpoints as visits } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { hoursOf, momentOf } from './day.policy.ts';
import { quarterOf } from './value.policy.ts';

let app: TestApp;
let rep: Caller;

const shanghai = (moment: number): string => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 10);
const today = shanghai(Date.now());
/** The first Tuesday at least four weeks ahead, when nobody of the demo has plans. */
const day = ((): string => {
  let at = Date.now() + 28 * 86_400_000;
  while (new Date(`${shanghai(at)}T00:00:00Z`).getUTCDay() !== 2) at += 86_400_000;
  return shanghai(at);
})();
const propose = async (body: object = {}): Promise<RoutePlan> => {
  const answer = await rep.call(routes.propose, { body: { day, ...body } });
  expect(answer.status).toBe(200);
  return answer.body.result;
};
const line = (plan: RoutePlan): string[] => plan.stops.map((one) => `${one.from} ${one.doctorId}`);
const accept = (stops: { doctorId: string; from: string }[], change: object = {}) =>
  rep.call(routes.accept, {
    body: { day, visitType: 'FACE', stops: stops.map(({ doctorId, from }) => ({ doctorId, at: from })), ...change },
  });

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

describe('a proposal', () => {
  it('visits own doctors within the hours of their hospitals, explained, and the same when asked again', async () => {
    const plan = await propose();
    expect(plan.stops.length).toBeGreaterThan(4);
    expect(line(await propose())).toEqual(line(plan));
    for (const stop of plan.stops) {
      expect(stop.reasons.map((one) => one.code)).toContain('TIER');
      expect(stop.reasons.some((one) => one.code === 'WINDOW' || one.code === 'NO_RULE')).toBe(true);
      if (stop.window) expect(stop.window.from <= stop.from && stop.to <= stop.window.to).toBe(true);
    }
    const [foreign] = await app.owner`
      select count(*)::int as n from unnest(${plan.stops.map((one) => one.doctorId)}::bigint[]) x(id)
      where not exists (select from doctor_owners o join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
        where u.login = 'chen.yizhou' and o.doctor_id = x.id)`;
    expect(foreign!['n']).toBe(0);
    expect(plan.left.length).toBeGreaterThan(0);
  });

  it('leaves out who is excluded, and keeps a pinned doctor at the pinned time', async () => {
    const plan = await propose();
    const gone = plan.stops[0]!.doctorId;
    const kept = plan.stops[1]!;
    const next = await propose({ excluded: [gone], pins: [{ doctorId: kept.doctorId, at: kept.from }] });
    expect(next.stops.map((one) => one.doctorId)).not.toContain(gone);
    expect(next.left.find((one) => one.doctorId === gone)?.why).toBe('EXCLUDED');
    expect(next.stops.find((one) => one.doctorId === kept.doctorId)).toMatchObject({ from: kept.from, isPinned: true });
  });

  it('takes an order of the user as it is and tells what does not fit', async () => {
    const plan = await propose();
    const [first, second] = plan.stops;
    const turned = await propose({ sequence: [{ doctorId: second!.doctorId }, { doctorId: first!.doctorId }] });
    const shown = turned.stops.map((one) => one.doctorId);
    const unfit = turned.left.filter((one) => one.why === 'PIN_UNFIT').map((one) => one.doctorId);
    expect([...shown, ...unfit].toSorted()).toEqual([first!.doctorId, second!.doctorId].toSorted());
    expect(turned.left.some((one) => one.why === 'FREE')).toBe(true);
    const night = await propose({ sequence: [{ doctorId: first!.doctorId, at: '05:00' }] });
    expect(night.stops).toEqual([]);
    expect(night.left.find((one) => one.doctorId === first!.doctorId)?.why).toBe('PIN_UNFIT');
  });

  it.each([
    ['a day gone by', { day: '2020-01-01' }, 'body.day'],
    ['an end before the start', { from: '12:00', to: '09:00' }, 'body.to'],
    ['an hour that is none', { from: '25:00' }, 'body.from'],
    ['a field it does not have', { speed: 1 }, 'body'],
  ])('refuses %s', async (_, change, field) => {
    const answer = await rep.call(routes.propose, { body: { day, ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.[0]?.field).toContain(field);
  });

  it('of today plans nothing for hours gone by', async () => {
    const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(11, 16);
    const plan = await propose({ day: today, from: '00:00', to: '23:59' });
    for (const stop of plan.stops.filter((one) => one.visitId === null)) expect(stop.from > now).toBe(true);
  });

  it('is for those who visit; another enterprise gets nobody of this one', async () => {
    expect((await (await app.as('he.jing')).call(routes.propose, { body: { day } })).status).toBe(403);
    const stranger = await app.as('tang.ke', 'kanglan');
    const [first] = (await propose()).stops;
    const answer = await stranger.call(routes.propose, { body: { day, sequence: [{ doctorId: first!.doctorId }] } });
    expect([answer.status, answer.body.result.stops]).toEqual([200, []]);
    const taken = await stranger.call(routes.accept, {
      body: { day, visitType: 'FACE', stops: [{ doctorId: first!.doctorId, at: first!.from }] },
    });
    expect([taken.status, taken.body.error]).toEqual([409, 'route-plans.notFeasible']);
  });
});

describe('an accepted route', () => {
  it('becomes planned visits at their times, which stand in the list and in the next proposal', async () => {
    const plan = await propose();
    const stops = plan.stops.slice(0, 3);
    const answer = await accept(stops);
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    expect(answer.body.result.visitIds).toHaveLength(3);
    const mine = await rep.call(visits.listMy, { query: { size: 50 }, body: { startFrom: day, startTo: day } });
    expect(
      mine.body.result.content
        .map((one) => `${one.state} ${one.doctorId} ${new Date(one.startsAt).toISOString()}`)
        .toSorted(),
    ).toEqual(stops.map((one) => `PLANNED ${one.doctorId} ${momentOf(day, one.from)}`).toSorted());
    const next = await propose();
    const standing = next.stops.filter((one) => one.visitId !== null);
    expect(standing.map((one) => one.doctorId)).toEqual(stops.map((one) => one.doctorId));
    const again = await accept(stops);
    expect([again.status, again.body.error, again.body.fields?.length]).toEqual([409, 'route-plans.notFeasible', 3]);
  });

  it('is kept whole or not at all', async () => {
    const count = async (): Promise<number> =>
      (await rep.call(visits.countMy, { body: { startFrom: day, startTo: day } })).body.result.totalElements;
    const before = await count();
    const free = (await propose()).stops.filter((one) => one.visitId === null);
    const received = free.find((one) => one.window !== null)!;
    const other = free.find((one) => one.doctorId !== received.doctorId)!;
    const answer = await accept([other, { doctorId: received.doctorId, from: '04:00' }]);
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([409, 'body.stops.1.at']);
    expect((await accept([other], { visitType: 'NONE_SUCH' })).status).toBe(400);
    expect(await count()).toBe(before);
  });
});

describe('the day', () => {
  const rule = { windows: [{ day: 2, from: '09:00', to: '11:00' }], needsAppointment: true, noticeDays: 3 };

  it('knows hours by weekday, closed days and how early an appointment is made', () => {
    expect(hoursOf(rule, { day: '2026-11-24', today: '2026-11-20' })).toEqual({ windows: [{ from: 540, to: 660 }] });
    expect(hoursOf(rule, { day: '2026-11-25', today: '2026-11-20' }).why).toBe('CLOSED_DAY');
    expect(hoursOf(rule, { day: '2026-11-24', today: '2026-11-22' }).why).toBe('NOTICE');
    expect(hoursOf({}, { day: '2026-11-24', today: '2026-11-22' })).toEqual({ windows: null });
  });

  it('knows its quarter', () => {
    expect(quarterOf('2026-12-31')).toEqual({ first: '2026-10-01', elapsed: 1 });
    expect(quarterOf('2026-02-14').first).toBe('2026-01-01');
  });
});

describe('with a cycle plan', () => {
  it('weighs the gaps of the approved plan of the day instead of the goals by tier, and says so', async () => {
    await app.owner`delete from visit_cycles where user_id = (select id from users where login = 'chen.yizhou' and enterprise_id = 1)`;
    const before = await propose();
    expect(before.cycle).toBeNull();
    const codes = (plan: RoutePlan, id: string) =>
      plan.stops.find((one) => one.doctorId === id)?.reasons.map((one) => one.code) ?? [];
    const proposed = before.stops.filter((one) => one.visitId === null);
    // Both fit into the day, since they were proposed for it.
    const [behind, reached] = [proposed[0]!, proposed[1]!];
    const endsOn = new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
    const startsOn = new Date(Date.parse(day) - 60 * 86_400_000).toISOString().slice(0, 10);
    const [cycle] = await app.owner<{ id: string }[]>`
      insert into visit_cycles (enterprise_id, user_id, organization_id, name, starts_on, ends_on, state, created_by, decided_by, decided_at)
      select 1, u.id, u.organization_id, '四季度计划', ${startsOn}::date, ${endsOn}::date, 'APPROVED', u.id, u.id, now()
      from users u where u.enterprise_id = 1 and u.login = 'chen.yizhou' returning id::text as id`;
    await app.owner`
      insert into visit_goals (enterprise_id, cycle_id, doctor_id, goal) values (1, ${cycle!.id}, ${behind.doctorId}, 40), (1, ${cycle!.id}, ${reached.doctorId}, 1)`;
    await app.owner`
      insert into visits (enterprise_id, state, user_id, doctor_id, hospital_id, visit_type, starts_at, submitted_at)
      select 1, 'SUBMITTED', c.user_id, d.id, d.hospital_id, 'FACE', now() - interval '3 hours', now()
      from visit_cycles c, doctors d where c.id = ${cycle!.id} and d.id = ${reached.doctorId} and d.enterprise_id = 1`;
    const after = await propose({ pins: [{ doctorId: behind.doctorId }, { doctorId: reached.doctorId }] });
    expect(after.cycle).toMatchObject({ name: '四季度计划' });
    expect(after.cycle!.elapsed).toBeGreaterThan(0.8);
    const told = after.stops
      .find((one) => one.doctorId === behind.doctorId)
      ?.reasons.find((one) => one.code === 'CYCLE_GAP');
    expect(told).toMatchObject({ goal: 40 });
    expect(told!.count! + told!.done!).toBeGreaterThanOrEqual(Math.floor(40 * after.cycle!.elapsed) - 5);
    expect(codes(after, reached.doctorId)).toContain('CYCLE_DONE');
    expect(after.stops.flatMap((one) => one.reasons.map((reason) => reason.code))).not.toContain('GAP');
    const draft = await propose({ day: new Date(Date.parse(endsOn) + 7 * 86_400_000).toISOString().slice(0, 10) });
    expect(draft.cycle).toBeNull();
  });
});
