// Academic records through the calls, on a real database: lists, ranges, résumé, decisions (specification 2.5, 3, 7.5).
import { academicRecordEndpoints as calls } from '@yijian/contract/academic-records';
import type { Output } from '@yijian/contract/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let liaison: Caller;
let steward: Caller;
/** A doctor of the representative and of the liaison's region with a bit of everything. */
let doctorId: string;
let outside: string;

const lists = [
  ['guides', 'GUIDE', ['guideTitle', 'url', 'guideFormulateInstitutions', 'quotedTimes']],
  ['meetings', 'MEETING', ['recentAcademicMeeting', 'meetingUrl', 'meetingData', 'meetingAddress']],
  ['lives', 'LIVE', ['liveTitle', 'url', 'keywords', 'liveTime']],
  [
    'researches',
    'RESEARCH',
    ['researchTitle', 'url', 'adaptationDisease', 'researchDate', 'subjectRole', 'researchScope'],
  ],
  [
    'funds',
    'FUND',
    [
      'subjectCode',
      'projectName',
      'naturefundUrl',
      'projectCategory',
      'fundingNumber',
      'applicationTime',
      'companyName',
      'role',
    ],
  ],
  ['patents', 'PATENT', ['patentId', 'patentName', 'date', 'digest']],
  ['activities', undefined, ['activityTime', 'activityTitle', 'url', 'role']],
] as const;
type ListName = (typeof lists)[number][0];
const common = ['id', 'source', 'sourceUrl', 'updatedAt', 'confidence', 'state', 'version'];

const page = async <N extends ListName>(name: N, query: object = {}, who = rep): Promise<Output<(typeof calls)[N]>> =>
  (await who.call(calls[name], { query: { doctorId, size: 100, ...query } })).body.result;

beforeAll(async () => {
  app = await startTestApp();
  [rep, liaison, steward] = await Promise.all([app.as('chen.yizhou'), app.as('lin.zhiyuan'), app.as('su.zhen')]);
  const [row] = await app.owner<{ id: string }[]>`
    select a.doctor_id::text as id from academic_records a
    join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = a.doctor_id join users u on u.enterprise_id = 1 and u.id = o.user_id
    where a.enterprise_id = 1 and u.login = 'chen.yizhou' and a.state <> 'REJECTED'
      and exists (select from doctor_owners p join users v on v.id = p.user_id and v.enterprise_id = 1 where p.enterprise_id = 1
        and p.doctor_id = a.doctor_id and v.login = 'lin.zhiyuan')
    group by 1 order by count(distinct a.kind) desc, 1 limit 1`;
  doctorId = row!.id;
  // Enough of them wait for a decision, whatever the demo drew.
  await app.owner`update academic_records set state = 'SUGGESTED' where enterprise_id = 1 and id in (select id from academic_records
    where enterprise_id = 1 and doctor_id = ${doctorId} and kind in ('LIVE', 'ACTIVITY', 'MEETING') order by id limit 4)`;
  const [other] = await app.owner<{ id: string }[]>`
    select a.doctor_id::text as id from academic_records a join doctors d on d.enterprise_id = 1 and d.id = a.doctor_id
    where a.enterprise_id = 1 and d.province_code not in (select x.province_code from doctors x join doctor_owners o on o.enterprise_id = 1
      and o.doctor_id = x.id join users u on u.id = o.user_id and u.enterprise_id = 1 where u.login in ('chen.yizhou', 'lin.zhiyuan') and x.enterprise_id = 1) limit 1`;
  outside = other!.id;
});
afterAll(() => app.close());

describe('the lists', () => {
  it.each(lists)(
    '%s carries the fields of specification 3 with source, confidence and state',
    async (name, kind, fields) => {
      const [row] = await app.owner<{ n: number; yes: number; some: string }[]>`
      select count(*)::int as n, (count(*) filter (where state = 'CONFIRMED'))::int as yes, min(title) as some from academic_records
      where enterprise_id = 1 and doctor_id = ${doctorId} and state <> 'REJECTED'
        and kind = any(${kind === undefined ? ['GUIDE', 'MEETING', 'LIVE', 'RESEARCH', 'FUND', 'PATENT', 'ACTIVITY'] : [kind]})`;
      const found = await page(name);
      expect([found.totalElements, found.confirmed, found.suggested, found.withheld]).toEqual([
        row!.n,
        row!.yes,
        row!.n - row!.yes,
        false,
      ]);
      expect(row!.n).toBeGreaterThan(0);
      expect(found.content).toHaveLength(Math.min(100, row!.n));
      const one = found.content[0]! as unknown as Record<string, unknown>;
      expect(Object.keys(one)).toEqual(expect.arrayContaining([...common, ...fields]));
      expect(JSON.stringify(found.content)).toContain(row!.some);
    },
  );

  it('come the latest first, page by page without gap, and narrow to a range of days and to a state', async () => {
    const whole = (await page('activities')).content;
    const days = whole.map((one) => one.activityTime ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    const parts = [];
    for (let at = 0; at * 5 < whole.length; at += 1)
      parts.push(...(await page('activities', { page: at, size: 5 })).content);
    expect(parts.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    const from = days[Math.floor(days.length / 2)]!;
    const later = await page('activities', { from });
    expect(later.content.length).toBe(days.filter((day) => day >= from).length);
    expect(later.totalElements).toBe(later.content.length);
    for (const state of ['CONFIRMED', 'SUGGESTED', 'REJECTED'] as const)
      for (const one of (await page('activities', { state: [state] })).content) expect(one.state).toBe(state);
    const lives = await page('activities', { kind: ['LIVE'] });
    expect(lives.totalElements).toBe((await page('lives')).totalElements);
  });

  it('refuse bad input, whoever may not, other enterprises and doctors out of scope', async () => {
    const foreign = (
      await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`
    )[0]!.id;
    const finance = await app.as('qian.hui');
    for (const [name] of lists) {
      for (const id of [foreign, outside, '987654321'])
        expect((await rep.call(calls[name], { query: { doctorId: id } })).body.error).toBe('doctors.notFound');
      for (const query of [{}, { doctorId: 'x' }, { doctorId, from: 'yesterday' }, { doctorId, sort: 'title,asc' }])
        expect((await rep.call(calls[name], { query })).status).toBe(400);
      expect((await finance.call(calls[name], { query: { doctorId } })).status).toBe(403);
    }
    expect((await rep.call(calls.activities, { query: { doctorId, kind: ['PAPER'] } })).status).toBe(400);
  });

  it('R6.4 tell the counts alone to a reader from whom academic detail is kept', async () => {
    await app.owner`
      insert into role_fields (enterprise_id, role_id, field, rule) select 1, id, 'doctor.academicDetail', 'HIDE' from roles where enterprise_id = 1 and code = 'MKT'`;
    const marketing = await app.as('fang.ruogu');
    const found = await page('guides', {}, marketing);
    expect([found.withheld, found.content.length, found.totalElements]).toEqual([
      true,
      0,
      (await page('guides')).totalElements,
    ]);
    const works = (await marketing.call(calls.works, { params: { id: doctorId } })).body.result;
    expect([works.withheld, works.records, works.association]).toEqual([true, [], []]);
    expect(works.servingHospital.length).toBeGreaterThan(0);
  });
});

describe('ranges and résumé', () => {
  it('get/activity/range counts by year, of all years or the last few', async () => {
    const all = (await rep.call(calls.activityRange, { params: { a: doctorId, b: 0 } })).body.result;
    expect(all.total).toBe((await page('activities')).totalElements);
    expect(all.years.reduce((sum, one) => sum + one.total, 0)).toBe(all.total);
    expect(all.confirmed + all.suggested).toBe(all.total);
    const three = (await rep.call(calls.activityRange, { params: { a: doctorId, b: 3 } })).body.result;
    expect(three.years.every((one) => one.year > new Date().getUTCFullYear() - 3)).toBe(true);
    expect(three.total).toBeLessThan(all.total);
    for (const params of [
      { a: doctorId, b: 101 },
      { a: 'x', b: 1 },
      { a: doctorId, b: 'all' },
    ])
      expect((await rep.call(calls.activityRange, { params })).status).toBe(400);
    expect((await rep.call(calls.activityRange, { params: { a: outside, b: 0 } })).status).toBe(404);
    expect((await (await app.as('qian.hui')).call(calls.activityRange, { params: { a: doctorId, b: 0 } })).status).toBe(
      403,
    );
  });

  it('get/project/range counts trials and funds', async () => {
    const found = (await rep.call(calls.projectRange, { params: { id: doctorId } })).body.result;
    expect(found.total).toBe((await page('researches')).totalElements + (await page('funds')).totalElements);
    expect((await rep.call(calls.projectRange, { params: { id: outside } })).body.error).toBe('doctors.notFound');
    expect((await rep.call(calls.projectRange, { params: { id: 'x' } })).status).toBe(400);
    expect((await (await app.as('qian.hui')).call(calls.projectRange, { params: { id: doctorId } })).status).toBe(403);
  });

  it('R2.22 doctor/get/other/works gives places of practice and posts, associations and journals as name#position', async () => {
    const found = (await rep.call(calls.works, { params: { id: doctorId } })).body.result;
    const posts = found.records.filter((one) => one.kind === 'SOCIETY');
    expect(posts.length).toBeGreaterThan(0);
    expect(found.association).toEqual(posts.map((one) => `${one.title}#${one.role}`));
    expect(found.records.filter((one) => one.kind === 'EDUCATION').length).toBeGreaterThan(0);
    expect(found.servingHospital[0]).toMatchObject({ hospital: expect.any(String), hospitalLevel: expect.any(String) });
    expect(found.records.every((one) => one.state !== 'REJECTED')).toBe(true);
    expect((await rep.call(calls.works, { params: { id: outside } })).body.error).toBe('doctors.notFound');
    expect((await rep.call(calls.works, { params: { id: 'x' } })).status).toBe(400);
    expect((await (await app.as('qian.hui')).call(calls.works, { params: { id: doctorId } })).status).toBe(403);
  });
});

describe('a decision', () => {
  const suggested = async () => (await page('activities', { state: ['SUGGESTED'] }, liaison)).content[0]!;
  const decide = (who: Caller, id: string, body: object) => who.call(calls.decide, { params: { id }, body });

  it('confirms with who and when, once for one version, and tells the rooms that derive', async () => {
    const item = await suggested();
    const body = { state: 'CONFIRMED', version: item.version };
    expect((await decide(liaison, item.id, body)).status).toBe(200);
    const late = (await decide(steward, item.id, body)).body;
    expect([late.error, late.message]).toEqual([
      'academic-records.changedMeanwhile',
      expect.stringMatching(/这条学术信息已确认（林知远，\d{4}年\d+月\d+日 \d{2}:\d{2}）/),
    ]);
    const now = (await page('activities')).content.find((one) => one.id === item.id)!;
    expect(now).toMatchObject({ state: 'CONFIRMED', decidedBy: '林知远' });
    expect(now.decidedAt).not.toBeNull();
    const told = await app.owner<{ payload: { doctorIds: string[] } }[]>`
      select payload from outbox_events where enterprise_id = 1 and topic = 'academicRecords.changed' order by id desc limit 1`;
    expect(told[0]!.payload.doctorIds).toEqual([doctorId]);
  });

  it('rejects with a reason, takes the item from the list and remembers it', async () => {
    const item = await suggested();
    const refused = await decide(liaison, item.id, { state: 'REJECTED', version: item.version });
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    const body = { state: 'REJECTED', version: item.version, reason: '同名，不是本人' };
    expect((await decide(liaison, item.id, body)).status).toBe(200);
    expect((await page('activities')).content.some((one) => one.id === item.id)).toBe(false);
    const kept = (await page('activities', { state: ['REJECTED'] })).content.find((one) => one.id === item.id)!;
    expect(kept.reason).toBe('同名，不是本人');
  });

  it('is not for sales, nor beyond the range, nor for another enterprise', async () => {
    const item = await suggested();
    const body = { state: 'CONFIRMED', version: item.version };
    expect((await decide(rep, item.id, body)).status).toBe(403);
    const far = await app.owner<{ id: string }[]>`
      select id::text from academic_records where enterprise_id = 1 and doctor_id = ${outside} limit 1`;
    const foreign = await app.owner<
      { id: string }[]
    >`select id::text from academic_records where enterprise_id = 2 limit 1`;
    for (const id of [far[0]!.id, foreign[0]!.id, '987654321'])
      expect((await decide(liaison, id, body)).body.error).toBe('academic-records.notFound');
    expect((await decide(liaison, item.id, { state: 'MAYBE', version: '1' })).status).toBe(400);
  });

  it('a record added by hand is confirmed by who added it, with the source MANUAL', async () => {
    const body = {
      doctorId,
      kind: 'FUND',
      title: '手工添加的项目',
      role: '主持',
      startsOn: '2025-01-01',
      details: { fundingNumber: 'A-1' },
    };
    expect((await liaison.call(calls.add, { body })).status).toBe(200);
    const found = (await page('funds')).content.find((one) => one.projectName === '手工添加的项目')!;
    expect(found).toMatchObject({
      source: 'MANUAL',
      state: 'CONFIRMED',
      fundingNumber: 'A-1',
      decidedBy: '林知远',
      confidence: 1,
    });
    expect((await rep.call(calls.add, { body })).status).toBe(403);
    expect((await liaison.call(calls.add, { body: { ...body, doctorId: outside } })).body.error).toBe(
      'doctors.notFound',
    );
    for (const change of [{ endsOn: '2024-01-01' }, { title: '' }, { url: 'javascript:alert(1)' }, { kind: 'MENTOR' }])
      expect((await liaison.call(calls.add, { body: { ...body, ...change } })).status).toBe(400);
  });
});
