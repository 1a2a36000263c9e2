// Work for many doctors through the calls: tasks and visits planned in the background, refusals named, stopped, undone (product 3.2).
import {
  MOST_VISIT_DOCTORS,
  doctorTaskWorkEndpoints as tasks,
  doctorVisitWorkEndpoints as visits,
  doctorWorkEndpoints as calls,
  type DoctorWork,
  type TaskWork,
  type VisitWork,
} from '@yijian/contract/doctors';
import { taskEndpoints } from '@yijian/contract/tasks';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let repId: string;
let mine: string[];
let outside: string;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  const [user] = await app.owner<{ id: string }[]>`
    select id::text from users where enterprise_id = 1 and login = 'chen.yizhou'`;
  repId = user!.id;
  const rows = await app.owner<{ id: string }[]>`
    select doctor_id::text as id from doctor_owners where enterprise_id = 1 and user_id = ${repId} order by doctor_id`;
  mine = rows.map(({ id }) => id);
  const [far] = await app.owner<{ id: string }[]>`
    select d.id::text as id from doctors d where d.enterprise_id = 1 and d.is_enabled and d.province_code not in (select x.province_code from doctors x
      join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = x.id where o.user_id = ${repId} and x.enterprise_id = 1) limit 1`;
  outside = far!.id;
});
afterAll(() => app.close());

/** The Monday at least so many weeks ahead. */
const monday = (weeks: number): string => {
  const weekday = new Date(shanghaiDay()).getUTCDay();
  return shanghaiDay(weeks * 7 + ((8 - weekday) % 7));
};
const planTasks = (who: Caller, body: { readonly [K in keyof TaskWork]?: unknown }) =>
  who.call(tasks.begin, { body: { title: '批量随访', taskType: 'FOLLOW_UP', dueOn: shanghaiDay(5), ...body } });
const planVisits = (who: Caller, body: Partial<VisitWork>) =>
  who.call(visits.begin, {
    body: { visitType: 'FACE', visitPurposes: ['ACADEMIC'], day: monday(6), ...body } as VisitWork,
  });
async function ended(who: Caller, { id }: { id: string }): Promise<DoctorWork> {
  const read = async () => (await who.call(calls.find, { params: { id } })).body.result;
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).not.toMatch(/RUNNING|UNDOING/);
  return read();
}
const refused = async (who: Caller, { id }: { id: string }) =>
  (await who.call(calls.listRefused, { params: { id } })).body.result;
const undo = (who: Caller, { id }: { id: string }) => who.call(calls.undo, { params: { id } });
const tasksNamed = (title: string) => app.owner<
  { id: string; doctor_id: string; state: string; close_reason: string }[]
>`
  select id::text, doctor_id::text, state, close_reason from tasks where enterprise_id = 1 and title = ${title} order by id`;
const plansOn = (from: string, to: string) => app.owner<
  { id: string; doctor_id: string; state: string; at: string; hospital_id: string }[]
>`
  select id::text, doctor_id::text, hospital_id::text, state, to_char(starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as at from visits
  where enterprise_id = 1 and user_id = ${repId} and starts_at >= ${`${from}T00:00:00+08:00`} and starts_at < ${`${to}T23:59:59+08:00`}
    and state in ('PLANNED', 'CANCELLED') order by starts_at, id`;

describe('tasks for many doctors', () => {
  it('3.2 all that match get one task each, with its log and in the lists; who has such a task already is named; undone they are closed', async () => {
    const first = await planTasks(rep, { ids: mine.slice(0, 2), title: '批量甲' });
    expect(first.body.result, first.body.message).toMatchObject({ kind: 'TASKS', state: 'RUNNING', matched: 2 });
    expect(await ended(rep, first.body.result)).toMatchObject({ state: 'DONE', done: 2, created: 2, refused: 0 });
    const whole = (await planTasks(rep, { title: '批量甲', type: 'MY_CUSTOMER' })).body.result;
    expect(await ended(rep, whole)).toMatchObject({ created: mine.length - 2, refused: 2, matched: mine.length });
    const names = await refused(rep, whole);
    expect(names.map(({ doctorId }) => doctorId).toSorted()).toEqual(mine.slice(0, 2).toSorted());
    expect(names[0]).toMatchObject({ reason: '已有相同的未完成任务' });
    expect(names[0]!.doctorName).not.toBe('');
    const made = await tasksNamed('批量甲');
    expect(made.map((task) => task.doctor_id).toSorted()).toEqual(mine.toSorted());
    const log = (await rep.call(taskEndpoints.log, { params: { id: made[0]!.id } })).body.result;
    expect(log.map(({ act, userName }) => [act, userName])).toEqual([['CREATE', '陈亦舟']]);
    await rep.call(taskEndpoints.start, { params: { id: made.at(-1)!.id } });
    expect((await undo(rep, whole)).status).toBe(200);
    expect(await ended(rep, whole)).toMatchObject({ state: 'UNDONE', kept: 1 });
    const after = await tasksNamed('批量甲');
    expect(after.filter((task) => task.state === 'CLOSED')).toHaveLength(mine.length - 3);
    expect(after.find((task) => task.state === 'CLOSED')!.close_reason).toBe('批量创建已撤销');
    expect(after.at(-1)!.state).toBe('IN_PROGRESS');
    expect((await undo(rep, whole)).body.error).toBe('doctors.workState');
  }, 30_000);

  it('a manager gives them to someone of the team, who is told once', async () => {
    const body = { ids: mine.slice(0, 3), title: '批量乙', assigneeId: repId };
    const work = (await planTasks(manager, body)).body.result;
    expect(await ended(manager, work)).toMatchObject({ created: 3 });
    const notices = await app.owner<{ title: string }[]>`
      select title from notices where enterprise_id = 1 and user_id = ${repId} and kind = 'tasks.assigned' and body = '批量乙'`;
    expect(notices.map(({ title }) => title)).toEqual(['周敏行 给您安排了 3 项任务']);
    const [other] = await app.owner<{ id: string }[]>`
      select id::text from users where enterprise_id = 1 and login = 'gu.changfeng'`;
    const wrong = await planTasks(rep, { ids: mine.slice(0, 1), assigneeId: other!.id });
    expect([wrong.status, wrong.body.error, wrong.body.fields?.[0]?.field]).toEqual([
      400,
      'doctors.workColleague',
      'body.assigneeId',
    ]);
  });

  it('refuses what is wrong by its field, doctors out of reach, roles without tasks, other people’s work', async () => {
    const faulty: [Parameters<typeof planTasks>[1], string][] = [
      [{ ids: mine.slice(0, 1), taskType: "x' or 1=1" }, 'body.taskType'],
      [{ ids: mine.slice(0, 1), startOn: shanghaiDay(9) }, 'body.dueOn'],
      [{ ids: mine.slice(0, 1), title: '' }, 'body.title'],
      [{ ids: ['abc'] }, 'body.ids.0'],
      [{ ids: mine.slice(0, 1), filter: { sql: 'x' } }, 'body.filter'],
    ];
    for (const [body, field] of faulty) {
      const answer = await planTasks(rep, body);
      expect([answer.status, answer.body.fields?.[0]?.field.startsWith(field)]).toEqual([400, true]);
    }
    const [foreign] = await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`;
    for (const id of [foreign!.id, outside, '987654321'])
      expect((await planTasks(rep, { ids: [mine[0]!, id] })).body.error).toBe('doctors.notFound');
    const nobody = await planTasks(rep, { type: 'MY_CUSTOMER', filter: { keyword: '无此医生姓名' } });
    expect([nobody.status, nobody.body.error]).toEqual([409, 'doctors.workNobody']);
    const work = (await planTasks(rep, { ids: mine.slice(0, 1), title: '批量丙' })).body.result;
    for (const other of [manager, await app.as('tang.ke', 'kanglan')])
      for (const row of [calls.find, calls.cancel, calls.undo, calls.listRefused])
        expect((await other.call(row, { params: { id: work.id } })).body.error).toBe('doctors.workNotFound');
    await ended(rep, work);
    expect((await rep.call(calls.cancel, { params: { id: work.id } })).body.error).toBe('doctors.workState');
  });
});

describe('visits to many doctors', () => {
  it('3.2 they are spread over working days, hospital by hospital, no two at one time, and cancelled when undone', async () => {
    const [day, last] = [monday(6), new Date(Date.parse(monday(6)) + 4 * 86_400_000).toISOString().slice(0, 10)];
    const count = Math.min(12, mine.length);
    const body = { ids: mine.slice(0, count), day, days: 3, perDay: 5, from: '10:00', until: '17:00' };
    const answer = await planVisits(rep, body);
    expect(answer.status, answer.body.message).toBe(200);
    expect(await ended(rep, answer.body.result)).toMatchObject({
      kind: 'VISITS',
      state: 'DONE',
      created: count,
      refused: 0,
    });
    const made = (await plansOn(day, last)).filter((visit) => mine.slice(0, count).includes(visit.doctor_id));
    expect(made).toHaveLength(count);
    expect(new Set(made.map((visit) => visit.at)).size).toBe(count);
    expect(made.every((visit) => visit.at.slice(11) >= '10:00' && visit.at.slice(11) <= '17:00')).toBe(true);
    const perDay = Map.groupBy(made, (visit) => visit.at.slice(0, 10));
    expect([...perDay.values()].every((list) => list.length <= 5)).toBe(true);
    const hospitals = made.map((visit) => visit.hospital_id);
    expect(hospitals).toEqual(hospitals.toSorted((a, b) => Number(a) - Number(b)));
    const again = (await planVisits(rep, body)).body.result;
    expect(await ended(rep, again)).toMatchObject({ created: 0, refused: count });
    expect((await refused(rep, again))[0]!.reason).toMatch(/^您已计划 \d{4}-\d\d-\d\d \d\d:\d\d 拜访$/);
    const [touched] = made;
    const detail = (await rep.call(visitEndpoints.find, { params: { id: touched!.id } })).body.result;
    const startsAt = new Date(Date.parse(detail.startsAt) + 5 * 86_400_000).toISOString();
    const moved = { startsAt, version: detail.version, isFlexible: true, reason: '' };
    expect((await rep.call(visitEndpoints.reschedule, { params: { id: touched!.id }, body: moved })).status).toBe(200);
    expect((await undo(rep, answer.body.result)).status).toBe(200);
    expect(await ended(rep, answer.body.result)).toMatchObject({ state: 'UNDONE', kept: 1 });
    const states = new Set(
      (await plansOn(day, last)).filter((one) => made.some(({ id }) => id === one.id)).map((one) => one.state),
    );
    expect(states).toEqual(new Set(['CANCELLED']));
  }, 30_000);

  it('names who found no room on the days, and plans for the others', async () => {
    const body = { ids: mine.slice(0, 4), day: monday(9), perDay: 3 };
    const work = (await planVisits(rep, body)).body.result;
    expect(await ended(rep, work)).toMatchObject({ created: 3, refused: 1 });
    expect((await refused(rep, work))[0]!.reason).toContain('没有空闲时间');
  });

  it('refuses the past, unknown purposes, too many doctors and roles that make no visits', async () => {
    const past = await planVisits(rep, { ids: mine.slice(0, 1), day: '2020-01-06' });
    expect([past.status, past.body.fields?.[0]?.field]).toEqual([400, 'body.day']);
    const purpose = await planVisits(rep, { ids: mine.slice(0, 1), visitPurposes: ['NOTHING'] });
    expect([purpose.status, purpose.body.fields?.[0]?.field]).toEqual([400, 'body.visitPurposes']);
    expect((await planVisits(rep, { ids: mine.slice(0, 1), from: '25:00' })).status).toBe(400);
    expect((await planVisits(rep, { ids: mine.slice(0, 1), days: 99 })).status).toBe(400);
    expect((await planVisits(rep, { ids: [outside] })).body.error).toBe('doctors.notFound');
    const many = await planVisits(await app.as('gu.changfeng'), { type: 'ALL_CUSTOMER' });
    expect([many.status, many.body.error]).toEqual([409, 'doctors.workTooMany']);
    expect(many.body.message).toContain(String(MOST_VISIT_DOCTORS));
    expect((await planVisits(await app.as('su.zhen'), { ids: mine.slice(0, 1) })).status).toBe(403);
    const left = await app.owner<{ n: number }[]>`
      select count(*)::int as n from doctor_works w where w.enterprise_id = 1 and w.matched > ${MOST_VISIT_DOCTORS} and w.kind = 'VISITS'`;
    expect(left[0]!.n).toBe(0);
  });
});
