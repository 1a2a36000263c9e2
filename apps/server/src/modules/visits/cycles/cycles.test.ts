// The calendar, cycle plans from draft to approval with their gaps, and the figures of a team (product: visits, cycle plan; 2d).
import { visitEndpoints, visitPlanEndpoints as plans, type NewVisit } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let stranger: Caller;
let repId: string;
let doctors: string[];

const period = { startsOn: shanghaiDay(-20), endsOn: shanghaiDay(40) };

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager, stranger] = [
    await app.as('chen.yizhou'),
    await app.as('zhou.minxing'),
    await app.as('ye.qing', 'kanglan'),
  ];
  [{ id: repId }] = await app.owner<
    [{ id: string }]
  >`select id::text as id from users where enterprise_id = 1 and login = 'chen.yizhou'`;
  await app.owner`delete from visit_cycles`;
  // What the demo did in the last weeks makes way.
  await app.owner`update visits set state = 'CANCELLED', cancel_reason = '让开', unlock_reason = null where enterprise_id = 1 and user_id = ${repId} and starts_at > now() - interval '25 days'`;
  doctors = (
    await app.owner<
      { id: string }[]
    >`select doctor_id::text as id from doctor_owners where enterprise_id = 1 and user_id = ${repId} order by id limit 3`
  ).map((row) => row.id);
});
afterAll(() => app.close());

const plan = (change: object = {}) => ({
  body: {
    name: '四季度计划',
    ...period,
    goals: [
      { doctorId: doctors[0], goal: 2 },
      { doctorId: doctors[1], goal: 3 },
    ],
    ...change,
  },
});
const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
/** By day, so that a free time is left in it at any hour this runs. */
const ahead = (days: number): string => `${shanghaiDay(days)}T04:00:00Z`;
const held = (doctorId: string, startsAt: string, as = 'submit'): Promise<unknown> =>
  rep.call(visitEndpoints.add, {
    body: {
      doctorId,
      visitType: 'FACE',
      visitPurposes: ['ACADEMIC'],
      visitDuration: 'UNDER_5',
      visitResults: 'DELIVERED',
      as,
      isFlexible: true,
      startsAt,
    } as unknown as NewVisit,
  });

describe('a cycle plan', () => {
  it('is written, submitted, returned, corrected and approved; the visits of its period count towards it', async () => {
    const { id, version } = (await rep.call(plans.addCycle, plan())).body.result;
    expect((await rep.call(plans.findCycle, { params: { id } })).body.result).toMatchObject({
      state: 'DRAFT',
      actions: ['edit', 'submit'],
    });
    const early = await manager.call(plans.decideCycle, { params: { id }, body: { approve: true } });
    expect([early.status, early.body.error]).toEqual([409, 'visits.cycleLocked']);
    const sent = await rep.call(plans.changeCycle, { params: { id }, ...plan({ version, submit: true }) });
    expect(sent.body.result.state).toBe('SUBMITTED');
    const locked = await rep.call(plans.changeCycle, { params: { id }, ...plan({ version: version + 1 }) });
    expect([locked.status, locked.body.error]).toEqual([409, 'visits.cycleLocked']);
    const back = await manager.call(plans.decideCycle, {
      params: { id },
      body: { approve: false, reason: '目标偏低' },
    });
    expect(back.body.result.state).toBe('RETURNED');
    const stale = await rep.call(plans.changeCycle, { params: { id }, ...plan({ version }) });
    expect([stale.status, stale.body.error]).toEqual([409, 'visits.changedMeanwhile']);
    await rep.call(plans.changeCycle, { params: { id }, ...plan({ version: back.body.result.version, submit: true }) });
    expect((await manager.call(plans.decideCycle, { params: { id }, body: { approve: true } })).body.result.state).toBe(
      'APPROVED',
    );

    const late = (await manager.call(plans.decideCycle, { params: { id }, body: { approve: true } })).body;
    expect([late.error, late.message]).toEqual(['visits.cycleLocked', expect.stringContaining('（周敏行，')]);

    await held(doctors[0]!, ago(2));
    await held(doctors[0]!, ago(3));
    await held(doctors[0]!, ago(4));
    await held(doctors[1]!, ahead(3), 'plan');
    const { result } = (await rep.call(plans.findCycle, { params: { id } })).body;
    expect(result.figures).toMatchObject({
      targets: 2,
      covered: 1,
      goals: 5,
      done: 2,
      planned: 1,
      coverage: 0.5,
      frequency: 0.4,
    });
    expect(result.figures.elapsed).toBeGreaterThan(0.3);
    const gaps = (await rep.call(plans.listGaps, { query: {} })).body.result;
    expect(gaps.cycle?.id).toBe(id);
    expect(gaps.goals).toMatchObject([{ doctorId: doctors[1], goal: 3, done: 0, planned: 1 }]);
    expect((await manager.call(plans.listGaps, { query: { userId: repId } })).body.result.cycle?.id).toBe(id);
    const twice = await manager.call(plans.addCycle, plan({ userId: repId }));
    expect([twice.status, twice.body.error]).toEqual([409, 'visits.cycleTaken']);
    expect(await app.owner`select 1 from notices where kind = 'visits.cycle'`).toHaveLength(4);
  });

  it('of a product counts the visits in which it is spoken about; a manager sets one that is approved at once', async () => {
    const [product] = await app.owner<
      { id: string }[]
    >`select id::text as id from products where enterprise_id = 1 and is_enabled limit 1`;
    const goals = [{ doctorId: doctors[2], productId: product!.id, goal: 1 }];
    const set = await manager.call(
      plans.addCycle,
      plan({ userId: repId, startsOn: shanghaiDay(50), endsOn: shanghaiDay(60), goals }),
    );
    expect(set.body.result.state).toBe('APPROVED');
    await app.owner`update visit_cycles set starts_on = ${shanghaiDay(-40)}, ends_on = ${shanghaiDay(-21)} where id = ${set.body.result.id}`;
    const figures = async () =>
      (await rep.call(plans.findCycle, { params: { id: set.body.result.id } })).body.result.figures;
    await app.owner`delete from visit_products where visit_id in (select id from visits where doctor_id = ${doctors[2]!})`;
    const [visit] = await app.owner<{ id: string }[]>`
      insert into visits (enterprise_id, state, user_id, doctor_id, hospital_id, visit_type, starts_at, submitted_at)
      select 1, 'SUBMITTED', ${repId}, d.id, d.hospital_id, 'FACE', now() - interval '30 days', now() from doctors d where d.id = ${doctors[2]!} returning id`;
    expect((await figures()).done).toBe(0);
    await app.owner`insert into visit_products (enterprise_id, visit_id, product_id, position) values (1, ${visit!.id}, ${product!.id}, 1)`;
    expect((await figures()).done).toBe(1);
  });

  it('refuses what cannot be planned, naming the field, and whose it is not', async () => {
    const wrong = async (change: object) => {
      const { status, body } = await rep.call(plans.addCycle, plan(change));
      return [status, body.error, body.fields?.[0]?.field];
    };
    expect(await wrong({ startsOn: shanghaiDay(5), endsOn: shanghaiDay(4) })).toEqual([
      400,
      'visits.cycleTooLong',
      'body.endsOn',
    ]);
    expect(await wrong({ endsOn: shanghaiDay(400) })).toEqual([400, 'visits.cycleTooLong', 'body.endsOn']);
    expect(await wrong({ goals: [] })).toEqual([400, 'core.badInput', 'body.goals']);
    expect(await wrong({ goals: [{ doctorId: doctors[0], goal: 61 }] })).toEqual([
      400,
      'core.badInput',
      'body.goals.0.goal',
    ]);
    expect(await wrong({ goals: [{ doctorId: '987654321', goal: 1 }] })).toEqual([400, 'core.badInput', 'body.goals']);
    expect(await wrong({ state: 'APPROVED' })).toEqual([400, 'core.badInput', 'body.state']);
    expect(await wrong({ userId: '987654321' })).toEqual([404, 'visits.memberOutside', undefined]);
    const { id } = (
      await rep.call(plans.addCycle, plan({ startsOn: shanghaiDay(100), endsOn: shanghaiDay(120), submit: true }))
    ).body.result;
    expect((await rep.call(plans.decideCycle, { params: { id }, body: { approve: true } })).status).toBe(403);
    const other = await app.as('qi.wangshu');
    for (const who of [stranger, other]) {
      expect((await who.call(plans.findCycle, { params: { id } })).body.error).toBe('visits.cycleNotFound');
      expect((await who.call(plans.listGaps, { query: { userId: repId } })).body.error).toBe('visits.memberOutside');
      expect(
        (await who.call(plans.calendar, { query: { from: shanghaiDay(0), to: shanghaiDay(6), userId: repId } })).status,
      ).toBe(404);
    }
    expect((await stranger.call(plans.decideCycle, { params: { id }, body: { approve: true } })).body.error).toBe(
      'visits.cycleNotFound',
    );
  });
});

describe('the calendar', () => {
  it('shows the visits of the days to the visitor, who moves plans, and to the manager, who does not', async () => {
    const query = { from: shanghaiDay(-1), to: shanghaiDay(5) };
    const own = (await rep.call(plans.calendar, { query })).body.result;
    expect(own.filter((visit) => visit.isMovable)).toMatchObject([{ state: 'PLANNED', doctorId: doctors[1] }]);
    expect(own.filter((visit) => visit.state === 'SUBMITTED').length).toBeGreaterThanOrEqual(3);
    const seen = (await manager.call(plans.calendar, { query: { ...query, userId: repId } })).body.result;
    expect(seen.map((visit) => visit.id)).toEqual(own.map((visit) => visit.id));
    expect(seen.some((visit) => visit.isMovable)).toBe(false);
    const long = await rep.call(plans.calendar, { query: { from: shanghaiDay(0), to: shanghaiDay(42) } });
    expect([long.status, long.body.fields?.[0]?.field]).toEqual([400, 'query.to']);
  });
});

describe('the team', () => {
  it('gives each member coverage, frequency, on-time and joint visits; invalid visits do not count', async () => {
    const query = { from: shanghaiDay(-3), to: shanghaiDay(0) };
    const rowOf = async () =>
      (await manager.call(plans.listTeamFigures, { query })).body.result.find((one) => one.userId === repId)!;
    const before = await rowOf();
    expect(before).toMatchObject({
      targets: 2,
      covered: 1,
      coverage: 0.5,
      goals: 5,
      done: 2,
      frequency: 0.4,
      visits: 3,
      onTime: 1,
      joint: 0,
    });
    await app.owner`update visits set joint_manager_id = (select id from users where login = 'zhou.minxing' and enterprise_id = 1), state = 'SUBMITTED_LATE', late_reason = '无网络'
      where id = (select max(id) from visits where user_id = ${repId} and state = 'SUBMITTED' and starts_at > now() - interval '1 day')`;
    const late = await rowOf();
    expect([late.joint, late.onTime]).toEqual([1, 2 / 3]);
    await app.owner`update visits set state = 'INVALID' where user_id = ${repId} and state = 'SUBMITTED_LATE'`;
    expect(await rowOf()).toMatchObject({ visits: 2, joint: 0, onTime: 1, exceptions: 1 });
  });

  it('is for managers, of their own people, and leaves as a marked file', async () => {
    const query = { from: shanghaiDay(-30), to: shanghaiDay(0) };
    expect((await rep.call(plans.listTeamFigures, { query })).status).toBe(403);
    const foreign = (await stranger.call(plans.listTeamFigures, { query })).body.result;
    expect(foreign.some((one) => one.userId === repId)).toBe(false);
    const wrong = await manager.call(plans.listTeamFigures, { query: { from: shanghaiDay(0), to: shanghaiDay(-1) } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.to']);
    const file = await manager.call(plans.exportTeamFigures, {
      query: { ...query, format: 'csv', reasonCategory: 'REVIEW', reason: '季度复盘' },
    });
    expect(file.raw.toString('utf8')).toContain('陈亦舟');
  });
});
