// Files with decisions: kept for one's own task, told by their content, carried once, read as the process is (product: workflow; reliability 22).
import {
  workflowAdminEndpoints as admins,
  workflowEndpoints,
  workflowFileTypes,
  workflowTaskEndpoints,
} from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { bpmn } from '../../../../../../tools/testing/workflows/build.ts';
import { documentTypes, typeOfDocument } from '../../../platform/files/index.ts';

const calls = { ...workflowEndpoints, ...workflowTaskEndpoints };
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
let app: TestApp;
let rep: Caller;
let leader: Caller;
let compliance: Caller;
let liaison: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [rep, leader, compliance, liaison] = [
    await app.as('chen.yizhou'),
    await app.as('zhou.minxing'),
    await app.as('shen.lian'),
    await app.as('lin.zhiyuan'),
  ];
  const admin = await app.as('admin');
  const xml = bpmn('paper', 'start S\nuser A leader:1 attachment=true\nuser B role:COMP\nend E\nS > A > B > E');
  const card = { key: 'paper', category: 'OTHER', name: '凭证', enName: 'Papers', xml };
  expect((await admin.call(admins.deploy, { body: card })).status).toBe(200);
});
afterAll(() => app.close());

async function started(): Promise<{ instanceId: string; taskId: string }> {
  const { body } = await rep.call(calls.create, { body: { definitionKey: 'paper', form: {} } });
  return { instanceId: body.result.id, taskId: await taskOf(leader, body.result.id) };
}
async function taskOf(person: Caller, instanceId: string): Promise<string> {
  const { body } = await person.call(calls.listTodo, { query: { size: 100 } });
  return body.result.content.find((one) => one.instanceId === instanceId)!.id;
}
const upload = (person: Caller, id: string, name = '发票.png', content: Buffer | string = png) =>
  person.call(calls.uploadFile, { params: { id }, body: { file: { name, content } } });
const download = (person: Caller, id: string) => person.call(calls.downloadFile, { params: { id } });

describe('a file', () => {
  it('goes with the decision that asks for one, and is read as the process is', async () => {
    const { instanceId, taskId } = await started();
    const bare = await leader.call(calls.approve, { params: { id: taskId }, body: {} });
    expect([bare.status, bare.body.fields?.[0]?.field]).toEqual([400, 'body.attachments']);
    const invented = { attachments: [{ name: '假的', reference: '987654' }] };
    const wrong = await leader.call(calls.approve, { params: { id: taskId }, body: invented });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.attachments']);
    const files = [await upload(leader, taskId), await upload(leader, taskId, '说明.txt', '见附图')];
    expect(files.map(({ body }) => body.result.type)).toEqual(['image/png', 'text/plain']);
    const [first] = files.map(({ body }) => body.result);
    expect((await download(rep, first!.id)).status).toBe(404);
    expect((await download(leader, first!.id)).raw.equals(png)).toBe(true);
    const attachments = files.map(({ body }) => ({ name: '客户端的名字', reference: body.result.id }));
    const done = await leader.call(calls.approve, { params: { id: taskId }, body: { attachments } });
    expect(done.status).toBe(200);
    const detail = (await rep.call(calls.find, { params: { id: instanceId } })).body.result;
    const kept = detail.tasks.find(({ id }) => id === taskId)!.attachments;
    expect(kept.map(({ reference }) => reference)).toEqual(attachments.map(({ reference }) => reference));
    expect(kept.map(({ name }) => decodeURIComponent(name))).toEqual(['发票.png', '说明.txt']);
    const read = await download(rep, first!.id);
    expect([read.status, read.headers['content-type']]).toEqual([200, 'image/png']);
    expect(String(read.headers['content-disposition'])).toMatch(/^attachment;/);
    expect((await download(compliance, first!.id)).status).toBe(200);
    expect((await download(liaison, first!.id)).status).toBe(404);
    expect((await download(await app.as('tang.ke', 'kanglan'), first!.id)).status).toBe(404);
    const dropped = await leader.call(calls.dropFile, { params: { id: first!.id } });
    expect([dropped.status, dropped.body.error]).toEqual([404, 'workflows.fileNotFound']);
  });

  it('is not carried by another decision, nor by another person', async () => {
    const [one, two] = [await started(), await started()];
    const { id } = (await upload(leader, one.taskId)).body.result;
    const attachments = [{ name: 'x', reference: id }];
    expect((await leader.call(calls.approve, { params: { id: two.taskId }, body: { attachments } })).status).toBe(400);
    expect((await compliance.call(calls.dropFile, { params: { id } })).status).toBe(404);
    expect((await leader.call(calls.dropFile, { params: { id } })).status).toBe(200);
    expect((await leader.call(calls.approve, { params: { id: one.taskId }, body: { attachments } })).status).toBe(400);
  });

  it('comes only for a task of one’s own, ten at most, not too large', async () => {
    const { taskId } = await started();
    expect((await upload(rep, taskId)).status).toBe(404);
    expect((await upload(await app.as('tang.ke', 'kanglan'), taskId)).status).toBe(404);
    const huge = await upload(leader, taskId, 'a.txt', Buffer.alloc(10_485_761, 'a'));
    expect(huge.status).toBe(413);
    for (let count = 0; count < 10; count += 1) expect((await upload(leader, taskId)).status).toBe(200);
    const eleventh = await upload(leader, taskId);
    expect([eleventh.status, eleventh.body.error]).toEqual([409, 'workflows.tooManyFiles']);
  });

  it('is what its content shows, whatever its name says', async () => {
    const { taskId } = await started();
    const refused: [string, Buffer | string][] = [
      ['page.html', '<!doctype html><script>alert(1)</script>'],
      ['page.txt', '<script>alert(1)</script>'],
      ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['program.exe', Buffer.from('MZ\u0000\u0000')],
      ['report.pdf', png],
      ['archive.zip', Buffer.from('PK\u0003\u0004rest')],
      ['nothing.txt', ''],
    ];
    for (const [name, content] of refused) {
      const { status, body } = await upload(leader, taskId, name, content);
      expect([name, status, body.error]).toEqual([name, 400, 'workflows.fileKind']);
    }
    const office = (inner: string) => Buffer.from(`PK\u0003\u0004[Content_Types].xml ${inner}`, 'latin1');
    expect(typeOfDocument('a.docx', office('word/document.xml'))).toMatch(/wordprocessingml/);
    expect(typeOfDocument('a.xlsx', office('word/document.xml'))).toBeUndefined();
    expect(typeOfDocument('a.docm', office('word/document.xml word/vbaProject.bin'))).toBeUndefined();
    expect(typeOfDocument('A.JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'))).toBe('image/jpeg');
    expect(typeOfDocument('a.pdf', Buffer.from('%PDF-1.7'))).toBe('application/pdf');
    expect(documentTypes).toEqual(workflowFileTypes);
  });
});
