// Every legal and illegal step of a visit, by whom, and what each leaves behind (product: Visit machine).
import type { EndpointRow } from '@yijian/contract/core';
import {
  visitEndpoints,
  visitStates,
  visitStepEndpoints,
  type NewVisit,
  type VisitState,
} from '@yijian/contract/visits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Answer, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let compliance: Caller;
let doctorId: string;
let id: string;
let minutes = 0;

const written = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'UNDER_5', visitResults: 'DELIVERED' };
/** Some hours ago, and never the same time twice. */
const slot = (): string => new Date(Date.now() - 3_600_000 - 6 * 60_000 * ++minutes).toISOString();

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager, compliance] = [await app.as('chen.yizhou'), await app.as('zhou.minxing'), await app.as('shen.lian')];
  [{ id: doctorId }] = await app.owner<[{ id: string }]>`
    select o.doctor_id::text as id from doctor_owners o join users u using (enterprise_id)
    where u.id = o.user_id and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
  // The hours before now belong to this test, whatever the demo placed there.
  await app.owner`update visits set state = 'CANCELLED', cancel_reason = '测试' from users u
    where u.id = visits.user_id and u.login = 'chen.yizhou' and starts_at > now() - interval '2 days'`;
});
afterAll(() => app.close());
beforeEach(async () => {
  const body = { ...written, doctorId, startsAt: slot(), as: 'submit' } as unknown as NewVisit;
  id = (await rep.call(visitEndpoints.add, { body })).body.result.id;
});

async function put(state: VisitState): Promise<void> {
  await app.owner`update visits set state = ${state}, unlock_reason = ${state === 'UNLOCK_PENDING' ? '写错' : null},
    locked_state = ${state === 'UNLOCK_PENDING' || state === 'UNDER_REVIEW' ? 'SUBMITTED' : null},
    cancel_reason = ${state === 'CANCELLED' ? '取消' : null}, submitted_at = ${['PLANNED', 'SAVED', 'IN_VISIT'].includes(state) ? null : app.owner`now()`}
    where id = ${id}`;
}
const told = ({ status, body }: Answer<EndpointRow>) => [status, body.error];
const params = () => ({ id });
const steps = visitStepEndpoints;

const acts: Readonly<
  Record<string, { from: readonly VisitState[]; to: VisitState; run: () => Promise<Answer<never>> }>
> = {
  checkIn: {
    from: ['PLANNED'],
    to: 'IN_VISIT',
    run: async () => {
      // Some hours ago may have been yesterday.
      await app.owner`update visits set starts_at = now() where id = ${id} and state = 'PLANNED'`;
      return rep.call(steps.checkIn, { params: params(), body: { placeState: 'REFUSED' } });
    },
  },
  submit: {
    from: ['PLANNED', 'IN_VISIT', 'SAVED', 'MISSED'],
    to: 'SUBMITTED',
    run: () => rep.call(visitEndpoints.submit, { params: params() }),
  },
  cancel: {
    from: ['PLANNED', 'IN_VISIT', 'SAVED'],
    to: 'CANCELLED',
    run: () => rep.call(visitEndpoints.cancel, { params: params(), body: { reason: '医生外出' } }),
  },
  askUnlock: {
    from: ['SUBMITTED', 'SUBMITTED_LATE', 'VALID'],
    to: 'UNLOCK_PENDING',
    run: () => rep.call(steps.askUnlock, { params: params(), body: { reason: '产品选错' } }),
  },
  withdrawUnlock: {
    from: ['UNLOCK_PENDING'],
    to: 'SUBMITTED',
    run: () => rep.call(steps.withdrawUnlock, { params: params() }),
  },
  decideUnlock: {
    from: ['UNLOCK_PENDING'],
    to: 'SAVED',
    run: () => manager.call(steps.decideUnlock, { params: params(), body: { grant: true } }),
  },
  withdrawLate: {
    from: ['LATE_PENDING'],
    to: 'SAVED',
    run: () => rep.call(steps.withdrawLate, { params: params() }),
  },
  decideLate: {
    from: ['LATE_PENDING'],
    to: 'SUBMITTED_LATE',
    run: () => manager.call(steps.decideLate, { params: params(), body: { approve: true } }),
  },
  returnLate: {
    from: ['LATE_PENDING'],
    to: 'SAVED',
    run: () => manager.call(steps.decideLate, { params: params(), body: { approve: false, reason: '原因不充分' } }),
  },
  flag: {
    from: ['SUBMITTED', 'SUBMITTED_LATE'],
    to: 'UNDER_REVIEW',
    run: () => compliance.call(steps.flag, { params: params(), body: { reason: '时间异常' } }),
  },
  judge: {
    from: ['UNDER_REVIEW'],
    to: 'INVALID',
    run: () => compliance.call(steps.judge, { params: params(), body: { isValid: false, reason: '未到访' } }),
  },
};

describe.each(Object.entries(acts))('%s', (name, { from, to, run }) => {
  // A submission of what is submitted is answered as the first was.
  const idle = name === 'submit' ? ['SUBMITTED', 'SUBMITTED_LATE', 'LATE_PENDING'] : [];
  it.each(visitStates.filter((state) => !idle.includes(state)))('from %s', async (state) => {
    await put(state);
    const before = await app.owner`select count(*)::int as n from visit_log where visit_id = ${id}`;
    const answer = await run();
    const [row] = await app.owner<{ state: string }[]>`select state from visits where id = ${id}`;
    const [line] =
      await app.owner`select from_state as "from", to_state as "to", user_id is not null as "isBy" from visit_log where visit_id = ${id} order by id desc limit 1`;
    if (from.includes(state)) {
      expect([answer.status, row!.state]).toEqual([200, to]);
      expect(line).toEqual({ from: state, to, isBy: true });
    } else {
      expect(told(answer)).toEqual([409, 'visits.locked']);
      expect(answer.body.message).toMatch(/可以：/);
      expect(row!.state).toBe(state);
      expect(await app.owner`select count(*)::int as n from visit_log where visit_id = ${id}`).toEqual(before);
    }
  });
});

describe('unlocking', () => {
  it('goes the whole way: asked, granted, corrected, submitted again, with both versions and every step in the history', async () => {
    await acts['askUnlock']!.run();
    const notices =
      await app.owner`select 1 from notices n join users u on u.id = n.user_id where n.kind = 'visits.unlock' and u.login = 'zhou.minxing' and n.path like ${`%id=${id}`}`;
    expect(notices).toHaveLength(1);
    const seen = await manager.call(visitEndpoints.find, { params: { id } });
    expect(seen.body.result).toMatchObject({
      state: 'UNLOCK_PENDING',
      unlockReason: '产品选错',
      actions: ['decideUnlock', 'comment'],
    });
    await manager.call(steps.decideUnlock, { params: { id }, body: { grant: true, reason: '可以更正' } });
    const { version, startsAt } = (await rep.call(visitEndpoints.find, { params: { id } })).body.result;
    const change = { ...written, startsAt, visitResults: 'OBJECTION', notes: '更正后的反馈', version, submit: true };
    const again = await rep.call(visitEndpoints.change, { params: { id }, body: change });
    expect(again.body.result.state).toBe('SUBMITTED');
    const detail = await rep.call(visitEndpoints.find, { params: { id } });
    expect(detail.body.result).toMatchObject({ isCorrected: true, unlockReason: null, notes: '更正后的反馈' });
    const { steps: log } = (await rep.call(steps.history, { params: { id } })).body.result;
    expect(log.map((one) => one.act)).toEqual(['SUBMIT', 'GRANT_UNLOCK', 'ASK_UNLOCK', 'SUBMIT']);
    expect(log[0]).toMatchObject({ changed: ['notes', 'visit_results'], userName: '陈亦舟', fromState: 'SAVED' });
    const [kept] =
      await app.owner`select submitted->>'visit_results' as was from visit_log where visit_id = ${id} and act = 'GRANT_UNLOCK'`;
    expect(kept).toEqual({ was: 'DELIVERED' });
  });

  it('refused or withdrawn, the visit stands as it was, valid after a review as well', async () => {
    await put('VALID');
    await acts['askUnlock']!.run();
    const refused = await manager.call(steps.decideUnlock, {
      params: { id },
      body: { grant: false, reason: '内容无误' },
    });
    expect(refused.body.result.state).toBe('VALID');
    await acts['askUnlock']!.run();
    expect((await acts['withdrawUnlock']!.run()).body.result).toMatchObject({ state: 'VALID' });
  });

  it('is decided by a manager of the visitor alone', async () => {
    await put('UNLOCK_PENDING');
    const grant = { params: { id }, body: { grant: true } };
    expect((await rep.call(steps.decideUnlock, grant)).status).toBe(403);
    const [stranger, foreign] = [await app.as('fei.lanting'), await app.as('ye.qing', 'kanglan')];
    for (const one of [stranger, foreign])
      expect(told(await one.call(steps.decideUnlock, grant))).toEqual([404, 'visits.notFound']);
    const [colleague] = await app.owner<{ login: string }[]>`select login from users where enterprise_id = 1 and id = (
      select o.leader_id from organizations o join users u on u.enterprise_id = o.enterprise_id and o.id = u.organization_id where u.login = 'chen.yizhou')`;
    expect(colleague!.login).toBe('zhou.minxing');
    await app.owner`update visits set user_id = (select id from users where enterprise_id = 1 and login = 'zhou.minxing') where id = ${id}`;
    expect(told(await manager.call(steps.decideUnlock, grant))).toEqual([403, 'visits.notAllowed']);
  });
});

describe('review', () => {
  it('takes an invalid visit out of the counts and of the last visit of the doctor', async () => {
    const lastOf = async () =>
      (await app.owner`select last_visit_at as at from doctors where id = ${doctorId}`)[0]!['at'] as Date;
    await app.owner`update visits set state = 'INVALID', unlock_reason = null where doctor_id = ${doctorId} and id <> ${id}`;
    const again = await rep.call(visitEndpoints.add, {
      body: { ...written, doctorId, startsAt: slot(), as: 'submit' },
    });
    const before = await lastOf();
    await compliance.call(steps.flag, { params: { id }, body: { reason: '定位异常' } });
    await compliance.call(steps.judge, { params: { id }, body: { isValid: false, reason: '未到访' } });
    expect(await lastOf()).not.toEqual(before);
    const [row] = await app.owner`select is_counted from visits where id = ${id}`;
    expect(row).toEqual({ is_counted: false });
    expect(again.status).toBe(200);
  });

  it('is for compliance alone', async () => {
    for (const one of [rep, manager])
      expect((await one.call(steps.flag, { params: { id }, body: { reason: '时间异常' } })).status).toBe(403);
  });
});

describe('coming along and coaching', () => {
  it('tells colleagues, lets them read and comment; the visitor answers; strangers see nothing', async () => {
    const [friend] = await app.owner<{ id: string; login: string }[]>`
      select id::text as id, login from users where enterprise_id = 1 and login = 'fei.lanting'`;
    const day = shanghaiDay(4);
    const body = { doctorId, visitType: 'JOINT', startsAt: `${day}T20:00:00Z`, as: 'plan', colleagueIds: [friend!.id] };
    const made = (await rep.call(visitEndpoints.add, { body })).body.result.id;
    const colleague = await app.as('fei.lanting');
    expect((await colleague.call(visitEndpoints.find, { params: { id: made } })).body.result.colleagues).toEqual([
      { id: friend!.id, name: expect.any(String) },
    ]);
    expect(await app.owner`select 1 from notices where kind = 'visits.joint' and user_id = ${friend!.id}`).toHaveLength(
      1,
    );
    const early = await colleague.call(steps.comment, { params: { id: made }, body: { body: '说得好' } });
    expect(early.body.error).toBe('visits.locked');
    await app.owner`update visits set state = 'SUBMITTED', starts_at = now(), submitted_at = now() where id = ${made}`;
    expect((await colleague.call(steps.comment, { params: { id: made }, body: { body: '说得好' } })).status).toBe(200);
    expect((await rep.call(steps.comment, { params: { id: made }, body: { body: '谢谢' } })).status).toBe(200);
    const { comments } = (await manager.call(steps.history, { params: { id: made } })).body.result;
    expect(comments).toMatchObject([
      { body: '说得好', isVisitor: false },
      { body: '谢谢', isVisitor: true },
    ]);
    const stranger = await app.as('qi.wangshu');
    for (const row of [visitEndpoints.find, steps.history])
      expect((await stranger.call(row, { params: { id: made } })).status).toBe(404);
    expect((await stranger.call(steps.comment, { params: { id: made }, body: { body: '路过' } })).status).toBe(404);
    const nobody = await rep.call(visitEndpoints.add, {
      body: { ...body, startsAt: `${day}T21:00:00Z`, colleagueIds: ['987654321'] },
    });
    expect(nobody.body.fields?.map((fault) => fault.field)).toEqual(['body.colleagueIds']);
  });
});
