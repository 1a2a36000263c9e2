// Visits through the calls, on a real database (specification 2.3, 3, 7.5).
import { visitEndpoints, type NewVisit } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let doctorId: string;

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

let slots = 0;
/** Never the same time twice: a visitor is in one place at a time. */
const freeSlot = (): string => hoursAgo(1 + 0.11 * ++slots);
/** In the night of Shanghai three days ahead, when the demo plans nothing. */
const nightAhead = (minutes = 0): string =>
  new Date(Date.parse(`${shanghaiDay(3)}T19:00:00Z`) + minutes * 60_000).toISOString();

const complete = (change: Partial<NewVisit> = {}): NewVisit =>
  ({
    doctorId,
    visitType: 'FACE',
    visitPurposes: ['ACADEMIC'],
    visitDuration: 'FROM_5_TO_15',
    visitResults: 'DELIVERED',
    startsAt: freeSlot(),
    notes: '谈到偏头痛的长期随访',
    as: 'save',
    ...change,
  }) as NewVisit;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  manager = await app.as('zhou.minxing');
  [{ id: doctorId }] = await app.owner<[{ id: string }]>`
    select o.doctor_id as id from doctor_owners o join users u using (enterprise_id)
    where u.id = o.user_id and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
});
afterAll(() => app.close());

describe('writing a visit down', () => {
  it('keeps a draft, changes it, submits it and locks it', async () => {
    const added = await rep.call(visitEndpoints.add, { body: complete() });
    expect(added.body).toMatchObject({ code: 200, result: { state: 'SAVED', version: 1 } });
    const { id } = added.body.result;
    const { doctorId: _, as: __, ...draft } = complete({ notes: '补充一份文献' });
    const changed = await rep.call(visitEndpoints.change, { params: { id }, body: { ...draft, version: 1 } });
    expect(changed.body.result).toEqual({ id, state: 'SAVED', version: 2 });
    const sent = await rep.call(visitEndpoints.submit, { params: { id } });
    expect(sent.body.result).toEqual({ id, state: 'SUBMITTED', version: 3 });
    const again = await rep.call(visitEndpoints.submit, { params: { id } });
    expect([again.status, again.body.result]).toEqual([200, sent.body.result]);
    const late = await rep.call(visitEndpoints.change, { params: { id }, body: { ...draft, version: 3 } });
    expect([late.status, late.body.error]).toEqual([409, 'visits.locked']);
    expect(late.body.message).toBe('拜访当前为“已提交”，不能修改；可以：申请解锁、点评');
    const detail = await rep.call(visitEndpoints.find, { params: { id } });
    expect(detail.body.result).toMatchObject({
      notes: '补充一份文献',
      actions: ['askUnlock', 'comment'],
      visitPurposes: ['ACADEMIC'],
    });
    const events =
      await app.owner`select 1 from outbox_events where topic = 'visits.submitted' and payload->>'visitId' = ${id}`;
    expect(events).toHaveLength(1);
  });

  it('stamps the doctor with the latest submitted visit and tells the other rooms', async () => {
    const startsAt = hoursAgo(0.1);
    const { body } = await rep.call(visitEndpoints.add, { body: complete({ startsAt, as: 'submit' }) });
    const [doctor] = await app.owner`select last_visit_at as at from doctors where id = ${doctorId}`;
    expect(doctor?.['at'].toISOString()).toBe(startsAt);
    const events =
      await app.owner`select payload from outbox_events where topic = 'visits.submitted' and payload->>'visitId' = ${body.result.id}`;
    expect(events).toHaveLength(1);
  });

  it('leaves a trail of who changed what, with the request', async () => {
    const { body } = await rep.call(visitEndpoints.add, { body: complete() });
    const [row] = await app.owner`
      select a.action, a.request_id as request, u.login, a.new_values->>'state' as state from audit_log a
      join users u on u.enterprise_id = a.enterprise_id and u.id = a.user_id
      where a.table_name = 'visits' and a.row_id = ${body.result.id}`;
    expect(row).toMatchObject({
      action: 'insert',
      login: 'chen.yizhou',
      state: 'SAVED',
      request: expect.stringMatching(/-/),
    });
  });

  it('makes one visit of a double click with one key, and refuses the key for another body', async () => {
    const key = { 'idempotency-key': 'double-click-0001' };
    const body = complete();
    const answers = await Promise.all(Array.from({ length: 8 }, () => rep.call(visitEndpoints.add, { body }, key)));
    expect(new Set(answers.map((answer) => answer.body.result.id)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true')).toHaveLength(7);
    const other = await rep.call(visitEndpoints.add, { body: { ...body, notes: 'anders' } }, key);
    expect([other.status, other.body.error]).toEqual([409, 'core.idempotencyKeyReused']);
  });
});

describe('what a visit may not be', () => {
  it.each([
    ['an unknown dictionary value', { visitType: 'PIGEON' }, 400, 'body.visitType'],
    ['a product nobody sells', { products: [{ productId: '999999999', keyMessage: '' }] }, 400, 'body.products'],
    ['a time that is no time', { startsAt: 'yesterday' }, 400, 'body.startsAt'],
    ['a latitude beyond the pole', { latitude: 91 }, 400, 'body.latitude'],
    ['an id beyond 64 bits', { doctorId: '99999999999999999999' }, 400, 'body.doctorId'],
    ['a field it does not have', { userId: '1' }, 400, 'body.userId'],
    ['text that cannot be stored', { notes: 'a\u0000b' }, 400, 'body.notes'],
  ])('refuses %s and names the field', async (_, change, status, field) => {
    const before = await app.owner`select count(*)::int as n from visits`;
    const answer = await rep.call(visitEndpoints.add, { body: { ...complete(), ...change } });
    expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([status, field]);
    expect(await app.owner`select count(*)::int as n from visits`).toEqual(before);
  });

  it('refuses to submit what is incomplete, names every missing field, and keeps nothing', async () => {
    const answer = await rep.call(visitEndpoints.add, {
      body: complete({ as: 'submit', visitResults: undefined, visitPurposes: [] }),
    });
    expect(answer.body.error).toBe('visits.incomplete');
    expect(answer.body.fields?.map((fault) => fault.field)).toEqual(['body.visitResults', 'body.visitPurposes']);
  });

  it('keeps the future only as a plan', async () => {
    const startsAt = nightAhead();
    const refused = await rep.call(visitEndpoints.add, { body: complete({ startsAt }) });
    expect([refused.status, refused.body.error]).toEqual([409, 'visits.notYet']);
    const planned = await rep.call(visitEndpoints.add, { body: complete({ startsAt, as: 'plan' }) });
    expect(planned.body.result.state).toBe('PLANNED');
    const early = await rep.call(visitEndpoints.submit, { params: { id: planned.body.result.id } });
    expect(early.body.error).toBe('visits.notYet');
    const cancelled = await rep.call(visitEndpoints.cancel, {
      params: { id: planned.body.result.id },
      body: { reason: '医生出差' },
    });
    expect(cancelled.body.result.state).toBe('CANCELLED');
    const again = await rep.call(visitEndpoints.cancel, {
      params: { id: planned.body.result.id },
      body: { reason: '医生出差' },
    });
    expect([again.status, again.body.error]).toEqual([409, 'visits.locked']);
  });

  it('takes a late entry with a reason only, shows it as late, and none after thirty days', async () => {
    const late = complete({ startsAt: hoursAgo(9 * 24), as: 'submit' });
    const answer = await rep.call(visitEndpoints.add, { body: late });
    expect([answer.status, answer.body.error]).toEqual([409, 'visits.tooLate']);
    expect(answer.body.fields?.map((fault) => fault.field)).toEqual(['body.lateReason']);
    // Whatever the demo holds at this hour makes way.
    await app.owner`update visits set state = 'INVALID' where enterprise_id = 1 and starts_at between now() - interval '9 days 2 hours' and now() - interval '8 days 23 hours'
      and state in ('SUBMITTED', 'SUBMITTED_LATE', 'SAVED', 'UNLOCK_PENDING', 'UNDER_REVIEW')`;
    const kept = await rep.call(visitEndpoints.add, { body: { ...late, lateReason: '出差在外，无网络' } });
    expect(kept.body.result).toMatchObject({ state: 'LATE_PENDING' });
    const detail = await rep.call(visitEndpoints.find, { params: { id: kept.body.result.id } });
    expect(detail.body.result).toMatchObject({ isLate: true, lateReason: '出差在外，无网络' });
    const told = await app.owner`select 1 from notices where kind = 'visits.late'`;
    expect(told).toHaveLength(1);
    const never = await rep.call(visitEndpoints.add, {
      body: { ...late, startsAt: hoursAgo(31 * 24), lateReason: '忘记了' },
    });
    expect([never.status, never.body.error]).toEqual([409, 'visits.closed']);
  });

  it('refuses a plan in the past, and a time that another visit takes, naming it; a flexible plan takes the next free time', async () => {
    const past = await rep.call(visitEndpoints.add, { body: complete({ startsAt: hoursAgo(1), as: 'plan' }) });
    expect([past.status, past.body.error, past.body.fields?.[0]?.field]).toEqual([
      400,
      'visits.alreadyPast',
      'body.startsAt',
    ]);
    const plan = complete({ startsAt: nightAhead(60), as: 'plan', visitDuration: undefined });
    expect((await rep.call(visitEndpoints.add, { body: plan })).status).toBe(200);
    const clash = complete({ startsAt: nightAhead(70), as: 'plan', visitDuration: undefined });
    const refused = await rep.call(visitEndpoints.add, { body: clash });
    const [doctor] = await app.owner<[{ name: string }]>`select name from doctors where id = ${doctorId}`;
    expect([refused.status, refused.body.error]).toEqual([409, 'visits.overlaps']);
    expect(refused.body.message).toContain(doctor.name);
    expect(refused.body.message).toContain('04:00');
    const moved = await rep.call(visitEndpoints.add, { body: { ...clash, isFlexible: true } });
    const shown = await rep.call(visitEndpoints.find, { params: { id: moved.body.result.id } });
    expect(Date.parse(shown.body.result.startsAt)).toBe(Date.parse(nightAhead(85)));
    const both = { startsAt: nightAhead(180), as: 'plan', visitDuration: undefined } as const;
    const raced = await Promise.all([1, 2, 3].map(() => rep.call(visitEndpoints.add, { body: complete(both) })));
    expect(raced.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('keeps one visit of a device that sends it twice, days apart and without a key', async () => {
    const body = complete({ clientId: '0f8b1c1e-7a51-4a57-9a3e-0d6c6a1b2c3d' });
    const answers = await Promise.all([1, 2, 3].map(() => rep.call(visitEndpoints.add, { body })));
    expect(new Set(answers.map((one) => one.body.result.id)).size).toBe(1);
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
  });

  it('refuses a change on top of a newer one', async () => {
    const { body } = await rep.call(visitEndpoints.add, { body: complete() });
    const { doctorId: _, as: __, ...draft } = complete();
    const change = { params: { id: body.result.id }, body: { ...draft, version: 1 } };
    await rep.call(visitEndpoints.change, change);
    const second = await rep.call(visitEndpoints.change, change);
    expect([second.status, second.body.error]).toEqual([409, 'visits.changedMeanwhile']);
  });
});

describe('who sees which visit', () => {
  it('shows a representative the own visits only, and a manager those of the team', async () => {
    const mine = await rep.call(visitEndpoints.listMy, { query: { page: 0, size: 100 }, body: {} });
    expect(new Set(mine.body.result.content.map((visit) => visit.userName))).toEqual(new Set(['陈亦舟']));
    const team = await manager.call(visitEndpoints.listTeam, { query: { page: 0, size: 100 }, body: {} });
    expect(new Set(team.body.result.content.map((visit) => visit.userName)).size).toBeGreaterThan(1);
    const refused = await rep.call(visitEndpoints.listTeam, { query: {}, body: {} });
    expect(refused.status).toBe(403);
  });

  it("answers a colleague's and another enterprise's visit exactly like one that does not exist", async () => {
    const [foreign] =
      await app.owner`select v.id from visits v join users u on u.id = v.user_id where u.login = 'tang.ke' limit 1`;
    const [colleague] = await app.owner`
      select v.id from visits v join users u on u.id = v.user_id and u.enterprise_id = v.enterprise_id
      where v.enterprise_id = 1 and u.login <> 'chen.yizhou' limit 1`;
    const ids = [foreign?.['id'], colleague?.['id'], '987654321'] as string[];
    const answers = await Promise.all(ids.map((id) => rep.call(visitEndpoints.find, { params: { id } })));
    const shown = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: 'any' } }));
    expect(shown[0]).toMatchObject({ status: 404, body: { error: 'visits.notFound' } });
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
    for (const id of ids) {
      const sent = await rep.call(visitEndpoints.submit, { params: { id } });
      expect([sent.status, sent.body.error]).toEqual([404, 'visits.notFound']);
    }
  });

  it('hides the notes of medical affairs from sales', async () => {
    const [medical] = await app.owner<[{ id: string }]>`
      select id from visits where enterprise_id = 1 and is_medical and notes <> '' limit 1`;
    const admin = await app.as('admin');
    const seen = await admin.call(visitEndpoints.find, { params: { id: medical.id } });
    expect(seen.body.result).toMatchObject({ isMedical: true, notesHidden: false });
    expect(seen.body.result.notes).not.toBe('');
    await app.owner`update visits set organization_id = (select organization_id from users where login = 'zhou.minxing') where id = ${medical.id}`;
    const hidden = await manager.call(visitEndpoints.find, { params: { id: medical.id } });
    expect(hidden.body.result).toMatchObject({ isMedical: true, notesHidden: true, notes: '' });
  });

  it('tells someone without a token to sign in, and an unknown host that nobody lives there', async () => {
    expect((await app.anonymous().call(visitEndpoints.listMy, { query: {}, body: {} })).status).toBe(401);
    const stranger = await app.anonymous('evil.example').call(visitEndpoints.listMy, { query: {}, body: {} });
    expect([stranger.status, stranger.body.error]).toEqual([404, 'core.unknownEnterprise']);
  });
});
