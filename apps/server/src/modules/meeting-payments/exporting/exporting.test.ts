// Payments leave as a sheet without the accounts they are paid to (product: payment, export).
import { meetingPaymentEndpoints as payments } from '@yijian/contract/meeting-payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { payMealOf } from '../../../../../../tools/testing/meetings/payments.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
const why = { reasonCategory: 'REPORT', reason: '月度付款核对' } as const;
let app: TestApp;
let desk: Meetings;
let finance: Caller;
let paid: Awaited<ReturnType<typeof payMealOf>>;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  finance = await app.as('qian.hui');
  paid = await payMealOf(desk, finance);
});
afterAll(() => app.close());

async function sheetOf(who: Caller, query: object, language = 'zh'): Promise<string> {
  const asked = { query: { format: 'csv', ...why, ...query } } as const;
  const { raw } = await who.call(payments.exportList, asked, { 'accept-language': language });
  // Without the marks that nobody sees.
  return raw.toString('utf8').replaceAll(/[\u2000-\u206f]/g, '');
}

it('exports the payments that match in the words of the reader, and no account', async () => {
  const { gross, number } = (await finance.call(payments.find, { params: { id: paid.id } })).body.result;
  const query = { meetingId: paid.meetingId };
  const sheet = await sheetOf(finance, query);
  expect(sheet).toMatch(/^\uFEFF编号,收款人类型,收款人/);
  expect(sheet).toContain(`${number},员工报销,陈亦舟,`);
  expect(sheet).toContain(`已付款,陈亦舟,${gross},0,${gross}`);
  expect(sheet.replaceAll(/\s/g, '')).not.toContain(paid.draft.accountNumber!.replaceAll(' ', '').slice(-8));
  expect(await sheetOf(finance, query, 'en')).toContain('Reimbursement,Yizhou Chen,');
});

it('is refused to whoever may not export, wants a reason, and shows no other enterprise', async () => {
  const asked = async (who: Caller, query: object) => {
    const { status, body } = await who.call(payments.exportList, { query: { ...why, ...query } });
    return [status, body?.fields?.map(({ field }: { field: string }) => field)];
  };
  expect((await asked(desk.rep, {}))[0]).toBe(403);
  expect(await asked(finance, { reason: '' })).toEqual([400, ['query.reason']]);
  expect(await asked(finance, { payeeKind: 'FRIEND' })).toEqual([400, ['query.payeeKind']]);
  const other = await app.as('admin', 'kanglan');
  expect(await sheetOf(other, {})).not.toContain('陈亦舟');
});
