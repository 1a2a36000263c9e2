// Institutions and suppliers on their way: registered once, reviewed by another, expired, blocked, and what is not allowed (product: institution, supplier).
import {
  institutionEndpoints as institutions,
  supplierEndpoints as suppliers,
  isCreditCode,
} from '@yijian/contract/counterparties';
import { notificationEndpoints } from '@yijian/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { creditCode } from '../../../../../tools/testing/credit-codes.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';
import { pdf } from '../../../../../tools/testing/verifications/files.ts';

let app: TestApp;
let office: Caller;
let compliance: Caller;
let number = 5000;

const draft = (change: object = {}) => {
  number += 1;
  return { name: `睡眠学会 ${number}`, creditCode: creditCode(number), category: 'SOCIETY', ...change };
};
const add = async (change: object = {}): Promise<string> =>
  (await office.call(institutions.add, { body: draft(change) })).body.result.id;
const bring = (id: string, documentType: string, content = pdf()) =>
  office.call(institutions.upload, { params: { id }, body: { documentType, file: { name: 'a.pdf', content } } });
const find = async (id: string, who = office) => (await who.call(institutions.find, { params: { id } })).body.result;
const submit = (id: string) => office.call(institutions.submit, { params: { id } });
const decide = (id: string, body: object = { isApproved: true }, who = compliance) =>
  who.call(institutions.decide, { params: { id }, body });
const block = (id: string, isBlocked: boolean) =>
  compliance.call(institutions.block, { params: { id }, body: { isBlocked, reason: '商业贿赂' } });
const submitted = async (change: object = {}): Promise<string> => {
  const id = await add(change);
  await bring(id, 'LICENSE');
  await bring(id, 'DUE_DILIGENCE');
  expect((await submit(id)).status).toBe(200);
  return id;
};
const approved = async (change: object = {}): Promise<string> => {
  const id = await submitted(change);
  expect((await decide(id)).status).toBe(200);
  return id;
};

beforeAll(async () => {
  app = await startTestApp();
  [office, compliance] = await Promise.all([app.as('wu.yue'), app.as('shen.lian')]);
});
afterAll(() => app.close());

describe('the credit code', () => {
  it('is checked by its last digit', async () => {
    // Published codes of well-known organizations.
    expect(['91440300708461136T', '91330100799655058B'].map(isCreditCode)).toEqual([true, true]);
    expect(['91440300708461136A', '91440300708461136', '9144030070846113OT'].map(isCreditCode)).toEqual([
      false,
      false,
      false,
    ]);
    const wrong = await office.call(institutions.add, { body: draft({ creditCode: '91440300708461136A' }) });
    expect([wrong.status, wrong.body.fields?.map((fault) => fault.field)]).toEqual([400, ['body.creditCode']]);
  });

  it('is registered once among institutions, on adding and on changing; a supplier may have the same', async () => {
    const first = draft();
    const { id } = (await office.call(institutions.add, { body: first })).body.result;
    const twice = await office.call(institutions.add, {
      body: { ...first, creditCode: first.creditCode.toLowerCase() },
    });
    expect([twice.status, twice.body.error]).toEqual([409, 'counterparties.creditCodeTaken']);
    const other = await add();
    const change = { params: { id: other }, body: { ...first, version: 1 } };
    expect((await office.call(institutions.change, change)).body.error).toBe('counterparties.creditCodeTaken');
    const itself = { params: { id }, body: { ...first, name: '改名学会', version: 1 } };
    expect((await office.call(institutions.change, itself)).body.result).toMatchObject({ version: 2 });
    const supplier = await office.call(suppliers.add, { body: { ...first, category: 'VENUE' } });
    expect(supplier.status).toBe(200);
  });
});

describe('the review', () => {
  it('needs licence and due diligence, and ends in an approval of a year', async () => {
    const id = await add();
    await bring(id, 'LICENSE');
    const early = await submit(id);
    expect([early.status, early.body.error]).toEqual([409, 'counterparties.documentsMissing']);
    await bring(id, 'DUE_DILIGENCE');
    expect((await submit(id)).body.result.state).toBe('IN_REVIEW');
    expect((await decide(id)).body.result.state).toBe('APPROVED');
    const done = await find(id, compliance);
    expect(done).toMatchObject({ validUntil: shanghaiDay(365), acts: ['block'], documentCount: 2 });
    const file = await office.call(institutions.download, { params: { id: done.documents[0]!.id } });
    expect([file.status, String(file.headers['content-type'])]).toEqual([200, 'application/pdf']);
    const notices = (await office.call(notificationEndpoints.list, { query: { size: 20 } })).body.result.content;
    expect(notices.some((notice) => notice.title.includes(done.nameZh))).toBe(true);
  });

  it('refuses who is on a sanctions list, and asks for a reason to reject or to accept a high risk', async () => {
    const listed = await submitted({ flags: ['SANCTIONED'] });
    const refused = await decide(listed, { isApproved: true, reason: '必须合作' });
    expect([refused.status, refused.body.error]).toEqual([409, 'counterparties.sanctioned']);
    expect((await decide(listed, { isApproved: false })).body.fields?.map((fault) => fault.field)).toEqual([
      'body.reason',
    ]);
    expect((await decide(listed, { isApproved: false, reason: '在名单上' })).body.result.state).toBe('DRAFT');
    const risky = await submitted({ flags: ['GOVERNMENT', 'DOCTOR_TIE'] });
    expect(await find(risky)).toMatchObject({ score: 60, risk: 'HIGH' });
    expect((await decide(risky)).status).toBe(400);
    expect((await decide(risky, { isApproved: true, reason: '已有缓释措施' })).status).toBe(200);
  });

  it('an approval ends with the licence and within two years, and an ended licence is not submitted', async () => {
    const id = await submitted({ licenseUntil: shanghaiDay(40) });
    const far = await decide(id, { isApproved: true, validUntil: shanghaiDay(900) });
    expect(far.body.fields?.map((fault) => fault.field)).toEqual(['body.validUntil']);
    await decide(id, { isApproved: true, validUntil: shanghaiDay(300) });
    expect((await find(id)).validUntil).toBe(shanghaiDay(40));
    const ended = await add({ licenseUntil: shanghaiDay(-2) });
    await bring(ended, 'LICENSE');
    await bring(ended, 'DUE_DILIGENCE');
    expect((await submit(ended)).body.error).toBe('counterparties.licenseEnded');
  });

  it('is never made by who submitted it, whatever rights they hold', async () => {
    const admin = await app.as('admin');
    const id = await add();
    await bring(id, 'LICENSE');
    await bring(id, 'DUE_DILIGENCE');
    await admin.call(institutions.submit, { params: { id } });
    const own = await decide(id, { isApproved: true }, admin);
    expect([own.status, own.body.error]).toEqual([403, 'counterparties.ownRequest']);
    expect((await find(id, admin)).acts).toEqual(['block']);
  });
});

describe('the states', () => {
  it('after its last day an approval is expired, leaves the list of approved ones and is renewed through a review', async () => {
    const id = await approved();
    const among = async (query: object) =>
      (await office.call(institutions.list, { query: { size: 100, ...query } })).body.result.content.map(
        (row) => row.id,
      );
    const end = (day: string) =>
      app.owner`update counterparties set valid_until = ${day} where enterprise_id = 1 and id = ${id}`;
    await end(shanghaiDay(10));
    expect(await among({ state: 'APPROVED', isExpiring: true })).toContain(id);
    await end(shanghaiDay(-2));
    expect(await among({ state: 'APPROVED' })).not.toContain(id);
    expect(await among({ state: 'EXPIRED' })).toContain(id);
    expect((await office.call(institutions.renew, { params: { id } })).body.result.state).toBe('DRAFT');
    expect((await submit(id)).body.result.state).toBe('IN_REVIEW');
  });

  it('a blocked one does nothing until the block is lifted, then it is looked at anew', async () => {
    const id = await approved();
    expect((await block(id, true)).body.result.state).toBe('BLOCKED');
    expect(await find(id)).toMatchObject({ reason: '商业贿赂', validUntil: null, acts: [] });
    expect((await office.call(institutions.renew, { params: { id } })).body.error).toBe('counterparties.notPossible');
    expect((await block(id, true)).body.error).toBe('counterparties.notPossible');
    expect((await block(id, false)).body.result.state).toBe('DRAFT');
  });

  it.each([
    ['DRAFT', ['renew', 'approve', 'reject', 'unblock']],
    ['IN_REVIEW', ['change', 'upload', 'submit', 'renew', 'unblock']],
    ['APPROVED', ['change', 'upload', 'submit', 'approve', 'reject', 'unblock']],
    ['BLOCKED', ['change', 'upload', 'submit', 'renew', 'approve', 'reject', 'block']],
  ])('%s refuses %s', async (state, acts) => {
    const ways: Readonly<Record<string, () => Promise<string>>> = { IN_REVIEW: submitted, APPROVED: approved };
    const id = await (ways[state] ?? add)();
    if (state === 'BLOCKED') await block(id, true);
    const params = { id };
    const calls: Readonly<Record<string, () => Promise<{ status: number; body: { error?: string } }>>> = {
      change: () => office.call(institutions.change, { params, body: { ...draft(), version: 1 } }),
      upload: () => bring(id, 'OTHER'),
      submit: () => submit(id),
      renew: () => office.call(institutions.renew, { params }),
      approve: () => decide(id),
      reject: () => decide(id, { isApproved: false, reason: '不符' }),
      block: () => block(id, true),
      unblock: () => block(id, false),
    };
    const answers = [];
    for (const act of acts) answers.push([act, (await calls[act]!()).body.error]);
    expect(answers).toEqual(acts.map((act) => [act, 'counterparties.notPossible']));
    expect((await find(id)).state).toBe(state);
  });
});

describe('who sees and does what', () => {
  it('representatives see none, the office reviews none, another enterprise and the other kind find nothing', async () => {
    const id = await submitted();
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(institutions.list, { query: {} })).status).toBe(403);
    expect((await decide(id, { isApproved: true }, office)).status).toBe(403);
    const foreign = await app.as('admin', 'kanglan');
    expect((await foreign.call(institutions.find, { params: { id } })).body.error).toBe('counterparties.notFound');
    expect(
      (await foreign.call(institutions.list, { query: { size: 100 } })).body.result.content.map((row) => row.id),
    ).not.toContain(id);
    expect((await office.call(suppliers.find, { params: { id } })).body.error).toBe('counterparties.notFound');
    const [document] = (await find(id)).documents;
    const params = { id: document!.id };
    expect((await foreign.call(institutions.download, { params })).body.error).toBe('counterparties.fileNotFound');
    expect((await office.call(suppliers.download, { params })).body.error).toBe('counterparties.fileNotFound');
  });

  it('bad input names its field, and a file must be what it says', async () => {
    const venue = await office.call(institutions.add, { body: draft({ category: 'VENUE' }) });
    expect(venue.body.fields?.map((fault) => fault.field)).toEqual(['body.category']);
    const id = await add();
    const lie = await bring(id, 'LICENSE', Buffer.from('MZ this is a program'));
    expect([lie.status, lie.body.error]).toEqual([400, 'counterparties.fileKind']);
    const stale = await office.call(institutions.change, { params: { id }, body: { ...draft(), version: 9 } });
    expect([stale.status, stale.body.error]).toEqual([409, 'counterparties.changedMeanwhile']);
  });
});
