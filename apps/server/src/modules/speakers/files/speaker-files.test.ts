// Papers of a speaker through the calls: kept as what they are, read with the speaker, removed by whose they are (product: speakers).
import { speakerFileEndpoints as calls } from '@yijian/contract/speakers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { proposeSpeaker, speakersDesk, type Speakers } from '../../../../../../tools/testing/meetings/speakers.ts';
import { pdf } from '../../../../../../tools/testing/verifications/files.ts';

let app: TestApp;
let desk: Speakers;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  desk = await speakersDesk(app, new Date());
  id = await proposeSpeaker(desk);
});
afterAll(() => app.close());

const upload = (who = desk.rep, content = pdf(), name = 'cv.pdf') =>
  who.call(calls.upload, { params: { id }, body: { file: { name, content }, note: '简历' } });

it('a proposer and the office add papers, whoever sees the speaker reads them', async () => {
  const mine = await upload();
  expect(mine.body.result).toMatchObject({ name: 'cv.pdf', note: '简历', mayRemove: true });
  expect((await upload(desk.office)).status).toBe(200);
  const read = (await desk.compliance.call(calls.list, { params: { id } })).body.result;
  expect([read.content.length, read.mayAdd]).toEqual([2, false]);
  const file = await desk.medical.call(calls.download, { params: { id: mine.body.result.id } });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
});

it('refuses what is no paper, who may not, and who does not see the speaker', async () => {
  const bad = await upload(desk.rep, Buffer.from('MZ not a document'), 'cv.pdf');
  expect([bad.status, bad.body.error, bad.body.fields?.[0]?.field]).toEqual([400, 'speakers.fileKind', 'body.file']);
  expect((await upload(desk.compliance)).status).toBe(403);
  for (const who of [await app.as('wen.zhixu'), await app.as('admin', 'kanglan')]) {
    const answer = await who.call(calls.list, { params: { id } });
    expect([answer.status, answer.body.error]).toEqual([404, 'speakers.notFound']);
  }
});

it('is removed by who uploaded it or by the office, and leaves its trace', async () => {
  const { id: fileId } = (await upload(desk.office)).body.result;
  const other = await desk.rep.call(calls.remove, { params: { id: fileId } });
  expect([other.status, other.body.error]).toEqual([403, 'speakers.fileNotYours']);
  expect((await desk.office.call(calls.remove, { params: { id: fileId } })).status).toBe(200);
  const gone = await desk.office.call(calls.download, { params: { id: fileId } });
  expect([gone.status, gone.body.error]).toEqual([404, 'speakers.fileNotFound']);
  const [entry] = await app.owner<{ action: string; content: unknown }[]>`
    select action, old_values -> 'content' as content from audit_log
    where table_name = 'speaker_files' and row_id = ${fileId} order by id desc limit 1`;
  expect(entry).toEqual({ action: 'delete', content: null });
});
