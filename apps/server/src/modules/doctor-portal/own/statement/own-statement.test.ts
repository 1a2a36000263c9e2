// A doctor takes the own payments away as a page: each with the tax withheld, summed by year, and nothing of anybody else.
import { doctorOwnEndpoints as own } from '@yijian/contract/doctor-portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../../tools/testing/days.ts';
import { givePhone, signInAs } from '../../../../../../../tools/testing/meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../../tools/testing/meetings/meetings.ts';
import { readPdfText } from '../../../../../../../tools/testing/pdf-text.ts';
import { scratchFolder } from '../../../../../../../tools/testing/scratch.ts';

const now = latestDay(6, 10);
const year = now.getUTCFullYear();
let app: TestApp;
let desk: Meetings;
let doctor: Caller;
let other: Caller;
let meetingId: string;

beforeAll(async () => {
  const folder = await scratchFolder();
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk({ as: (login) => app.as(login) }, now);
  const [, mine] = desk.doctorIds as [string, string];
  const theirs = desk.doctorIds.at(-1)!;
  await app.owner`delete from meeting_payment_costs where payment_id in (select id from meeting_payments where doctor_id in (${mine}, ${theirs}))`;
  await app.owner`update meeting_payments set doctor_id = ${desk.doctorIds[2]!} where doctor_id in (${mine}, ${theirs})`;
  await givePhone(app, mine, '13900067001');
  await givePhone(app, theirs, '13900067002');
  doctor = await signInAs(app, folder, '13900067001');
  other = await signInAs(app, folder, '13900067002');
  meetingId = await approveMeetingOf(desk);
  await pay('P-ONE', { doctorId: mine, paidAt: `${year - 1}-12-31T17:00:00Z`, gross: 3000, tax: 320 });
  await pay('P-TWO', { doctorId: mine, paidAt: `${year}-03-01T02:00:00Z`, gross: 1000, tax: 40 });
  await pay('P-OLD', { doctorId: mine, paidAt: `${year - 1}-05-01T02:00:00Z`, gross: 500, tax: 0 });
  await pay('P-OPEN', { doctorId: mine, paidAt: null, gross: 777, tax: 0 });
  await pay('P-BACK', {
    doctorId: mine,
    paidAt: `${year}-03-02T02:00:00Z`,
    reversedAt: `${year}-04-02T02:00:00Z`,
    gross: 250,
    tax: 0,
  });
});
afterAll(() => app.close());

interface Paid {
  readonly doctorId: string;
  readonly paidAt: string | null;
  readonly reversedAt?: string;
  readonly gross: number;
  readonly tax: number;
}

const stateOf = ({ paidAt, reversedAt }: Paid): string =>
  paidAt === null ? 'APPROVED' : reversedAt === undefined ? 'PAID' : 'REVERSED';

const pay = (number: string, paid: Paid) => app.owner`
  insert into meeting_payments (enterprise_id, number, meeting_id, payee_kind, doctor_id, gross, tax, state, paid_at, reversed_at,
    reversal_asked_by, batch_id, owner_id)
  select 1, ${number}, ${meetingId}, 'SPEAKER', ${paid.doctorId}, ${paid.gross}, ${paid.tax}, ${stateOf(paid)}, ${paid.paidAt},
    ${paid.reversedAt ?? null}, min(id), (select max(batch_id) from meeting_payments where enterprise_id = 1), min(id)
  from users where enterprise_id = 1`;

const statementOf = async (who: Caller, language: 'zh' | 'en' = 'zh'): Promise<string> => {
  const answer = await who.call(own.downloadStatement, {}, { 'accept-language': language });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdfText(answer.raw).text.replaceAll(/\s+/g, '');
};

it('it has each payment that arrived with its tax, and the sums of each year by the calendar of Shanghai', async () => {
  const text = await statementOf(doctor);
  expect(text).toContain('劳务付款对账单');
  // What was paid in the last hours of a year in London belongs to the next year here.
  const [before, after] = text.split(`${year}年`) as [string, string];
  expect(before).toContain(`${year - 1}年`);
  expect(before).toContain('P-OLD');
  expect(before).toMatch(/合计500\.000\.00500\.00/);
  expect(after).toContain('P-ONE');
  expect(after).toContain('P-TWO');
  // A payment that was taken back adds and takes away.
  expect(after.match(/P-BACK/g)).toHaveLength(2);
  expect(after).toContain('-250.00');
  expect(after).toMatch(/合计4000\.00360\.003640\.00/);
  expect(text).not.toContain('P-OPEN');
});

it('it reads in English where the doctor does', async () => {
  const text = await statementOf(doctor, 'en');
  expect(text).toContain('Statementofpayments');
  expect(text).toContain('Taxwithheld(CNY)');
});

it('another doctor finds nothing of it, and without the session of a doctor there is no file', async () => {
  const text = await statementOf(other);
  expect(text).toContain('暂无付款');
  expect(text).not.toContain('P-ONE');
  expect((await app.anonymous().call(own.downloadStatement)).status).toBe(401);
  expect((await desk.rep.call(own.downloadStatement)).status).toBe(401);
});
