// Interactions of a doctor through the calls, on a real database: days and months, types, tendencies, detail, who sees what (specification 3).
import { interactionEndpoints as calls } from '@yijian/contract/interactions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { activenessSpan, filled, tendencyOf } from './interactions.policy.ts';

let app: TestApp;
let rep: Caller;
let marketing: Caller;
let doctorId: string;
let outside: string;
const now = new Date('2026-07-02T04:00:00Z');

/** Acts of one doctor, put in by the test, so that every number is known. */
const acts = [
  ['2026-07-01T23:30:00+08:00', 'LIVE', 'WATCHED', '头痛门诊建设经验', 1930],
  ['2026-07-02T00:10:00+08:00', 'LIVE', 'ASKED', '头痛门诊建设经验', null],
  ['2026-07-01T10:00:00+08:00', 'EDUCATION', 'LEARNED', '偏头痛规范诊疗课程', 600],
  ['2026-06-30T10:00:00+08:00', 'EDUCATION', 'LEARNED', '偏头痛规范诊疗课程', 700],
  ['2026-06-30T11:00:00+08:00', 'EDUCATION', 'READ', '神经影像读片练习', 70],
  ['2026-06-20T11:00:00+08:00', 'SURVEY', 'ANSWERED', '偏头痛用药习惯问卷', null],
  ['2026-06-19T11:00:00+08:00', 'SMS', 'RECEIVED', '科室会会前通知', null],
  ['2026-03-10T11:00:00+08:00', 'WECOM', 'READ', '偏头痛问答', 30],
] as const;

beforeAll(async () => {
  app = await startTestApp({ now });
  [rep, marketing] = await Promise.all([app.as('chen.yizhou'), app.as('fang.ruogu')]);
  const [doctor] = await app.owner<{ id: string }[]>`
    insert into doctors (enterprise_id, name, hospital_id, province_code, city_code)
    select 1, '互动测试', d.hospital_id, d.province_code, d.city_code from doctors d join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = d.id
    join users u on u.enterprise_id = 1 and u.id = o.user_id where u.login = 'chen.yizhou' limit 1 returning id::text`;
  doctorId = doctor!.id;
  for (const [at, channel, action, subject, seconds] of acts)
    await app.owner`insert into interactions (enterprise_id, doctor_id, at, channel, action, subject, duration_seconds)
      values (1, ${doctorId}, ${at}, ${channel}, ${action}, ${subject}, ${seconds})`;
  const [far] = await app.owner<{ id: string }[]>`
    select d.id::text as id from doctors d where d.enterprise_id = 1 and d.is_enabled and d.province_code not in (select x.province_code from doctors x
      join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = x.id join users u on u.id = o.user_id and u.enterprise_id = 1
      where u.login = 'chen.yizhou' and x.enterprise_id = 1) limit 1`;
  outside = far!.id;
});
afterAll(() => app.close());

const active = async (query: object = {}) =>
  (await rep.call(calls.activeness, { query: { doctorId, ...query } })).body.result;
const counts = (entries: { actionDate: string; counts: number }[]) =>
  Object.fromEntries(entries.filter((one) => one.counts > 0).map((one) => [one.actionDate, one.counts]));

describe('R2.23 activeness', () => {
  it('tells every day of a fortnight by the calendar of Shanghai, and what is only received counts for nothing', async () => {
    const { total, education, live, survey } = await active();
    expect(total).toHaveLength(14);
    expect([total[0]!.actionDate, total.at(-1)!.actionDate]).toEqual(['2026-06-19', '2026-07-02']);
    expect(counts(total)).toEqual({ '2026-06-20': 1, '2026-06-30': 2, '2026-07-01': 2, '2026-07-02': 1 });
    expect(counts(education)).toEqual({ '2026-06-30': 2, '2026-07-01': 1 });
    expect(counts(live)).toEqual({ '2026-07-01': 1, '2026-07-02': 1 });
    expect(counts(survey)).toEqual({ '2026-06-20': 1 });
  });

  it('tells twelve months, or the range that is asked for', async () => {
    const { total } = await active({ granularity: 'MONTH' });
    expect([total.length, total[0]!.actionDate]).toEqual([12, '2025-08']);
    expect(counts(total)).toEqual({ '2026-03': 1, '2026-06': 3, '2026-07': 3 });
    const asked = await active({ from: '2026-03-09', to: '2026-03-11' });
    expect(asked.total).toEqual([
      { actionDate: '2026-03-09', counts: 0 },
      { actionDate: '2026-03-10', counts: 1 },
      { actionDate: '2026-03-11', counts: 0 },
    ]);
  });

  it('never counts more than a year of days, and steps over the turn of a year', () => {
    const span = activenessSpan(now, { granularity: 'DAY', from: '1990-01-01' });
    expect(filled(span, 'DAY', new Map())).toHaveLength(366);
    const months = filled({ from: '2025-11-01', to: '2026-02-28' }, 'MONTH', new Map([['2026-01', 3]]));
    expect(months.map((one) => one.actionDate)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(months[2]!.counts).toBe(3);
  });
});

describe('R2.24 behaviour', () => {
  it('counts by type, the most frequent first, and the tendencies put them together', async () => {
    const statistics = (await rep.call(calls.statistical, { query: { doctorId } })).body.result;
    expect(statistics[0]).toEqual({ dataType: 'COURSE', counts: 2 });
    expect(statistics.map((one) => one.counts)).toEqual(statistics.map((one) => one.counts).toSorted((a, b) => b - a));
    expect(statistics.reduce((sum, one) => sum + one.counts, 0)).toBe(7);
    const tendency = (await rep.call(calls.tendency, { query: { doctorId } })).body.result;
    expect(tendency).toEqual([
      { dataType: 'ACADEMIC', counts: 4 },
      { dataType: 'LIVE', counts: 2 },
      { dataType: 'SURVEY', counts: 1 },
    ]);
    const education = (await rep.call(calls.educateTendency, { query: { doctorId } })).body.result;
    expect(education).toEqual([
      { dataType: 'COURSE', counts: 2 },
      { dataType: 'LITERATURE', counts: 1 },
    ]);
    expect(tendencyOf([{ dataType: 'SENT', counts: 5 }])).toEqual([]);
  });

  it('tells the last 90 days and the share of weeks with something done', async () => {
    const found = (await rep.call(calls.summary, { params: { id: doctorId } })).body.result;
    expect(found).toMatchObject({
      counts: 6,
      previousCounts: 1,
      activeness: Math.round((2 / 13) * 100),
      previousActiveness: 8,
    });
    expect(found.lastAt).toBe('2026-07-01T16:10:00.000Z');
  });
});

describe('the detail', () => {
  it('R3.6 has the time, the type, the subject and for a live session the time online', async () => {
    const found = (await rep.call(calls.detail, { query: { doctorId } })).body.result;
    expect(found.totalElements).toBe(acts.length);
    const times = found.content.map((one) => one.actionStartTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(found.content.find((one) => one.actionType === 'WATCHED')).toMatchObject({
      dataType: 'LIVE',
      duration: 1930,
      subject: '头痛门诊建设经验',
    });
    expect(found.content.find((one) => one.actionType === 'RECEIVED')).toMatchObject({
      dataType: 'SENT',
      duration: null,
    });
    const second = (await rep.call(calls.detail, { query: { doctorId, size: 3, page: 1 } })).body.result;
    expect(second.content.map((one) => one.id)).toEqual(found.content.slice(3, 6).map((one) => one.id));
  });

  it('action/find/by/list/dataType finds the types that are named, and needs one', async () => {
    const found = (await rep.call(calls.findByDataType, { query: { doctorId, dataType: ['LIVE', 'SURVEY'] } })).body
      .result;
    expect(found.content.map((one) => one.dataType)).toEqual(['LIVE', 'SURVEY']);
    expect((await rep.call(calls.findByDataType, { query: { doctorId } })).status).toBe(400);
  });

  it('shows a visit to whoever may see that visit alone', async () => {
    const [visit] = await app.owner<{ id: string; doctor: string }[]>`
      select i.source_id::text as id, i.doctor_id::text as doctor from interactions i join visits v on v.enterprise_id = 1 and v.id = i.source_id
      join users u on u.enterprise_id = 1 and u.id = v.user_id
      where i.enterprise_id = 1 and i.channel = 'VISIT' and u.login = 'lin.zhiyuan'
        and exists (select from doctor_owners o join users r on r.enterprise_id = 1 and r.id = o.user_id where o.enterprise_id = 1
          and o.doctor_id = i.doctor_id and r.login = 'chen.yizhou') limit 1`;
    const liaison = await app.as('lin.zhiyuan');
    const query = { doctorId: visit!.doctor, dataType: ['VISIT'] };
    const seen = async (who: Caller) => (await who.call(calls.detail, { query })).body.result;
    const [medical] = await app.owner<{ n: number }[]>`
      select count(*)::int as n from interactions i join visits v on v.enterprise_id = 1 and v.id = i.source_id join users u on u.enterprise_id = 1 and u.id = v.user_id
      where i.enterprise_id = 1 and i.doctor_id = ${visit!.doctor} and u.login = 'lin.zhiyuan'`;
    expect((await seen(liaison)).totalElements).toBeGreaterThanOrEqual(medical!.n);
    expect((await seen(rep)).content.some((one) => one.who === '林知远')).toBe(false);
    expect((await seen(marketing)).totalElements).toBe(0);
  });
});

it('every call refuses bad input, whoever may not, other enterprises and doctors out of scope', async () => {
  const foreign = (await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`)[0]!
    .id;
  const finance = await app.as('qian.hui');
  const rows = [calls.activeness, calls.statistical, calls.tendency, calls.educateTendency, calls.detail] as const;
  for (const row of rows) {
    for (const id of [foreign, outside, '987654321'])
      expect((await rep.call(row, { query: { doctorId: id } })).body.error).toBe('doctors.notFound');
    for (const query of [{}, { doctorId: 'x' }, { doctorId, from: '1.1.2026' }])
      expect((await rep.call(row, { query })).status).toBe(400);
    expect((await finance.call(row, { query: { doctorId } })).status).toBe(403);
  }
  const types = { dataType: ['LIVE'] };
  expect((await rep.call(calls.findByDataType, { query: { doctorId: outside, ...types } })).status).toBe(404);
  expect((await finance.call(calls.findByDataType, { query: { doctorId, ...types } })).status).toBe(403);
  expect((await rep.call(calls.detail, { query: { doctorId, dataType: ['SQL'] } })).status).toBe(400);
  expect((await rep.call(calls.summary, { params: { id: outside } })).body.error).toBe('doctors.notFound');
  expect((await rep.call(calls.summary, { params: { id: 'x' } })).status).toBe(400);
  expect((await finance.call(calls.summary, { params: { id: doctorId } })).status).toBe(403);
});
