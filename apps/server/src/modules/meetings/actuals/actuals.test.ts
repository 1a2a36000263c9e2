// Actual costs above what was approved are approved anew before the confirmation is accepted (product: rules S10, H4).
import { meetingEndpoints as meetings, type MeetingDetail, type MeetingDraft } from '@yijian/contract/meetings';
import { workflowEndpoints as processes, workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { approveMeetingOf, type Meetings, meetingsDesk } from '../../../../../../tools/testing/meetings/meetings.ts';
import { pdf } from '../../../../../../tools/testing/verifications/files.ts';

let app: TestApp;
let desk: Meetings;
let rep: Caller;
let finance: Caller;
let generalManager: Caller;
const now = latestDay(5, 15);

const find = async (id: string, who = rep): Promise<MeetingDetail> =>
  (await who.call(meetings.find, { params: { id } })).body.result;
const lastBy = async (id: string): Promise<string | undefined> => {
  const [step] = await app.owner<{ login: string }[]>`
    select u.login from meeting_steps s left join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id
    where s.enterprise_id = 1 and s.meeting_id = ${id} order by s.id desc limit 1`;
  return step?.login;
};
const accept = (id: string) => desk.compliance.call(meetings.accept, { params: { id } });

/** Held by its owner and ready to be confirmed. */
async function heldMeeting(change: Partial<MeetingDraft> = {}): Promise<string> {
  const id = await approveMeetingOf(desk, change);
  const params = { id };
  await rep.call(meetings.start, { params });
  for (const { id: guestId } of (await find(id)).guests)
    await rep.call(meetings.changeGuest, { params: { id, guestId }, body: { state: 'SIGNED_IN' } });
  await rep.call(meetings.end, { params });
  for (const kind of ['PHOTO', 'SIGN_IN_SHEET'] as const) {
    const content = pdf({ trailer: `/ID [<${Buffer.from(`actuals ${id} ${kind}`).toString('hex')}> <00>]` });
    await rep.call(meetings.upload, { params, body: { kind, file: { name: `${kind}.pdf`, content } } });
  }
  return id;
}

async function confirm(id: string, share: number, comments: { code: string; comment: string }[] = []) {
  const costs = (await find(id)).costs.map((cost) => ({ id: cost.id, actual: cost.estimate * share }));
  return rep.call(meetings.confirm, { params: { id }, body: { costs, comments } });
}

/** The caller's own open task of the process. */
async function taskOf(who: Caller, id: string): Promise<string> {
  const { instanceId } = (await find(id)).actuals!;
  const { content } = (await who.call(tasks.listTodo, { query: { size: 100 } })).body.result;
  return content.find((task) => task.instanceId === instanceId)!.id;
}
const agree = async (who: Caller, id: string) =>
  who.call(tasks.approve, { params: { id: await taskOf(who, id) }, body: { comment: '同意' } });

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  ({ rep } = desk);
  finance = await app.as('qian.hui');
  generalManager = await app.as('shi.anlan');
});
afterAll(() => app.close());

it('S10 an overrun goes to line manager and finance, and is accepted after them alone', async () => {
  const id = await heldMeeting();
  await confirm(id, 1.2, [{ code: 'S10', comment: '加菜' }]);
  expect(await find(id)).toMatchObject({ state: 'CONFIRM_REVIEW', actuals: { state: 'OPEN' } });
  expect((await find(id, desk.compliance)).acts).not.toContain('accept');
  const early = await accept(id);
  expect([early.status, early.body.error]).toEqual([409, 'meetings.actualsOpen']);
  const back = await desk.compliance.call(meetings.sendBack, { params: { id }, body: { reason: '补照片' } });
  expect([back.status, back.body.error]).toEqual([409, 'meetings.actualsOpen']);
  expect((await agree(desk.leader, id)).status).toBe(200);
  expect((await accept(id)).status).toBe(409);
  expect((await agree(finance, id)).status).toBe(200);
  expect((await find(id)).actuals).toMatchObject({ state: 'APPROVED' });
  expect((await accept(id)).body.result.state).toBe('CONFIRMED');
  expect(await find(id)).toMatchObject({ actual: 1440 });
});

it('S10 within the tolerance nobody is asked again', async () => {
  const id = await heldMeeting();
  await confirm(id, 1.05);
  expect((await find(id)).actuals).toBeNull();
  expect((await accept(id)).body.result.state).toBe('CONFIRMED');
});

it('H4 a meal above the limit for the heads that came needs a reason and the general manager', async () => {
  const id = await heldMeeting();
  const reason = { code: 'S10', comment: '酒店最低消费' };
  const refused = await confirm(id, 3, [reason]);
  expect([refused.status, refused.body.error]).toEqual([409, 'meetings.blocked']);
  expect(refused.body.message).toContain('总经理豁免');
  expect((await find(id)).state).toBe('TO_CONFIRM');
  const asked = await confirm(id, 3, [reason, { code: 'H4', comment: '酒店最低消费' }]);
  expect(asked.body.result.state).toBe('CONFIRM_REVIEW');
  for (const who of [desk.leader, finance]) await agree(who, id);
  expect((await accept(id)).status).toBe(409);
  const exemption = async () => (await find(id)).rules.find(({ code }) => code === 'H4')?.exemptionState;
  expect(await exemption()).toBe('ASKED');
  expect((await agree(generalManager, id)).status).toBe(200);
  expect(await exemption()).toBe('GIVEN');
  expect((await accept(id)).body.result.state).toBe('CONFIRMED');
});

it('a refusal and a return bring the confirmation back to its owner, who confirms anew', async () => {
  const id = await heldMeeting();
  const reason = [{ code: 'S10', comment: '加菜' }];
  await confirm(id, 1.2, reason);
  await desk.leader.call(tasks.reject, { params: { id: await taskOf(desk.leader, id) }, body: { comment: '无必要' } });
  await expect.poll(async () => (await find(id)).state).toBe('TO_CONFIRM');
  const refused = await find(id);
  expect(refused.actuals).toBeNull();
  // Whose word it was stands beside the step, and the owner may go on at once.
  expect(refused.steps.at(-1)).toMatchObject({ from: 'CONFIRM_REVIEW', to: 'TO_CONFIRM', reason: '无必要' });
  expect(await lastBy(id)).toBe('zhou.minxing');
  expect((await find(id, rep)).acts).toContain('confirm');
  await confirm(id, 1.3, reason);
  const taskId = await taskOf(desk.leader, id);
  const { instanceId } = (await find(id)).actuals!;
  const sent = { params: { id: taskId }, body: { comment: '请附发票说明', nodeId: 'start' } };
  expect((await desk.leader.call(tasks.return, sent)).status).toBe(200);
  await expect.poll(async () => (await find(id)).state).toBe('TO_CONFIRM');
  expect((await find(id)).steps.at(-1)).toMatchObject({ to: 'TO_CONFIRM', reason: '请附发票说明' });
  expect(await lastBy(id)).toBe('zhou.minxing');
  const stateOf = async () => (await rep.call(processes.find, { params: { id: instanceId } })).body.result.state;
  await expect.poll(stateOf).toBe('CANCELLED');
  await confirm(id, 1);
  expect((await find(id)).actuals).toBeNull();
  expect((await accept(id)).body.result.state).toBe('CONFIRMED');
});

it('nobody starts the process by hand for a meeting that does not wait for it', async () => {
  const id = await heldMeeting();
  const form = { meeting: id, number: 'M', title: '手工', estimate: 1200, amount: 1, exemption: 'S10' };
  const body = { definitionKey: 'meeting-actuals', title: '手工', form, selected: {}, isDraft: false };
  const started = async (amount: number) => {
    const answer = await rep.call(processes.create, { body: { ...body, form: { ...form, amount } } });
    return [answer.status, answer.body.error];
  };
  expect(await started(1200)).toEqual([409, 'workflows.effectRefused']);
  await confirm(id, 1);
  expect(await started(999)).toEqual([409, 'workflows.effectRefused']);
  expect((await find(id)).actuals).toBeNull();
});

it('its process ends with the confirmation: it is cancelled, never taken back to be changed', async () => {
  const id = await heldMeeting();
  await confirm(id, 1.2, [{ code: 'S10', comment: '加菜' }]);
  const params = { id: (await find(id)).actuals!.instanceId };
  const { actions } = (await rep.call(processes.find, { params })).body.result;
  expect(actions).toContain('cancel');
  expect(actions).not.toContain('withdraw');
  const taken = await rep.call(processes.withdraw, { params, body: { reason: '改数字' } });
  expect([taken.status, taken.body.error]).toEqual([409, 'workflows.notAllowed']);
  expect((await rep.call(processes.cancel, { params, body: { reason: '改数字' } })).status).toBe(200);
  await expect.poll(async () => (await find(id)).state).toBe('TO_CONFIRM');
});
