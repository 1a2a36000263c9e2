// A doctor takes the own data away: every sheet, in the own language, with what was asked below articles, and nothing of anybody else.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorOwnEndpoints as own } from '@yijian/contract/doctor-portal';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../../tools/testing/content/sending.ts';
import { givePhone, signInAs } from '../../../../../../../tools/testing/meetings/doctor-portal.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-own-file-'));
const now = morning();
let app: TestApp;
let desk: SendingDesk;
let doctor: Caller;
let other: Caller;
let articleId: string;
const question = `肝功能不全者如何用药？${randomUUID()}`;

beforeAll(async () => {
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await sendingDesk(app, now);
  const [one, two] = (await desk.doctors(2)) as [string, string];
  await givePhone(app, one, '13900060011');
  await givePhone(app, two, '13900060012');
  doctor = await signInAs(app, folder, '13900060011');
  other = await signInAs(app, folder, '13900060012');
  articleId = await desk.publish({ title: '本人下载用文章', enTitle: 'An article for the download' });
  const { id } = (await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids: [one] } })).body.result;
  await desk.dispatch();
  const [recipient] = await desk.recipients(id);
  await app.app.server.inject({
    method: 'POST',
    url: `/d/read/${desk.tokenOf(recipient!.id)}/ask`,
    payload: new URLSearchParams({ question }).toString(),
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sheetsOf(who: Caller, language: 'zh' | 'en' = 'zh') {
  const answer = await who.call(own.download, {}, { 'accept-language': language });
  expect(answer.status).toBe(200);
  const { sheets } = await readXlsx(answer.raw);
  return new Map(sheets.map(({ name, rows }) => [name, rows.map((row) => row.map((cell) => String(cell ?? '')))]));
}

it('every sheet is there, with the question below an article and the letter that it answers', async () => {
  const sheets = await sheetsOf(doctor);
  expect([...sheets.keys()]).toEqual(['资料', '申请', '授权', '参会', '付款', '收到的内容', '提问', '问卷']);
  const [, data] = sheets.get('资料')!;
  expect(data).toContain('139****0011');
  expect(
    sheets
      .get('提问')!
      .slice(1)
      .map(([title, words]) => [title, words]),
  ).toEqual([['本人下载用文章', question]]);
  const [letter] = sheets.get('收到的内容')!.filter(([title]) => title === '本人下载用文章');
  expect(letter?.slice(1, 3)).toEqual(['邮件', expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)]);
  expect(
    sheets
      .get('授权')!
      .some(([purpose, channel, event]) => [purpose, channel, event].join() === '接收学术内容,邮件,已同意'),
  ).toBe(true);
  // Whole numbers of people are in no cell.
  expect(JSON.stringify([...sheets.values()])).not.toMatch(/1[3-9]\d{9}/);
});

it('it reads in English where the doctor does', async () => {
  const sheets = await sheetsOf(doctor, 'en');
  expect([...sheets.keys()]).toEqual([
    'Data',
    'Requests',
    'Consents',
    'Meetings',
    'Payments',
    'Content',
    'Questions',
    'Surveys',
  ]);
  expect(sheets.get('Questions')![1]?.[0]).toBe('An article for the download');
});

it('another doctor finds nothing of it, and without the session of a doctor there is no file', async () => {
  const sheets = await sheetsOf(other);
  expect(JSON.stringify([...sheets.values()])).not.toContain(question);
  expect((await app.anonymous().call(own.download)).status).toBe(401);
  expect((await desk.rep.call(own.download)).status).toBe(401);
});
