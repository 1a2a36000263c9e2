// Batches go to the bank in the format of the paying account, and its return file settles them (product: payment, bank file).
import { meetingPaymentEndpoints as payments, type PayingAccountDraft } from '@yijian/contract/meeting-payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { mealApprover } from '../../../../../../tools/testing/meetings/payments.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);

let app: TestApp;
let desk: Meetings;
let finance: Caller;
let stranger: Caller;
let approved: Awaited<ReturnType<typeof mealApprover>>;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  [finance, stranger] = await Promise.all([app.as('qian.hui'), app.as('admin', 'kanglan')]);
  approved = await mealApprover(desk);
});
afterAll(() => app.close());

let accounts = 0;
const account = (change: Partial<PayingAccountDraft> = {}): PayingAccountDraft => ({
  name: `测试账户 ${(accounts += 1)}`,
  holder: '维立医药（上海）有限公司 & 子公司',
  bankName: '工商银行上海张江支行',
  bankCode: '102290000017',
  accountNumber: '1001 2345 0900 0012 345',
  format: 'CSV',
  isDefault: false,
  isEnabled: true,
  ...change,
});
const addAccount = async (change: Partial<PayingAccountDraft> = {}) =>
  (await finance.call(payments.addAccount, { body: account(change) })).body.result;

const find = async (id: string) => (await finance.call(payments.find, { params: { id } })).body.result;
const pay = (ids: readonly string[], accountId?: string) =>
  finance.call(payments.pay, { body: { ids: [...ids], ...(accountId === undefined ? {} : { accountId }) } });
const read = (id: string, content: string | Buffer, who: Caller = finance) =>
  who.call(payments.readReturn, { params: { id }, body: { file: { name: 'return', content: Buffer.from(content) } } });

describe('a paying account', () => {
  it('is kept by whoever pays, shows its number masked, and one at most is the default', async () => {
    const first = await addAccount({ isDefault: true });
    const second = await addAccount({ isDefault: true });
    expect(second).toMatchObject({ account: '**** 2345', isDefault: true, version: 1 });
    const all = (await finance.call(payments.listAccounts, {})).body.result;
    expect(all.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second.id]);
    const { accountNumber: _known, ...kept } = account({ name: first.name, isEnabled: false });
    const params = { id: first.id };
    const version = all.find(({ id }) => id === first.id)!.version;
    const changed = await finance.call(payments.changeAccount, { params, body: { ...kept, version } });
    expect(changed.body.result).toMatchObject({ account: '**** 2345', isEnabled: false });
    const stale = await finance.call(payments.changeAccount, { params, body: { ...kept, version } });
    expect([stale.status, stale.body.error]).toEqual([409, 'meeting-payments.accountChanged']);
    const named = await finance.call(payments.addAccount, { body: account({ name: second.name }) });
    expect([named.status, named.body.error]).toEqual([409, 'meeting-payments.accountNamed']);
    expect((await desk.rep.call(payments.listAccounts, {})).status).toBe(403);
    const off = await pay(['1'], first.id);
    expect([404, 409]).toContain(off.status);
  });

  it('names what it still misses: the number, and the code of the bank for ISO 20022', async () => {
    const { accountNumber: _number, ...without } = account({ format: 'PAIN_001', bankCode: '' });
    const answer = await finance.call(payments.addAccount, { body: without });
    expect([answer.status, answer.body.error]).toEqual([400, 'meeting-payments.accountIncomplete']);
    expect(answer.body.fields?.map(({ field }) => field)).toEqual(['body.accountNumber', 'body.bankCode']);
    const bad = await finance.call(payments.addAccount, { body: account({ bankCode: '12' }) });
    expect(bad.body.fields?.map(({ field }) => field)).toEqual(['body.bankCode']);
  });
});

describe('ISO 20022', () => {
  it('a batch leaves as pain.001 with its sums and accounts, and pain.002 settles it', async () => {
    const { id: accountId } = await addAccount({ format: 'PAIN_001' });
    const [one, two, three] = [await approved(100.1), await approved(50.2), await approved(20)];
    const batch = (await pay([one.id, two.id, three.id], accountId)).body.result;
    expect(batch).toMatchObject({ format: 'PAIN_001', count: 3, open: 3, account: { id: accountId } });
    const file = await finance.call(payments.bankFile, { params: { id: batch.id } });
    expect(file.headers['content-type']).toContain('application/xml');
    const xml = String(file.raw);
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(xml).toContain('<NbOfTxs>3</NbOfTxs><CtrlSum>170.30</CtrlSum>');
    expect(xml).toContain('<Nm>维立医药（上海）有限公司 &amp; 子公司</Nm>');
    expect(xml).toContain('<Id>1001234509000012345</Id>');
    expect(xml).toContain('<MmbId>102290000017</MmbId>');
    expect(xml).toContain(
      `<EndToEndId>${one.number}</EndToEndId></PmtId><Amt><InstdAmt Ccy="CNY">100.10</InstdAmt></Amt>`,
    );

    const status = (number: string, code: string, rest = ''): string =>
      `<TxInfAndSts><OrgnlEndToEndId>${number}</OrgnlEndToEndId><TxSts>${code}</TxSts>${rest}</TxInfAndSts>`;
    const report = (of: string, ...lines: string[]): string =>
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>R1</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${of}</OrgnlMsgId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${of}</OrgnlPmtInfId>${lines.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
    const other = await read(batch.id, report('B1999-00001', status(one.number, 'ACSC')));
    expect([other.status, other.body.error]).toEqual([409, 'meeting-payments.returnOfOther']);
    const answered = report(
      batch.number,
      status(one.number, 'ACSC', '<AcctSvcrRef>ICBC-77</AcctSvcrRef>'),
      status(two.number, 'RJCT', '<StsRsnInf><Rsn><Cd>AC01</Cd></Rsn><AddtlInf>账号户名不符</AddtlInf></StsRsnInf>'),
      status(three.number, 'ACSP'),
      status('P1999-00001', 'ACSC'),
    );
    const result = (await read(batch.id, answered)).body.result;
    expect(result).toMatchObject({ paid: 1, failed: 1, open: 1, ignored: 1 });
    expect(await find(one.id)).toMatchObject({ state: 'PAID', reference: 'ICBC-77' });
    expect(await find(two.id)).toMatchObject({ state: 'PAY_FAILED', failure: 'AC01 账号户名不符' });
    expect((await find(three.id)).state).toBe('PAYING');
    // The same file again settles nothing twice.
    expect((await read(batch.id, answered)).body.result).toMatchObject({ paid: 0, failed: 0, open: 1, ignored: 3 });
    const whole = report(batch.number).replace('</OrgnlMsgId>', '</OrgnlMsgId><GrpSts>ACSC</GrpSts>');
    expect((await read(batch.id, whole)).body.result.paid).toBe(1);
    expect((await find(three.id)).state).toBe('PAID');
  });

  it('a report that is none, names an unknown status or declares entities is refused and settles nothing', async () => {
    const { id: accountId } = await addAccount({ format: 'PAIN_001' });
    const { id, number } = await approved(10);
    const batch = (await pay([id], accountId)).body.result;
    const inner = `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${batch.number}</OrgnlMsgId></OrgnlGrpInfAndSts><TxInfAndSts><OrgnlEndToEndId>${number}</OrgnlEndToEndId><TxSts>XXXX</TxSts></TxInfAndSts></CstmrPmtStsRpt>`;
    const entity = `<!DOCTYPE d [<!ENTITY a "b">]><Document>${inner.replace('XXXX', 'ACSC')}</Document>`;
    for (const content of ['no xml', '<Document/>', `<Document>${inner}</Document>`, entity]) {
      const answer = await read(batch.id, content);
      expect([answer.status, answer.body.error]).toEqual([400, 'meeting-payments.returnUnreadable']);
    }
    expect((await find(id)).state).toBe('PAYING');
    expect((await read(batch.id, 'x', desk.rep)).status).toBe(403);
    expect([403, 404]).toContain((await read(batch.id, 'x', stranger)).status);
  });
});

describe('files of text', () => {
  it('records of a fixed width are GBK, amounts in cents, and the return file of the same bank settles them', async () => {
    const { id: accountId } = await addAccount({ format: 'FIXED' });
    const [one, two] = [await approved(12.34), await approved(5)];
    const batch = (await pay([one.id, two.id], accountId)).body.result;
    const file = await finance.call(payments.bankFile, { params: { id: batch.id } });
    expect(file.headers['content-type']).toContain('text/plain');
    const [line, ...rest] = splitLines(file.raw);
    expect(rest).toHaveLength(1);
    expect(line!.length).toBe(20 + 60 + 60 + 32 + 15 + 3 + 20);
    expect(new TextDecoder('gbk').decode(line!.subarray(80, 140)).trim()).toBe('工商银行杭州分行');
    expect(String(line!.subarray(172, 190))).toBe('000000000001234CNY');
    const record = (number: string, status: string, reference: string, reason = ''): string =>
      `${number.padEnd(20)}${status.padEnd(4)}${reference.padEnd(32)}${reason}\r\n`;
    const result = await read(batch.id, record(one.number, 'S', 'CCB-1') + record(two.number, 'F', '', 'closed'));
    expect(result.body.result).toMatchObject({ paid: 1, failed: 1 });
    expect(await find(two.id)).toMatchObject({ state: 'PAY_FAILED', failure: 'closed' });
    expect((await read(batch.id, record(one.number, 'Z', 'CCB-1'))).status).toBe(400);
  });

  it('a sheet comes back with its results in words, in the order of its own columns', async () => {
    const { id: accountId } = await addAccount();
    const [one, two] = [await approved(3), await approved(4)];
    const batch = (await pay([one.id, two.id], accountId)).body.result;
    const sheet = `\uFEFF结果,付款编号,回单号,原因\r\n成功,${one.number},CMB-9,\r\n处理中,${two.number},,\r\n`;
    expect((await read(batch.id, sheet)).body.result).toMatchObject({ paid: 1, open: 1 });
    expect(await find(one.id)).toMatchObject({ state: 'PAID', reference: 'CMB-9' });
    const [listed] = (await finance.call(payments.batches, {})).body.result.filter(({ id }) => id === batch.id);
    expect(listed).toMatchObject({ count: 2, open: 1, format: 'CSV' });
    expect((await read(batch.id, '编号,结果\r\n1,成功')).status).toBe(400);
  });
});

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf('\r\n', start);
    lines.push(bytes.subarray(start, end));
    start = end + 2;
  }
  return lines;
}
