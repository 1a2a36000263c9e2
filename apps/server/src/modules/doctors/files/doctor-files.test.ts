// Files of a doctor through the calls: kept as what they are, read with the doctor, removed by whose they are (specification 2.3 businessRecord; reliability 22).
import { MOST_ATTACHED_FILES } from '@yijian/contract/core';
import { doctorFileEndpoints as calls } from '@yijian/contract/doctors';
import { shareEndpoints } from '@yijian/contract/shares';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { pdf, picture } from '../../../../../../tools/testing/verifications/files.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let rep: Caller;
let id: string;
let outside: string;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  const [row] = await app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = 1 and u.id = o.user_id
    where o.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.id limit 1`;
  id = row!.id;
  const [far] = await app.owner<{ id: string }[]>`
    select d.id::text as id from doctors d where d.enterprise_id = 1 and d.is_enabled and d.province_code not in (select x.province_code from doctors x
      join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = x.id join users u on u.id = o.user_id and u.enterprise_id = 1
      where u.login = 'chen.yizhou' and x.enterprise_id = 1) limit 1`;
  outside = far!.id;
});
afterAll(() => app.close());

const upload = (who: Caller, file: { name: string; content: Buffer | string }, more: object = {}, of = id) =>
  who.call(calls.upload, { params: { id: of }, body: { file, ...more } });
const list = async (who: Caller, of = id) => (await who.call(calls.list, { params: { id: of } })).body.result;
const download = (who: Caller, file: string) => who.call(calls.download, { params: { id: file } });
const remove = (who: Caller, file: string) => who.call(calls.remove, { params: { id: file } });

describe('a file of a doctor', () => {
  it('is listed with who and when, comes back as it was, a picture without what the camera added', async () => {
    const note = await upload(rep, { name: 'resume.txt', content: '近五年的研究方向' }, { note: '本人提供' });
    expect(note.status, note.body.message).toBe(200);
    expect(note.body.result).toMatchObject({
      name: 'resume.txt',
      type: 'text/plain',
      note: '本人提供',
      uploadedBy: '陈亦舟',
      mayRemove: true,
    });
    const [first] = (await list(rep)).content;
    expect(first).toEqual(note.body.result);
    const back = await download(rep, first!.id);
    expect([back.headers['content-type'], back.raw.toString()]).toEqual(['text/plain', '近五年的研究方向']);
    expect(back.headers['content-disposition']).toContain('resume.txt');
    const photo = picture('合影');
    const kept = (await upload(rep, { name: 'photo.PNG', content: photo })).body.result;
    expect([kept.name, kept.type]).toEqual(['photo.png', 'image/png']);
    expect((await download(rep, kept.id)).raw.equals(photo)).toBe(false);
    expect((await upload(rep, { name: '论文.pdf', content: pdf() })).body.result.type).toBe('application/pdf');
  }, 30_000);

  it('is refused when it is not what its name says, acts, is empty, too large or one too many', async () => {
    const refused: [string, Buffer | string][] = [
      ['page.html', '<!doctype html><script>alert(1)</script>'],
      ['page.txt', '<script>alert(1)</script>'],
      ['program.exe', Buffer.from('MZ\u0000\u0000')],
      ['report.pdf', 'text that says it is a pdf'],
      ['moving.gif', Buffer.from('GIF89a')],
      ['nothing.txt', ''],
    ];
    for (const [name, content] of refused) {
      const { status, body } = await upload(rep, { name, content });
      expect([name, status, body.error, body.fields?.[0]?.field]).toEqual([name, 400, 'doctors.fileKind', 'body.file']);
    }
    const active = await upload(rep, {
      name: '带脚本.pdf',
      content: pdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert) >>' }),
    });
    expect([active.status, active.body.error]).toEqual([400, 'doctors.fileRefused']);
    expect((await upload(rep, { name: 'a.txt', content: Buffer.alloc(10_485_761, 'a') })).status).toBe(413);
    expect((await upload(rep, { name: 'a.txt', content: 'a' }, { note: '长'.repeat(201) })).status).toBe(400);
    expect((await rep.call(calls.upload, { params: { id }, body: {} })).status).toBe(400);
    expect((await rep.call(calls.list, { params: { id: "1' or 1=1" } })).status).toBe(400);
    const [other] = await app.owner<{ id: string }[]>`
      select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = 1 and u.id = o.user_id
      where o.enterprise_id = 1 and u.login = 'chen.yizhou' and o.doctor_id <> ${id} order by o.id limit 1`;
    await app.owner`
      insert into doctor_files (enterprise_id, doctor_id, name, type, size, hash, content)
      select 1, ${other!.id}, 'n' || n || '.txt', 'text/plain', 1, repeat('0', 64), 'a' from generate_series(1, ${MOST_ATTACHED_FILES}) n`;
    const full = await upload(rep, { name: 'a.txt', content: 'a' }, {}, other!.id);
    expect([full.status, full.body.error]).toEqual([409, 'doctors.tooManyFiles']);
    expect((await list(rep, other!.id)).mayAdd).toBe(false);
  }, 30_000);

  it('is removed by who put it there or a steward, and the trail keeps who did; its bytes never stand in the trail', async () => {
    const kept = (await upload(rep, { name: '待删.txt', content: '待删' })).body.result;
    const manager = await app.as('zhou.minxing');
    const seen = (await list(manager)).content.find((file) => file.id === kept.id)!;
    expect(seen.mayRemove).toBe(false);
    const refused = await remove(manager, kept.id);
    expect([refused.status, refused.body.error]).toEqual([403, 'doctors.fileNotYours']);
    expect((await remove(await app.as('su.zhen'), kept.id)).status).toBe(200);
    expect((await remove(rep, kept.id)).body.error).toBe('doctors.fileNotFound');
    expect((await download(rep, kept.id)).status).toBe(404);
    const lines = await app.owner<{ action: string; login: string; text: string }[]>`
      select l.action, u.login, coalesce(l.new_values, l.old_values)::text as text from audit_log l join users u on u.enterprise_id = 1 and u.id = l.user_id
      where l.enterprise_id = 1 and l.table_name = 'doctor_files' and l.row_id = ${kept.id} order by l.id`;
    expect(lines.map(({ action, login }) => [action, login])).toEqual([
      ['insert', 'chen.yizhou'],
      ['delete', 'su.zhen'],
    ]);
    expect(lines.some(({ text }) => text.includes('content'))).toBe(false);
  });

  it('is not there for whoever does not see the doctor: another range, another enterprise, no permission', async () => {
    const kept = (await upload(rep, { name: '范围.txt', content: '范围' })).body.result;
    const foreign = await app.as('tang.ke', 'kanglan');
    for (const call of [download(foreign, kept.id), remove(foreign, kept.id)])
      expect((await call).body.error).toBe('doctors.fileNotFound');
    for (const of of [outside, '987654321']) {
      expect((await upload(rep, { name: 'a.txt', content: 'a' }, {}, of)).body.error).toBe('doctors.notFound');
      expect((await rep.call(calls.list, { params: { id: of } })).body.error).toBe('doctors.notFound');
    }
    expect((await foreign.call(calls.list, { params: { id } })).body.error).toBe('doctors.notFound');
    const reader = await app.as('fang.ruogu');
    expect((await list(reader)).mayAdd).toBe(false);
    expect((await upload(reader, { name: 'a.txt', content: 'a' })).status).toBe(403);
    expect((await download(await app.as('qian.hui'), kept.id)).status).toBe(403);
  });

  it('from medical affairs is hidden from sales; a share lets look and not add', async () => {
    const medical = await app.as('lin.zhiyuan');
    const kept = (await upload(medical, { name: 'medical.txt', content: '医学信息' })).body.result;
    expect(kept.isMedical).toBe(true);
    const names = async (who: Caller) => (await list(who)).content.map((file) => file.name);
    expect(await names(rep)).not.toContain('medical.txt');
    expect((await download(rep, kept.id)).body.error).toBe('doctors.fileNotFound');
    expect(await names(await app.as('he.jing'))).toContain('medical.txt');
    const admin = await app.as('admin');
    expect((await upload(admin, { name: 'far.txt', content: '外省' }, {}, outside)).status).toBe(200);
    const [hero] = await app.owner<{ id: string }[]>`
      select id::text from users where enterprise_id = 1 and login = 'chen.yizhou'`;
    const until = shanghaiDay(7);
    const share = { resource: 'doctor' as const, recordId: outside, userIds: [hero!.id], until };
    expect((await admin.call(shareEndpoints.add, { body: share })).status).toBe(200);
    const seen = async () => (await rep.call(calls.list, { params: { id: outside } })).status;
    await expect.poll(seen).toBe(200);
    expect(await list(rep, outside)).toMatchObject({
      mayAdd: false,
      content: [{ name: 'far.txt', mayRemove: false }],
    });
    expect((await upload(rep, { name: 'a.txt', content: 'a' }, {}, outside)).body.error).toBe('doctors.notFound');
  });
});
