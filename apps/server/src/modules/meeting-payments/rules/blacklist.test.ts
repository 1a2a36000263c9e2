// A speaker whom compliance blacklisted is paid nothing, and the owners of meetings to come are told (product: Speaker machine).
import { meetingPaymentEndpoints as payments, type PaymentDraft } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { notificationEndpoints } from '@yijian/contract/notifications';
import { speakerEndpoints as speakers } from '@yijian/contract/speakers';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import {
  approveMeetingOf,
  confirmMeetingOf,
  meetingsDesk,
  type Meetings,
} from '../../../../../../tools/testing/meetings/meetings.ts';
import { paymentDrafts } from '../../../../../../tools/testing/meetings/payments.ts';
import { activateSpeaker, speakerOf, speakersDesk } from '../../../../../../tools/testing/meetings/speakers.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
const reason = { reason: '学术不端，经调查属实' };

let app: TestApp;
let desk: Meetings;
let finance: Caller;
let id: string;
let comingId: string;
let draftOf: (amount: number) => PaymentDraft;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk({ as: (login) => app.as(login) }, now);
  finance = await app.as('qian.hui');
  const office = await speakersDesk(app, now);
  id = await activateSpeaker(office, { tier: 'ACADEMICIAN', tierReason: '测试级别' });
  const { id: speakerId } = (await speakerOf(office.office, id)).doctor;
  const agenda = [{ kind: 'TALK' as const, topic: '癫痫新药进展', minutes: 180, speakerId }];
  const costs = [{ kind: 'FEE' as const, note: '讲课费', price: 2000, quantity: 1 }];
  const meetingId = await confirmMeetingOf(desk, { agenda, costs });
  comingId = await approveMeetingOf(desk, { agenda });
  const feeId = (await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result.costs[0]!.id;
  const { speaker } = paymentDrafts({ meetingId, mealId: '0', feeId, speakerId });
  draftOf = (amount) => speaker({ costs: [{ costId: feeId, amount }] });
});
afterAll(() => app.close());

const add = async (amount: number): Promise<string> =>
  (await desk.rep.call(payments.add, { body: draftOf(amount) })).body.result.id;
const submit = (paymentId: string) =>
  desk.rep.call(payments.submit, { params: { id: paymentId }, body: { comments: [] } });
const pay = (paymentId: string) => finance.call(payments.pay, { body: { ids: [paymentId] } });
const toldOf = async (path: string): Promise<string[]> => {
  const { content } = (await desk.rep.call(notificationEndpoints.list, { query: { size: 100 } })).body.result;
  return content.filter((one) => one.path === path).map(({ kind }) => kind);
};

it('is asked for by compliance alone, with a reason, in the own enterprise', async () => {
  const params = { id };
  expect((await desk.rep.call(speakers.blacklist, { params, body: reason })).status).toBe(403);
  const silent = await desk.compliance.call(speakers.blacklist, { params, body: {} });
  expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
  const other = await app.as('admin', 'kanglan');
  expect((await other.call(speakers.blacklist, { params, body: reason })).status).toBe(404);
});

it('refuses to apply for a payment and to send an approved one to the bank, until compliance lifts it', async () => {
  const [approved, waiting] = [await add(300), await add(200)];
  expect((await submit(approved)).status).toBe(200);
  for (const who of [desk.leader, desk.compliance]) {
    const { taskId } = (await who.call(payments.find, { params: { id: approved } })).body.result.waiting!;
    expect((await who.call(tasks.approve, { params: { id: taskId! }, body: { comment: '同意' } })).status).toBe(200);
  }
  expect((await desk.compliance.call(speakers.blacklist, { params: { id }, body: reason })).status).toBe(200);
  for (const refused of [await submit(waiting), await pay(approved)])
    expect([refused.status, refused.body.error]).toEqual([409, 'speakers.blacklisted']);
  expect((await finance.call(payments.find, { params: { id: approved } })).body.result.state).toBe('APPROVED');

  const coming = `/meeting/meetDetail?id=${comingId}`;
  await expect.poll(() => toldOf(coming), { timeout: 20_000 }).toContain('meetings.speakerBlacklisted');
  expect(await toldOf(`/meeting/speakerDetail?id=${id}`)).toContain('speakers.blacklisted');

  expect((await desk.rep.call(speakers.lift, { params: { id }, body: reason })).status).toBe(403);
  const lifted = await desk.compliance.call(speakers.lift, { params: { id }, body: { reason: '复核后更正' } });
  expect([lifted.status, lifted.body.result.state]).toEqual([200, 'DRAFT']);
  expect((await pay(approved)).status).toBe(200);
});
