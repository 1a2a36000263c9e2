// The summary of a doctor and the page of PDF through the calls, on a real database (specification 2.5; reliability 23, 24).
import { academicRecordEndpoints } from '@yijian/contract/academic-records';
import { doctorProfileEndpoints as calls } from '@yijian/contract/doctor-profiles';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { readPdfText } from '../../../../../tools/testing/pdf-text.ts';
import { cornersOf } from './one-pager/page-radar.policy.ts';
import { resumeShown } from './one-pager/page-text.policy.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
/** Others who may print: each may so many files a day. */
let regional: Caller;
let admin: Caller;
let doctorId: string;
let outside: string;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager, regional, admin] = await Promise.all([
    app.as('chen.yizhou'),
    app.as('zhou.minxing'),
    app.as('gu.changfeng'),
    app.as('admin'),
  ]);
  const [row] = await app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = 1 and u.id = o.user_id
    where o.enterprise_id = 1 and u.login = 'chen.yizhou'
      and exists (select from tasks t where t.enterprise_id = 1 and t.doctor_id = o.doctor_id and t.assignee_id = u.id and t.is_open)
      and exists (select from academic_records a where a.enterprise_id = 1 and a.doctor_id = o.doctor_id and a.kind = 'SOCIETY' and a.state <> 'REJECTED')
    order by o.doctor_id limit 1`;
  doctorId = row!.id;
  const [far] = await app.owner<{ id: string }[]>`
    select d.id::text as id from doctors d where d.enterprise_id = 1 and d.is_enabled and d.province_code not in (select x.province_code from doctors x
      join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = x.id join users u on u.id = o.user_id and u.enterprise_id = 1
      where u.login = 'chen.yizhou' and x.enterprise_id = 1) limit 1`;
  outside = far!.id;
});
afterAll(() => app.close());

describe('the summary', () => {
  const read = async (who: Caller) => (await who.call(calls.summary, { params: { id: doctorId } })).body.result;

  it('names the owners with what they are, the open tasks in scope, and counts without what was rejected', async () => {
    const found = await read(rep);
    expect(found.owners).toContainEqual(expect.objectContaining({ name: '陈亦舟', position: '医药代表' }));
    const [row] = await app.owner<{ yes: number; open: number; no: number }[]>`
      select (count(*) filter (where state = 'CONFIRMED'))::int as yes, (count(*) filter (where state = 'SUGGESTED'))::int as open, 0 as no
      from academic_records where enterprise_id = 1 and doctor_id = ${doctorId}
        and kind in ('GUIDE', 'MEETING', 'LIVE', 'RESEARCH', 'FUND', 'PATENT', 'ACTIVITY')`;
    expect(found.records).toEqual({ confirmed: row!.yes, suggested: row!.open });
    expect(found.openTasks).toBeGreaterThan(0);
    expect(found.tasks.length).toBeLessThanOrEqual(3);
    expect(found.tasks.map((one) => one.dueOn)).toEqual(found.tasks.map((one) => one.dueOn).toSorted());
  });

  it('keeps owners and tasks from whoever may not read them, and refuses the rest', async () => {
    await app.owner`insert into role_fields (enterprise_id, role_id, field, rule) select 1, id, 'doctor.owners', 'HIDE' from roles where enterprise_id = 1 and code = 'MKT'`;
    const marketing = await read(await app.as('fang.ruogu'));
    expect(marketing.owners).toEqual([]);
    const foreign = (
      await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`
    )[0]!.id;
    for (const id of [outside, foreign, '987654321'])
      expect((await rep.call(calls.summary, { params: { id } })).body.error).toBe('doctors.notFound');
    expect((await rep.call(calls.summary, { params: { id: 'x' } })).status).toBe(400);
    expect((await (await app.as('qian.hui')).call(calls.summary, { params: { id: doctorId } })).status).toBe(403);
  });
});

describe('the page of PDF', () => {
  const why = { reasonCategory: 'REVIEW', reason: '季度客户回顾' } as const;
  const print = (who: Caller, query: object = {}, headers = {}) =>
    who.call(calls.exportPdf, { query: { doctorId, ...why, ...query } }, headers);

  it('is one page with the doctor, posts and whose it is, in Chinese and in English', async () => {
    const doctor = (await rep.call(doctorEndpoints.find, { params: { id: doctorId } })).body.result;
    const works = (await rep.call(academicRecordEndpoints.works, { params: { id: doctorId } })).body.result;
    const chinese = await print(manager);
    expect([chinese.status, chinese.headers['content-type']]).toEqual([200, 'application/pdf']);
    const zh = readPdfText(chinese.raw);
    expect(zh.pages).toBe(1);
    const [name] = works.association[0]!.split('#');
    for (const words of [
      doctor.doctorName,
      doctor.hospital,
      '基本概览',
      '协会/学会及任职',
      name!,
      '周敏行',
      'zhou.minxing',
      '维立医药',
    ])
      expect(zh.text.replaceAll('\n', '')).toContain(words);
    const english = readPdfText((await print(manager, {}, { 'accept-language': 'en' })).raw);
    expect(english.pages).toBe(1);
    expect(english.text).toContain('Overview');
    const named = english.text.replaceAll('\n', '').split(doctor.enName).length - 1;
    expect(named).toBe(1);
    expect(english.text).toContain('Associations');
  }, 30_000);

  it('3.3 carries the radar of the screen with its numbers, and none for who may not read the ranking', async () => {
    const { standing } = (await regional.call(calls.standing, { params: { id: doctorId } })).body.result;
    const lines = readPdfText((await print(regional)).raw).text.replaceAll('\n', '');
    expect(lines).toContain('影响力雷达');
    expect(lines).toContain(`${standing!.department}第 ${standing!.rank} / ${standing!.population} 名`);
    const names = { academic: '学术', clinical: '临床', digital: '数字', society: '学会' };
    for (const { axis, share, peer } of standing!.axes)
      expect(lines).toContain(`${names[axis]}${Math.round(share)}${Math.round(peer)}`);
    const english = readPdfText((await print(regional, {}, { 'accept-language': 'en' })).raw).text.replaceAll('\n', '');
    for (const words of ['Influence radar', 'Academic', 'Tier median']) expect(english).toContain(words);
    await app.owner`
      delete from role_menus where enterprise_id = 1
        and menu_id in (select id from menus where enterprise_id = 1 and code = 'customer:opinion-leaders:read')
        and role_id in (select r.role_id from user_roles r join users u on u.enterprise_id = 1 and u.id = r.user_id
          where r.enterprise_id = 1 and u.login = 'gu.changfeng')`;
    const without = readPdfText((await print(await app.as('gu.changfeng'))).raw);
    const shown = without.text.replaceAll('\n', '');
    expect(shown).toContain('基本概览');
    expect(shown).not.toContain('影响力雷达');
  }, 30_000);

  it('3.3 draws the radar to scale: the first axis upwards, the rest clockwise, 0 in the middle', () => {
    expect(cornersOf([100, 50, 100, 0])).toEqual([
      { x: 38, y: 4 },
      { x: 55, y: 38 },
      { x: 38, y: 72 },
      { x: 38, y: 38 },
    ]);
  });

  it('stays one page when there is much of everything', async () => {
    await app.owner`
      update doctors set resume = ${'牵头多中心真实世界研究，关注患者报告结局与长期依从性。'.repeat(40)},
        professional_direction = ${'偏头痛、癫痫、帕金森病及运动障碍、'.repeat(20)}
      where enterprise_id = 1 and id = ${doctorId}`;
    for (const kind of ['SOCIETY', 'JOURNAL', 'ACTIVITY'])
      await app.owner`
        insert into academic_records (enterprise_id, doctor_id, kind, title, role, starts_on, source, confidence, state)
        select 1, ${doctorId}, ${kind}, ${'浙江省医学会神经病学分会头痛与感觉障碍协作组及青年委员会联合学术年会'.repeat(2)} || n, '副主任委员兼学术秘书',
          '2025-03-01', 'DEMO', 1, 'CONFIRMED' from generate_series(1, 12) n`;
    for (const language of ['zh', 'en'])
      expect(readPdfText((await print(admin, {}, { 'accept-language': language })).raw).pages).toBe(1);
  }, 30_000);

  it('stands in the export log with its reason and hash, and asks for a reason', async () => {
    expect((await print(manager)).status).toBe(200);
    const [row] = await app.owner<{ format: string; reason: string; outcome: string; resource: string }[]>`
      select resource, format, reason, outcome from export_log where enterprise_id = 1 order by id desc limit 1`;
    expect(row).toEqual({ resource: 'doctor-profiles', format: 'pdf', reason: why.reason, outcome: 'DELIVERED' });
    expect((await print(manager, { reason: '' })).status).toBe(400);
  }, 30_000);

  it('is not for a role without exports, nor for a doctor out of scope or of another enterprise', async () => {
    expect((await print(rep)).status).toBe(403);
    const foreign = (
      await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`
    )[0]!.id;
    for (const id of [foreign, '987654321'])
      expect((await print(manager, { doctorId: id })).body.error).toBe('doctors.notFound');
  });

  it('R6.4 says that academic detail is kept from the reader, and prints none of it', async () => {
    const text = async (language: string): Promise<string> => {
      const reader = await app.as('shen.lian');
      return readPdfText((await print(reader, {}, { 'accept-language': language })).raw).text.replaceAll('\n', '');
    };
    const works = async (who: Caller) =>
      (await who.call(academicRecordEndpoints.works, { params: { id: doctorId } })).body.result;
    const society = (await works(manager)).association[0]!.split('#')[0]!.slice(0, 8);
    await app.owner`
      insert into role_fields (enterprise_id, role_id, field, rule)
      select 1, id, 'doctor.academicDetail', 'HIDE' from roles where enterprise_id = 1 and code = 'COMP'`;
    await expect.poll(async () => (await works(await app.as('shen.lian'))).withheld).toBe(true);
    const zh = await text('zh');
    // Associations, journals and activities: each says it.
    expect(zh.split('暂无该药品学术数据的详细信息')).toHaveLength(4);
    expect(zh).not.toContain(society);
    expect(await text('en')).toContain('No detailed information on the academic data');
  }, 60_000);

  it('cuts text that is too long for it and says so', () => {
    expect(resumeShown('一二三四五', 5)).toBe('一二三四五');
    expect(resumeShown('一二三四五六', 5)).toBe('一二三四…');
  });
});
