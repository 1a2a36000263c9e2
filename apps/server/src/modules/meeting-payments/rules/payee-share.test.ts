// The share that one payee has of what was spent, as rule S14 asks for it.
import { meetingPaymentEndpoints as payments } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { confirmMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { paymentDrafts } from '../../../../../../tools/testing/meetings/payments.ts';

/** The first day of a quarter. */
const now = latestDay(7, 1);
const DAY = 86_400_000;
let app: TestApp;
let desk: Meetings;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
});
afterAll(() => app.close());

it('S14 counts three months up to the day, so that the first payment of a quarter is measured as any other', async () => {
  const [earlier, meetingId] = [await confirmMeetingOf(desk), await confirmMeetingOf(desk)];
  const long = new Date(now.getTime() - 1000 * DAY);
  await app.owner`
    update meetings set confirmed_at = ${long} where enterprise_id = 1 and confirmed_at is not null and id not in (${earlier}, ${meetingId})`;
  await app.owner`update meeting_payments set submitted_at = ${long} where enterprise_id = 1 and submitted_at is not null`;
  const [supplier] = await app.owner<[{ id: string }]>`
    select id::text as id from counterparties where enterprise_id = 1 and kind = 'SUPPLIER' and state = 'APPROVED' order by id limit 1`;
  const { costs, actual } = (await desk.rep.call(meetings.find, { params: { id: meetingId } })).body.result;
  const amount = 300;
  const { meal } = paymentDrafts({ meetingId, mealId: costs[0]!.id, feeId: '0', speakerId: '0' });
  const share = async (): Promise<number | undefined> => {
    const body = meal({ payeeKind: 'SUPPLIER', payeeId: supplier.id, costs: [{ costId: costs[0]!.id, amount }] });
    const { rules } = (await desk.rep.call(payments.check, { body })).body.result;
    return rules.find(({ code }) => code === 'S14')?.inputs['payments.share'];
  };
  const percent = (spent: number): number => Math.round((amount / spent) * 1000) / 10;
  const confirmEarlier = (days: number) =>
    app.owner`update meetings set confirmed_at = ${new Date(now.getTime() - days * DAY)} where enterprise_id = 1 and id = ${earlier}`;
  await confirmEarlier(80);
  expect(await share()).toBe(percent(2 * actual!));
  await confirmEarlier(100);
  expect(await share()).toBe(percent(actual!));
});
