// Finance keeps the text formats of its banks; a batch keeps the version that wrote it (product: payment, bank file).
import { auditEndpoints } from '@yijian/contract/audit';
import {
  meetingPaymentEndpoints as payments,
  type BankTextFormat,
  type BankTextFormatDraft,
} from '@yijian/contract/meeting-payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../../tools/testing/days.ts';
import { meetingsDesk, type Meetings } from '../../../../../../../tools/testing/meetings/meetings.ts';
import { mealApprover } from '../../../../../../../tools/testing/meetings/payments.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);

let app: TestApp;
let desk: Meetings;
let finance: Caller;
let stranger: Caller;
let approved: Awaited<ReturnType<typeof mealApprover>>;
let mine: BankTextFormat[];

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  [finance, stranger] = await Promise.all([app.as('qian.hui'), app.as('admin', 'kanglan')]);
  approved = await mealApprover(desk);
  mine = await listed();
});
afterAll(() => app.close());

const listed = async () => (await finance.call(payments.listFormats, {})).body.result;
const first = (kind: 'CSV' | 'FIXED'): BankTextFormat => mine.find((one) => one.kind === kind)!;
let formats = 0;
function draft(kind: 'CSV' | 'FIXED', change: Partial<BankTextFormatDraft> = {}): BankTextFormatDraft {
  const { id: _id, version: _version, accounts: _accounts, updatedAt: _at, isEnabled: _on, ...layout } = first(kind);
  return { ...layout, name: `测试格式 ${(formats += 1)}`, ...change };
}
const faultsOf = async (body: BankTextFormatDraft) => {
  const answer = await finance.call(payments.addFormat, { body });
  expect(answer.status).toBe(400);
  return (answer.body.fields ?? []).map(({ field }) => field);
};

async function batchOf(format: BankTextFormat, ids: readonly string[]) {
  const account = {
    name: `账户 ${format.name}`,
    holder: '维立医药有限公司',
    bankName: '工商银行',
    accountNumber: '1202021009900001234',
    format: format.kind,
    formatId: format.id,
  };
  const made = await finance.call(payments.addAccount, { body: account });
  expect(made.body.result.textFormat).toEqual({ id: format.id, name: format.name });
  const batch = await finance.call(payments.pay, { body: { ids: [...ids], accountId: made.body.result.id } });
  expect(batch.status, batch.body.message).toBe(200);
  return batch.body.result;
}
const fileOf = (id: string) => finance.call(payments.bankFile, { params: { id } });

describe('the formats of bank files', () => {
  it('begin as a sheet and records of a fixed width in every enterprise, and are kept by whoever pays', async () => {
    expect(mine.map(({ name, kind, version }) => [name, kind, version])).toEqual([
      ['通用表格', 'CSV', 1],
      ['通用定长', 'FIXED', 1],
    ]);
    expect((await desk.rep.call(payments.listFormats, {})).status).toBe(403);
    expect((await desk.rep.call(payments.addFormat, { body: draft('CSV') })).status).toBe(403);
    const others = await app.owner`
      select f.name from meeting_payment_formats f join enterprises e on e.id = f.enterprise_id where e.realm = 'kanglan' order by f.id`;
    expect(others.map(({ name }) => name as string)).toEqual(['通用表格', '通用定长']);
    const params = { id: first('CSV').id };
    const outside = await stranger.call(payments.changeFormat, { params, body: { ...draft('CSV'), version: 1 } });
    expect([403, 404]).toContain(outside.status);
  });

  it('are refused where they cannot work, with the field named', async () => {
    const { columns, returned } = draft('FIXED');
    const without = columns.filter(({ field }) => field !== 'net');
    expect(await faultsOf(draft('FIXED', { columns: without }))).toEqual(['body.columns']);
    const narrow = columns.map((one) => (one.field === 'account' ? { ...one, width: 12 } : one));
    expect(await faultsOf(draft('FIXED', { columns: narrow }))).toEqual(['body.columns.3.width']);
    const twice = [...columns, columns[0]!];
    expect(await faultsOf(draft('FIXED', { columns: twice }))).toEqual(['body.columns.7.field']);
    expect(await faultsOf(draft('CSV', { encoding: 'EBCDIC' as 'GBK' }))).toEqual(['body.encoding']);
    const untitled = columns.map((one, at) => (at === 1 ? { ...one, title: '' } : one));
    expect(await faultsOf(draft('CSV', { columns: untitled }))).toEqual(['body.columns.1.title']);
    const mute = returned.filter(({ field }) => field !== 'status');
    expect(await faultsOf(draft('CSV', { returned: mute }))).toEqual(['body.returned']);
    expect(await faultsOf(draft('FIXED', { paidCodes: ['SUCCESS'] }))).toEqual(['body.returned.1.width']);
    expect(await faultsOf(draft('CSV', { failedCodes: ['成功'] }))).toEqual(['body.failedCodes']);
    expect(await faultsOf(draft('CSV', { header: '{batch}{bank}' }))).toEqual(['body.header']);
    const sample = await finance.call(payments.sampleFormat, { body: draft('CSV', { header: '{bank}' }) });
    expect([sample.status, sample.body.error]).toEqual([400, 'meeting-payments.formatUnusable']);
  });

  it('show a file as they would write it while they are edited', async () => {
    const body = draft('FIXED', { header: 'H{date}{count:6}{cents:15}', footer: 'T{batch:20}' });
    const { name, content, bytes, returned } = (await finance.call(payments.sampleFormat, { body })).body.result;
    const [head, one, ...rest] = content.trimEnd().split('\r\n');
    expect(name).toBe('B2026-00004.txt');
    expect(head).toBe('H20260610000003000000001688140');
    expect(one).toMatch(/^P2026-00017 {9}欧阳景行/);
    expect(rest.at(-1)).toMatch(/^TB2026-00004$/);
    expect(bytes).toBe(20 + 60 + 60 + 32 + 15 + 3 + 20);
    expect(returned.split('\r\n')[0]).toMatch(/^P2026-00017 {9}S {3}ICBC/);
    const sheet = draft('CSV', { separator: ';', hasTitles: false });
    const plain = (await finance.call(payments.sampleFormat, { body: sheet })).body.result.content;
    expect(plain.split('\r\n')[2]).toBe(
      '"P2026-00019";"沈, ""言""";"中国银行浙江省分行";"371458190026";"0.90";"CNY";"M2026-00034"',
    );
    expect(await listed()).toHaveLength(mine.length);
  });

  it('change in versions; a batch is written and read by the version of its day, and the trail holds both', async () => {
    const { columns, returned } = draft('CSV');
    const made = (await finance.call(payments.addFormat, { body: draft('CSV') })).body.result;
    const { id: paymentId, number } = await approved(10, { accountNumber: '6222021202041234567' });
    const batch = await batchOf(made, [paymentId]);
    expect(batch.textFormat).toEqual({ id: made.id, name: made.name, version: 1 });
    const { id, accounts: _accounts, updatedAt: _at, ...layout } = made;
    const other = { ...layout, encoding: 'GBK' as const, separator: '|' as const, columns: columns.toReversed() };
    const codes = { paidCodes: ['00'], failedCodes: ['99'], returned: returned.toReversed() };
    const changed = await finance.call(payments.changeFormat, { params: { id }, body: { ...other, ...codes } });
    expect(changed.body.result).toMatchObject({ version: 2, separator: '|', accounts: 1 });
    const stale = await finance.call(payments.changeFormat, { params: { id }, body: { ...other, ...codes } });
    expect([stale.status, stale.body.error]).toEqual([409, 'meeting-payments.formatChanged']);
    const kind = { ...draft('FIXED'), version: 2 };
    const turned = await finance.call(payments.changeFormat, { params: { id }, body: kind });
    expect(turned.body.error).toBe('meeting-payments.formatKindKept');
    const named = await finance.call(payments.addFormat, { body: draft('CSV', { name: made.name }) });
    expect([named.status, named.body.fields?.[0]?.field]).toEqual([409, 'body.name']);

    expect(String((await fileOf(batch.id)).raw)).toContain(`"${number}","`);
    const sheet = { name: 'return.csv', content: Buffer.from(`付款编号,结果\n${number},成功\n`) };
    const read = await finance.call(payments.readReturn, { params: { id: batch.id }, body: { file: sheet } });
    expect(read.body.result).toMatchObject({ paid: 1 });

    const next = await approved(20, { accountNumber: '6222021202041234567' });
    const accountId = batch.account!.id;
    const newer = (await finance.call(payments.pay, { body: { ids: [next.id], accountId } })).body.result;
    expect(newer.textFormat?.version).toBe(2);
    const text = new TextDecoder('gbk').decode((await fileOf(newer.id)).raw);
    expect(text.split('\r\n')[0]).toBe('会议编号|币种|金额|账号|开户行|收款人|付款编号');
    const answer = { name: 'return.txt', content: Buffer.from(`x|x|x|x\n`) };
    expect((await finance.call(payments.readReturn, { params: { id: newer.id }, body: { file: answer } })).status).toBe(
      400,
    );
    const admin = await app.as('admin');
    const query = { kind: 'meeting_payment_format_versions', size: 50 };
    const trail = await admin.call(auditEndpoints.list, { query });
    const versions = await app.owner<{ id: string }[]>`
      select id::text as id from meeting_payment_format_versions where enterprise_id = 1 and format_id = ${id}`;
    expect(versions).toHaveLength(2);
    const told = trail.body.result.content.filter(({ recordId }) => versions.some((one) => one.id === recordId));
    expect(told.map(({ userName }) => userName)).toEqual(['钱慧', '钱慧']);
  });

  it('are switched off once no account uses them: no new account or batch gets them, and they are switched on again', async () => {
    const made = (await finance.call(payments.addFormat, { body: draft('CSV') })).body.result;
    const { id, accounts: _accounts, updatedAt: _at, ...body } = made;
    expect(made.isEnabled).toBe(true);
    const params = { id };
    const off = (await finance.call(payments.changeFormat, { params, body: { ...body, isEnabled: false } })).body
      .result;
    expect(off).toMatchObject({ isEnabled: false, version: 2 });
    const account = {
      name: `账户 ${made.name}`,
      holder: '维立医药有限公司',
      bankName: '工商银行',
      accountNumber: '1202021009900001234',
      format: 'CSV' as const,
      formatId: id,
    };
    const refused = await finance.call(payments.addAccount, { body: account });
    expect([refused.status, refused.body.error]).toEqual([409, 'meeting-payments.formatOff']);
    const on = await finance.call(payments.changeFormat, { params, body: { ...body, version: 2, isEnabled: true } });
    expect(on.body.result.version).toBe(3);
    expect((await finance.call(payments.addAccount, { body: account })).status).toBe(200);
    const used = await finance.call(payments.changeFormat, { params, body: { ...body, version: 3, isEnabled: false } });
    expect([used.status, used.body.error]).toEqual([409, 'meeting-payments.formatInUse']);
    expect(used.body.message).toContain('1');
  });

  it('tell every version with who wrote it and the batches that it wrote, to whoever pays and to nobody else', async () => {
    const made = (await finance.call(payments.addFormat, { body: draft('CSV') })).body.result;
    const { id, accounts: _accounts, updatedAt: _at, ...body } = made;
    const payment = await approved(40, { accountNumber: '6222021202041234567' });
    await batchOf(made, [payment.id]);
    await finance.call(payments.changeFormat, { params: { id }, body: { ...body, separator: '|' } });
    const call = (who: Caller, of = id) => who.call(payments.listFormatVersions, { params: { id: of } });
    const told = (await call(finance)).body.result;
    expect(told.map((one) => [one.version, one.userName, one.batches, one.layout.separator])).toEqual([
      [2, '钱慧', 0, '|'],
      [1, '钱慧', 1, ','],
    ]);
    expect((await call(finance, first('CSV').id)).body.result.at(-1)).toMatchObject({ version: 1, userName: null });
    expect([(await call(desk.rep)).status, (await call(finance, '999999')).status]).toEqual([403, 404]);
    expect([403, 404]).toContain((await call(stranger)).status);
  });

  it('write no file that cuts an account or an amount, and name the payment', async () => {
    const columns = draft('FIXED').columns.map((one) => (one.field === 'account' ? { ...one, width: 19 } : one));
    const made = (await finance.call(payments.addFormat, { body: draft('FIXED', { columns }) })).body.result;
    const { id, number } = await approved(30, { accountNumber: '62220212020412345678901' });
    const batch = await batchOf(made, [id]);
    const file = await fileOf(batch.id);
    expect([file.status, file.body.error]).toEqual([409, 'meeting-payments.valuesTooLong']);
    expect(file.body.message).toContain(number);
  });
});
