// Materials on their way: drafted, reviewed, in force, revised, recalled, expired, and what is not allowed (product: Content machine).
import { libraryEndpoints as library, type MaterialDetail } from '@yijian/contract/library';
import { notificationEndpoints } from '@yijian/contract/notifications';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { readPdfText } from '../../../../../tools/testing/pdf-text.ts';
import { pdf } from '../../../../../tools/testing/verifications/files.ts';

let app: TestApp;
let writer: Caller;
let medical: Caller;
let compliance: Caller;
let rep: Caller;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
let number = 0;
const draft = (change: object = {}) => {
  number += 1;
  return {
    type: 'SLIDES',
    audience: 'PROMOTIONAL',
    title: `左乙拉西坦幻灯 ${number}`,
    expiresOn: inDays(200),
    ...change,
  };
};
const add = async (change: object = {}, who = writer): Promise<string> =>
  (await who.call(library.add, { body: draft(change) })).body.result.id;
const plain = { name: 'slides.pdf', content: pdf({ pages: 2 }) };
const bring = (id: string, file: object = plain, who = writer) =>
  who.call(library.upload, { params: { id }, body: { file } });
const find = async (id: string, who = writer): Promise<MaterialDetail> =>
  (await who.call(library.find, { params: { id } })).body.result;
const agree = async (who: Caller, title: string): Promise<void> => {
  const open = (await who.call(tasks.listTodo, { query: { size: 50 } })).body.result.content;
  const task = open.find((one) => one.title.includes(title))!;
  expect((await who.call(tasks.approve, { params: { id: task.id }, body: { comment: '同意' } })).status).toBe(200);
};
const approved = async (change: object = {}, who = writer): Promise<string> => {
  const id = await add(change, who);
  await bring(id, undefined, who);
  await who.call(library.submit, { params: { id } });
  const { titleZh } = await find(id, who);
  await agree(medical, titleZh);
  await agree(compliance, titleZh);
  return id;
};

beforeAll(async () => {
  app = await startTestApp();
  [writer, medical, compliance, rep] = await Promise.all([
    app.as('fang.ruogu'),
    app.as('he.jing'),
    app.as('shen.lian'),
    app.as('chen.yizhou'),
  ]);
});
afterAll(() => app.close());

describe('the way of a material', () => {
  it('needs a file, passes medical and compliance, and is in force with a number', async () => {
    const id = await add();
    const early = await writer.call(library.submit, { params: { id } });
    expect([early.status, early.body.error]).toEqual([409, 'library.noFile']);
    expect((await bring(id)).status).toBe(200);
    expect((await writer.call(library.submit, { params: { id } })).body.result.state).toBe('IN_REVIEW');
    expect((await find(id, rep)) as unknown).toBeUndefined();
    const { titleZh } = await find(id);
    await agree(medical, titleZh);
    expect((await find(id)).state).toBe('IN_REVIEW');
    await agree(compliance, titleZh);
    const done = await find(id, rep);
    expect(done).toMatchObject({ state: 'APPROVED', reviewer: { name: '沈廉' }, acts: ['download'], downloads: [] });
    expect(done.approvalNumber).toMatch(/^YJ-\d{4}-\d{4}$/);
  });

  it('refused it is a draft again and its owner is told', async () => {
    const id = await add();
    await bring(id);
    await writer.call(library.submit, { params: { id } });
    const { titleZh } = await find(id);
    const open = (await medical.call(tasks.listTodo, { query: { size: 50 } })).body.result.content;
    const task = open.find((one) => one.title.includes(titleZh))!;
    await medical.call(tasks.reject, { params: { id: task.id }, body: { comment: '缺少文献' } });
    await expect.poll(async () => (await find(id)).state, { timeout: 10_000 }).toBe('DRAFT');
    const notices = (await writer.call(notificationEndpoints.list, { query: { size: 20 } })).body.result.content;
    expect(notices.some((one) => one.title.includes(titleZh))).toBe(true);
  });

  it('a new edition supersedes the one before once it is approved, and there is one at a time', async () => {
    const id = await approved();
    const next = (await writer.call(library.revise, { params: { id } })).body.result;
    const twice = await writer.call(library.revise, { params: { id } });
    expect([twice.status, twice.body.error]).toEqual([409, 'library.revisionOpen']);
    expect(await find(next.id)).toMatchObject({ edition: 2, state: 'DRAFT', file: { name: 'slides.pdf' } });
    expect((await find(id)).state).toBe('APPROVED');
    const change = { ...draft({ title: `新版 ${id}` }), version: next.version };
    await writer.call(library.change, { params: { id: next.id }, body: change });
    await writer.call(library.submit, { params: { id: next.id } });
    await agree(medical, `新版 ${id}`);
    await agree(compliance, `新版 ${id}`);
    expect((await find(id)).state).toBe('SUPERSEDED');
    expect((await find(next.id)).editions.map((one) => [one.edition, one.state])).toEqual([
      [2, 'APPROVED'],
      [1, 'SUPERSEDED'],
    ]);
    expect((await rep.call(library.download, { params: { id } })).body.error).toBe('library.notInForce');
  });

  it('a recall reaches everyone who downloaded it, and nobody downloads it afterwards', async () => {
    const id = await approved();
    const file = await rep.call(library.download, { params: { id } });
    expect([file.status, String(file.headers['content-type'])]).toEqual([200, 'application/pdf']);
    // Whoever took it stands across every page, with the time.
    expect(readPdfText(file.raw).text).toMatch(/陈亦舟 chen\.yizhou \d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
    expect(await find(id)).toMatchObject({ downloadCount: 1, downloads: [{ userName: '陈亦舟' }] });
    const answer = await compliance.call(library.recall, { params: { id }, body: { reason: '剂量有误' } });
    expect(answer.body.result).toMatchObject({ state: 'RECALLED', notified: 1 });
    const notices = (await rep.call(notificationEndpoints.list, { query: { size: 20 } })).body.result.content;
    expect(notices.some((one) => one.title.includes('剂量有误'))).toBe(true);
    expect((await rep.call(library.download, { params: { id } })).body.error).toBe('library.notInForce');
  });

  it('after its last day it is expired, leaves the list of those in force and is not downloaded', async () => {
    const id = await approved({ expiresOn: inDays(10) });
    const inForce = async (query: object) =>
      (await rep.call(library.list, { query: { size: 100, ...query } })).body.result.content.map((one) => one.id);
    expect(await inForce({ state: 'APPROVED', isExpiring: true })).toContain(id);
    await app.owner`update library_materials set expires_on = ${inDays(-2)} where enterprise_id = 1 and id = ${id}`;
    expect(await inForce({ state: 'APPROVED' })).not.toContain(id);
    expect(await inForce({ state: 'EXPIRED' })).toContain(id);
    expect((await rep.call(library.download, { params: { id } })).body.error).toBe('library.notInForce');
  });

  it.each(['change', 'submit', 'revise', 'recall'] as const)('what is in review refuses %s', async (act) => {
    const id = await add();
    await bring(id);
    await writer.call(library.submit, { params: { id } });
    const body = {
      change: { ...draft(), version: 3 },
      recall: { reason: '原因' },
      submit: undefined,
      revise: undefined,
    }[act];
    const who = act === 'recall' ? compliance : writer;
    const answer = await who.call(library[act] as typeof library.change, { params: { id }, body });
    expect([answer.status, answer.body.error]).toEqual([409, 'library.notPossible']);
  });
});

describe('who sees and does what', () => {
  it('medical materials are hidden from sales, in the list, in the count and by id', async () => {
    const msl = await app.as('lin.zhiyuan');
    const refused = await writer.call(library.add, { body: draft({ audience: 'MEDICAL' }) });
    expect(refused.body.fields?.map((one) => one.field)).toEqual(['body.audience']);
    const id = await approved({ audience: 'MEDICAL', title: '医学专用问答' }, msl);
    const query = { keyword: '医学专用问答' };
    expect((await rep.call(library.list, { query })).body.result.content).toEqual([]);
    expect((await rep.call(library.count, { query })).body.result.totalElements).toBe(0);
    expect((await rep.call(library.find, { params: { id } })).body.error).toBe('library.notFound');
    expect((await rep.call(library.download, { params: { id } })).body.error).toBe('library.notFound');
    expect((await msl.call(library.list, { query })).body.result.content.map((one) => one.id)).toEqual([id]);
  });

  it('LIB-02 LIB-03 LIB-04 LEF-05 findByMaterialType pages the materials of a type, and those of all types without one', async () => {
    const query = { size: 100 };
    const all = (await rep.call(library.list, { query })).body.result;
    expect(all.totalElements).toBe(all.content.length);
    const types = [...new Set(all.content.map(({ type }) => type))];
    expect(types.length).toBeGreaterThan(1);
    for (const materialType of types) {
      const { body } = await rep.call(library.list, { query: { ...query, materialType } });
      const ids = all.content.filter(({ type }) => type === materialType).map(({ id }) => id);
      expect([materialType, body.result.content.map(({ id }) => id)]).toEqual([materialType, ids]);
    }
    const wrong = await rep.call(library.list, { query: { materialType: 'NOVEL' as never } });
    expect([wrong.status, wrong.body.fields?.map(({ field }) => field)]).toEqual([400, ['query.materialType']]);
  });

  it('sales write nothing, marketing recalls nothing, another enterprise sees nothing', async () => {
    const id = await approved();
    expect((await rep.call(library.add, { body: draft() })).status).toBe(403);
    expect((await writer.call(library.recall, { params: { id }, body: { reason: '原因' } })).status).toBe(403);
    const foreign = await app.as('ye.qing', 'kanglan');
    expect((await foreign.call(library.find, { params: { id } })).body.error).toBe('library.notFound');
  });

  it('bad input names its field, and a file must be what it says', async () => {
    const wrong = await writer.call(library.add, { body: draft({ productId: '999999', expiresOn: inDays(1000) }) });
    expect(wrong.body.fields?.map((one) => one.field)).toEqual(['body.productId', 'body.expiresOn']);
    const id = await add();
    const lie = await bring(id, { name: 'slides.pdf', content: Buffer.from('MZ this is a program') });
    expect([lie.status, lie.body.error]).toEqual([400, 'library.fileKind']);
    expect((await find(id)).file).toBeNull();
    const stale = await writer.call(library.change, { params: { id }, body: { ...draft(), version: 9 } });
    expect([stale.status, stale.body.error]).toEqual([409, 'library.changedMeanwhile']);
  });
});
