// Meetings and live sessions of a hospital through the call, on a real database: what counts, who is told of whom (specification 2.3 hospitalDetail).
import { interactionEndpoints } from '@yijian/contract/interactions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

const call = interactionEndpoints.listHospitalMeetings;

let app: TestApp;
let rep: Caller;
let hospitalId: string;
const doctors: string[] = [];
let foreign: string;
let outside: string;

/** Acts of doctors of one hospital, put in by the test, so that every number is known. */
const acts = [
  [0, '2026-07-01T23:30:00+08:00', 'LIVE', 'WATCHED', '头痛门诊建设经验'],
  [0, '2026-07-01T23:40:00+08:00', 'LIVE', 'ASKED', '头痛门诊建设经验'],
  [1, '2026-07-01T20:00:00+08:00', 'LIVE', 'WATCHED', '头痛门诊建设经验'],
  [1, '2026-07-02T00:10:00+08:00', 'LIVE', 'WATCHED', '头痛门诊建设经验'],
  [0, '2026-06-20T09:00:00+08:00', 'MEETING', 'ATTENDED', '区域神经论坛'],
  [1, '2026-06-20T09:30:00+08:00', 'MEETING', 'ATTENDED', '区域神经论坛'],
  [2, '2026-06-20T09:30:00+08:00', 'MEETING', 'ATTENDED', '区域神经论坛'],
  [1, '2026-06-01T09:00:00+08:00', 'MEETING', 'REGISTERED', '青年医生病例大赛'],
  [1, '2026-05-01T09:00:00+08:00', 'SMS', 'RECEIVED', '科室会会前通知'],
] as const;

beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-07-02T04:00:00Z') });
  rep = await app.as('chen.yizhou');
  const [hospital] = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code)
    select 1, '会议试验医院', h.province_code, h.city_code from hospitals h
    join hospital_owners o on o.enterprise_id = 1 and o.hospital_id = h.id join users u on u.enterprise_id = 1 and u.id = o.user_id
    where u.login = 'chen.yizhou' and h.enterprise_id = 1 limit 1 returning id::text`;
  hospitalId = hospital!.id;
  for (const name of ['甲会议', '乙会议', '丙会议']) {
    const [doctor] = await app.owner<{ id: string }[]>`
      insert into doctors (enterprise_id, name, department_name, hospital_id, province_code, city_code)
      select 1, ${name}, '神经内科', h.id, h.province_code, h.city_code from hospitals h where h.enterprise_id = 1 and h.id = ${hospitalId} returning id::text`;
    doctors.push(doctor!.id);
  }
  // The third is on record no more.
  await app.owner`update doctors set is_enabled = false where enterprise_id = 1 and id = ${doctors[2]!}`;
  for (const [who, at, channel, action, subject] of acts)
    await app.owner`insert into interactions (enterprise_id, doctor_id, at, channel, action, subject)
      values (1, ${doctors[who]!}, ${at}, ${channel}, ${action}, ${subject})`;
  const id = async (rows: Promise<{ id: string }[]>) => (await rows)[0]!.id;
  foreign = await id(app.owner`select id::text from hospitals where enterprise_id = 2 limit 1`);
  outside = await id(app.owner`
    select h.id::text as id from hospitals h where h.enterprise_id = 1 and h.is_enabled and h.province_code not in (
      select x.province_code from hospitals x join hospital_owners o on o.enterprise_id = 1 and o.hospital_id = x.id
      join users u on u.id = o.user_id and u.enterprise_id = 1 where u.login = 'chen.yizhou' and x.enterprise_id = 1) limit 1`);
});
afterAll(() => app.close());

const meetings = async (query: object = {}) =>
  (await rep.call(call, { params: { id: hospitalId }, query })).body.result;

it('stand one below the other by day, each with how many of its doctors took part and who', async () => {
  const found = await meetings();
  expect(found.content.map(({ day, kind, topic, doctorCount }) => [day, kind, topic, doctorCount])).toEqual([
    ['2026-07-02', 'LIVE', '头痛门诊建设经验', 1],
    ['2026-07-01', 'LIVE', '头痛门诊建设经验', 2],
    ['2026-06-20', 'MEETING', '区域神经论坛', 2],
  ]);
  expect(found.totalElements).toBe(3);
  const last = found.content[2]!;
  expect(last.startsAt).toBe('2026-06-20T01:00:00.000Z');
  expect(last.doctors.map((one) => one.id).toSorted()).toEqual(doctors.slice(0, 2).toSorted());
  expect(last.doctors[0]).toMatchObject({ department: '神经内科' });
  const oldest = await meetings({ sort: 'startsAt,asc', size: 1 });
  expect(oldest.content).toEqual([last]);
  expect((await meetings({ size: 2, page: 1 })).content).toEqual([last]);
});

it('tell only of doctors whom the reader sees', async () => {
  // One of the two now works elsewhere in the land, as far as ranges go.
  const [far] = await app.owner<{ province: string; city: string }[]>`
    select province_code as province, city_code as city from hospitals where enterprise_id = 1 and id = ${outside}`;
  await app.owner`update doctors set province_code = ${far!.province}, city_code = ${far!.city} where enterprise_id = 1 and id = ${doctors[1]!}`;
  const found = await meetings();
  expect(found.content.map(({ day, doctorCount }) => [day, doctorCount])).toEqual([
    ['2026-07-01', 1],
    ['2026-06-20', 1],
  ]);
  expect(found.content.flatMap((one) => one.doctors.map((doctor) => doctor.id))).toEqual([doctors[0], doctors[0]]);
  const all = await (await app.as('su.zhen')).call(call, { params: { id: hospitalId } });
  expect(all.body.result.content[1]!.doctorCount).toBe(2);
});

it('refuse bad input, whoever may not, other enterprises and hospitals out of range', async () => {
  for (const id of [foreign, outside, '987654321'])
    expect((await rep.call(call, { params: { id } })).body.error).toBe('hospitals.notFound');
  expect((await rep.call(call, { params: { id: 'x' } })).status).toBe(400);
  for (const query of [{ size: 0 }, { sort: 'topic,asc' }, { page: -1 }, { kind: 'LIVE' }])
    expect((await rep.call(call, { params: { id: hospitalId }, query })).status).toBe(400);
  expect((await (await app.as('qian.hui')).call(call, { params: { id: hospitalId } })).status).toBe(403);
  const other = await app.as('tang.ke', 'kanglan');
  expect((await other.call(call, { params: { id: hospitalId } })).body.error).toBe('hospitals.notFound');
});
