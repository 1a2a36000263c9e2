// Words of an enterprise: the overlay, placeholders, filters, the report, sheets in and out, other enterprises (specification 3).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { languageEndpoints as calls } from '@yijian/contract/languages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
const webDir = mkdtempSync(path.join(os.tmpdir(), 'yijian-words-'));

beforeAll(async () => {
  const words = {
    visits: { title: ['拜访', 'Visits'], late: ['已过 {days} 天，上限 {limit}', '{days} days ago, limit {limit}'] },
    doctors: { title: ['医生', 'Doctors'], plain: ['普通', 'Plain'] },
  };
  writeFileSync(path.join(webDir, 'phrases.json'), JSON.stringify(words));
  app = await startTestApp({ settings: { WEB_DIR: webDir } });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true });
});

const change = (type: string, key: string, zh: string | null, en: string | null, caller = admin) =>
  caller.call(calls.change, { params: { type, key }, body: { zh, en } });
const overlay = async (host?: string) => (await app.anonymous(host).call(calls.overlay)).body.result;
const keysOf = async (query: object) =>
  (await admin.call(calls.list, { query })).body.result.content.map((entry) => `${entry.type}.${entry.key}`);

describe('words', () => {
  test('a replacement is in the overlay of the own enterprise at once, and of no other', async () => {
    expect((await change('visits', 'title', '客户拜访', 'Customer visits')).body.result.state).toBe('OWN');
    expect(await overlay()).toContainEqual({ type: 'visits', key: 'title', zh: '客户拜访', en: 'Customer visits' });
    expect(await overlay('kanglan.localhost')).toEqual([]);
  });

  test('going back to the built-in words takes the replacement out', async () => {
    await change('doctors', 'plain', '寻常', null);
    const { body } = await admin.call(calls.reset, { params: { type: 'doctors', key: 'plain' } });
    expect(body.result).toMatchObject({ isOwn: false, state: 'BUILT_IN', builtInZh: '普通' });
    expect((await overlay()).some((one) => one.key === 'plain')).toBe(false);
  });

  test('markup and scripts are kept as the text they are', async () => {
    const text = '<img src=x onerror=alert(1)>"\'&';
    expect((await change('doctors', 'title', text, '<b>x</b>')).status).toBe(200);
    expect(await overlay()).toContainEqual({ type: 'doctors', key: 'title', zh: text, en: '<b>x</b>' });
    await admin.call(calls.reset, { params: { type: 'doctors', key: 'title' } });
  });

  test.each([
    ['{days} 天', 'languages.placeholdersDiffer'],
    ['{days} {limit} {more}', 'languages.placeholdersDiffer'],
    ['{days} {limit} {', 'languages.placeholdersDiffer'],
    ['{days, day} {limit}', 'languages.placeholdersDiffer'],
    ['{{days}} {limit}', 'languages.placeholdersDiffer'],
    ['$t(title) {days} {limit}', 'languages.notPlain'],
  ])('the words %j are refused by name', async (zh, error) => {
    const { status, body } = await change('visits', 'late', zh, null);
    expect([status, body.error, body.fields?.[0]?.field]).toEqual([400, error, 'body.zh']);
    const english = await change('visits', 'late', null, zh);
    expect(english.body.fields?.[0]?.field).toBe('body.en');
  });

  test('placeholders may stand in any order', async () => {
    expect((await change('visits', 'late', '上限 {limit}，已过 {days}', null)).status).toBe(200);
  });

  test('own words tell one from many as the built-in ones do', async () => {
    expect((await change('visits', 'late', null, '{days, day|days} of {limit}')).status).toBe(200);
  });

  test('empty words and unknown keys are refused', async () => {
    expect((await change('visits', 'title', ' ', null)).body.error).toBe('languages.empty');
    const { status, body } = await change('visits', 'nothing', 'x', 'x');
    expect([status, body.error]).toEqual([404, 'languages.unknownKey']);
    const wrong = await change('visits', 'ti tle', 'x', 'x');
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'params.key']);
  });

  test('whoever does not keep the languages is refused', async () => {
    const rep = await app.as('chen.yizhou');
    expect((await change('visits', 'title', 'x', 'x', rep)).status).toBe(403);
    expect((await rep.call(calls.list)).status).toBe(403);
  });
});

describe('the list', () => {
  test('finds by key and by words of either language, and filters by type and state', async () => {
    expect(await keysOf({ keyword: 'TITLE' })).toEqual(['doctors.title', 'visits.title']);
    expect(await keysOf({ keyword: '客户拜' })).toEqual(['visits.title']);
    expect(await keysOf({ keyword: 'days ago' })).toEqual(['visits.late']);
    expect(await keysOf({ type: 'doctors' })).toEqual(['doctors.plain', 'doctors.title']);
    expect(await keysOf({ state: 'OWN' })).toEqual(['visits.title']);
    expect(await keysOf({ state: 'MISSING' })).toEqual(['visits.late']);
    expect((await admin.call(calls.list, { query: { state: 'X' } })).body.fields?.[0]?.field).toBe('query.state');
  });

  test('the report names words in one language and records without an English name', async () => {
    await app.owner`update roles set en_name = '' where enterprise_id = 1 and code = 'FIN'`;
    await app.owner`update dictionary_entries set en_name = '面对面' where enterprise_id = 1 and value = 'FACE'`;
    const { types, missing } = (await admin.call(calls.report)).body.result;
    expect(types).toEqual([
      { type: 'doctors', count: 2, own: 0 },
      { type: 'visits', count: 2, own: 2 },
    ]);
    const of = (kind: string) => missing.find((one) => one.kind === kind)!;
    expect(of('PHRASES')).toMatchObject({ count: 1, items: [{ place: 'visits / late' }] });
    expect(of('ROLES')).toMatchObject({ count: 1, items: [{ name: '财务', place: 'FIN' }] });
    expect(of('DICTIONARIES')).toMatchObject({ count: 1, items: [{ place: 'visitType / FACE' }] });
    expect(of('ORGANIZATIONS').count).toBe(0);
  });
});

describe('sheets', () => {
  const upload = (content: string) =>
    admin.call(calls.import, { body: { file: { name: 'words.csv', content: Buffer.from(content) } } });

  test.each(['xlsx', 'csv'])('what is exported as %s comes in again and changes nothing', async (format) => {
    await change('doctors', 'plain', '=1+1', 'Plain');
    const before = await overlay();
    const file = await admin.call(calls.export, { query: { format } });
    expect(file.status).toBe(200);
    const body = { file: { name: `words.${format}`, content: file.raw } };
    expect((await admin.call(calls.import, { body })).body.result).toEqual({ kept: 3, reset: 0 });
    expect(await overlay()).toEqual(before);
    await admin.call(calls.reset, { params: { type: 'doctors', key: 'plain' } });
  });

  test('one bad row keeps all out, and every bad row is named', async () => {
    const before = await overlay();
    const { status, body } = await upload(
      '类型,键,中文,英文\ndoctors,title,大夫,Physicians\nvisits,late,少了,none\nx,y,z,z\n',
    );
    expect([status, body.error]).toEqual([400, 'languages.badRows']);
    expect(body.fields?.map((fault) => fault.field)).toEqual(['row.3', 'row.4']);
    expect(await overlay()).toEqual(before);
  });

  test('a row without words goes back to the built-in ones', async () => {
    expect((await upload('Type,Key,Chinese,English\nvisits,late,,\n')).body.result).toEqual({ kept: 0, reset: 1 });
    expect((await overlay()).some((one) => one.key === 'late')).toBe(false);
  });

  test('what is no sheet, or lacks a column, is refused by name', async () => {
    expect((await upload('类型,键\nx,y\n')).body.error).toBe('languages.missingColumns');
    const picture = { name: 'x.csv', content: Buffer.from('%PDF-1.7 x') };
    expect((await admin.call(calls.import, { body: { file: picture } })).body.error).toBe('languages.notASheet');
  });
});
