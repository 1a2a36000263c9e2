// From an act to every figure of the doctor's page, through the calls and the outbox; taken back, merged, delivered twice, derived from nothing.
import { duplicateEndpoints } from '@yijian/contract/duplicates';
import { visitEndpoints, visitStepEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import {
  delivered as allDelivered,
  doctorFigures,
  moveWeeksToToday,
} from '../../../../../tools/testing/figures/doctor-figures.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let compliance: Caller;
let productId: string;

beforeAll(async () => {
  app = await startTestApp();
  await moveWeeksToToday(app);
  rep = await app.as('chen.yizhou');
  manager = await app.as('zhou.minxing');
  compliance = await app.as('shen.lian');
  [{ productId }] = await app.owner<[{ productId: string }]>`
    select id::text as "productId" from products where enterprise_id = 1 and is_enabled order by id limit 1`;
});
afterAll(() => app.close());

/** A doctor of 陈亦舟 of whom nothing is known yet. */
async function freshDoctor(name: string): Promise<string> {
  const [doctor] = await app.owner<{ id: string }[]>`
    with made as (
      insert into doctors (enterprise_id, name, hospital_id, province_code, city_code, department_code, department_name)
      select 1, ${name}, d.hospital_id, d.province_code, d.city_code, '03.03', '神经内科' from doctors d
      join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = d.id join users u on u.enterprise_id = 1 and u.id = o.user_id
      where u.login = 'chen.yizhou' order by d.id limit 1 returning id, city_code)
    insert into doctor_owners (enterprise_id, doctor_id, user_id)
    select 1, m.id, u.id from made m, users u where u.enterprise_id = 1 and u.login = 'chen.yizhou' returning doctor_id::text as id`;
  return doctor!.id;
}

let slots = 0;
async function submit(doctorId: string, visitResults = 'DELIVERED'): Promise<{ id: string; startsAt: string }> {
  const startsAt = new Date(Date.now() - (0.1 + 0.15 * ++slots) * 3_600_000).toISOString();
  const products = [{ productId, keyMessage: '长期随访数据', reaction: 'POSITIVE' }];
  const written = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'FROM_5_TO_15', notes: '随访' };
  const body = { ...written, products };
  const answer = await rep.call(visitEndpoints.add, {
    body: { ...body, doctorId, visitResults, startsAt, as: 'submit' },
  });
  expect(answer.body.code, answer.body.message).toBe(200);
  return { id: answer.body.result.id, startsAt };
}

const delivered = () => allDelivered(app);
const figures = (doctorId: string) => doctorFigures(rep, doctorId);

const nothing = {
  perDay: 0,
  perMonth: 0,
  statistics: [],
  tendency: [],
  detail: [],
  counts: 0,
  isActive: false,
  lastAt: null,
  lastVisitAt: null,
  lastTalk: null,
  coverageStatus: 'UNCOVERED',
  weekly: 0,
  talks: 0,
};
const met = (times: readonly string[]) => {
  const latest = times.toSorted().at(-1)!;
  const n = times.length;
  return {
    perDay: n,
    perMonth: n,
    statistics: [{ dataType: 'VISIT', counts: n }],
    tendency: [{ dataType: 'VISIT', counts: n }],
    detail: times
      .toSorted()
      .toReversed()
      .map((at) => ['VISIT', at]),
    counts: n,
    isActive: true,
    lastAt: latest,
    lastVisitAt: latest,
    lastTalk: latest,
    coverageStatus: 'COVERED',
    weekly: n,
    talks: n,
  };
};
const expectFigures = (doctorId: string, wanted: object) =>
  expect.poll(() => figures(doctorId), { timeout: 15_000 }).toMatchObject(wanted);

it('R3.6 a submitted visit changes every figure of the page of the doctor, and an unlocked one takes it back', async () => {
  const doctorId = await freshDoctor('图谱甲');
  expect(await figures(doctorId)).toMatchObject({ ...nothing, timeline: 0 });
  const visit = await submit(doctorId);
  await expectFigures(doctorId, { ...met([visit.startsAt]), timeline: 1 });
  await rep.call(visitStepEndpoints.askUnlock, { params: { id: visit.id }, body: { reason: '时间写错' } });
  await delivered();
  expect(await figures(doctorId)).toMatchObject(met([visit.startsAt]));
  await manager.call(visitStepEndpoints.decideUnlock, { params: { id: visit.id }, body: { grant: true } });
  await expectFigures(doctorId, { ...nothing, timeline: 1 });
  const corrected = new Date(Date.parse(visit.startsAt) - 60_000).toISOString();
  const products = [{ productId, keyMessage: '长期随访数据' }];
  const written = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'FROM_5_TO_15', products };
  const body = { ...written, visitResults: 'DELIVERED', startsAt: corrected, version: 3, submit: true };
  const again = await rep.call(visitEndpoints.change, { params: { id: visit.id }, body });
  expect(again.body.code, again.body.message).toBe(200);
  await expectFigures(doctorId, met([corrected]));
  await compliance.call(visitStepEndpoints.flag, { params: { id: visit.id }, body: { reason: '定位异常' } });
  await compliance.call(visitStepEndpoints.judge, {
    params: { id: visit.id },
    body: { isValid: false, reason: '未到访' },
  });
  await expectFigures(doctorId, nothing);
});

it('a visit that met nobody is no contact: in no figure of the doctor, of the talk before or of the hospital', async () => {
  const doctorId = await freshDoctor('图谱乙');
  const { hospitalVisits } = await figures(doctorId);
  for (const result of ['NOT_MET', 'REFUSED']) await submit(doctorId, result);
  await delivered();
  expect(await figures(doctorId)).toMatchObject({ ...nothing, timeline: 2, hospitalVisits });
  const visit = await submit(doctorId);
  await expectFigures(doctorId, { ...met([visit.startsAt]), timeline: 3, hospitalVisits: hospitalVisits + 1 });
});

it('an event that is delivered again counts nothing twice, and one whose first delivery failed is not lost', async () => {
  const doctorId = await freshDoctor('图谱丙');
  const first = await submit(doctorId);
  await delivered();
  const payload = { source: 'visits', ids: [first.id] };
  for (let again = 0; again < 3; again += 1)
    await app.owner`insert into outbox_events (enterprise_id, topic, payload) values (1, 'doctors.touched', ${app.owner.json(payload)})`;
  await delivered();
  expect(await figures(doctorId)).toMatchObject(met([first.startsAt]));
  // The process died in the middle: what the handler wrote is undone with the mark that it was delivered.
  await app.owner`delete from interactions where enterprise_id = 1 and doctor_id = ${doctorId}`;
  await app.owner`
    update outbox_events set dispatched_at = null, next_attempt_at = now() where enterprise_id = 1 and topic = 'doctors.touched'
      and payload = ${app.owner.json(payload)}`;
  await delivered();
  await expectFigures(doctorId, met([first.startsAt]));
});

it('3.2 interactions pass with a merge, are counted once, and come back when it is undone', async () => {
  const [survivorId, loserId] = [await freshDoctor('图谱丁'), await freshDoctor('图谱丁戊')];
  const steward = await app.as('su.zhen');
  const [one, other] = [await submit(survivorId), await submit(loserId)];
  await delivered();
  const plan = { survivorId, loserId, choices: {} };
  const preview = await steward.call(duplicateEndpoints.preview, { body: plan });
  const { stamp } = preview.body.result;
  const merged = await steward.call(duplicateEndpoints.merge, { body: { ...plan, stamp, note: '同一人' } });
  expect(merged.body.code, merged.body.message).toBe(200);
  await expectFigures(survivorId, met([one.startsAt, other.startsAt]));
  // Written down after the merge, it stays with the one that remains.
  const later = await submit(survivorId);
  await expectFigures(survivorId, met([one.startsAt, other.startsAt, later.startsAt]));
  await steward.call(duplicateEndpoints.unmerge, {
    params: { id: merged.body.result.mergeId },
    body: { note: '查实为两人' },
  });
  await expectFigures(loserId, met([other.startsAt]));
  await expectFigures(survivorId, met([one.startsAt, later.startsAt]));
});

it('what a doctor does on line gives points of a leader within seconds, a visit gives none', async () => {
  const doctorId = await freshDoctor('图谱己');
  const points = async () => {
    const [row] = await app.owner<{ digital: number }[]>`
      select coalesce(sum(digital), 0)::float8 as digital from kol_facts where enterprise_id = 1 and doctor_id = ${doctorId}`;
    return row!.digital;
  };
  await submit(doctorId);
  await delivered();
  expect(await points()).toBe(0);
  await app.owner`
    insert into interactions (enterprise_id, doctor_id, at, channel, action, subject) values (1, ${doctorId}, now(), 'LIVE', 'WATCHED', '头痛门诊')`;
  const payload = app.owner.json({ doctorIds: [doctorId], channels: ['LIVE'] });
  await app.owner`insert into outbox_events (enterprise_id, topic, payload) values (1, 'interactions.changed', ${payload})`;
  await delivered();
  await expect.poll(points).toBeGreaterThan(0);
  await app.owner`delete from interactions where enterprise_id = 1 and doctor_id = ${doctorId} and channel = 'LIVE'`;
});

it(
  'derived from nothing, interactions and week counts are those that grew act by act, and those of the demo',
  { tags: ['long'], timeout: 180_000 },
  async () => {
    const all = async () => {
      await delivered();
      const [row] = await app.owner<{ interactions: string; weeks: string }[]>`
      select (select md5(string_agg(concat_ws(' ', enterprise_id, doctor_id, user_id, at, channel, action, subject, duration_seconds, source_table, source_id), ','
          order by enterprise_id, doctor_id, at, channel, action, source_id, subject, duration_seconds)) from interactions) as interactions,
        (select md5(string_agg(id || ' ' || weekly_activity::text, ',' order by id)) from doctors) as weeks`;
      return row!;
    };
    const derive = () =>
      app.owner`insert into outbox_events (enterprise_id, topic, payload) select id, 'interactions.derive', '{}' from enterprises`;
    const grown = await all();
    await derive();
    expect(await all()).toEqual(grown);
    await app.owner`delete from interactions where source_table = 'visits'`;
    await app.owner`update doctors set weekly_activity = '{}'`;
    await derive();
    expect(await all()).toEqual(grown);
  },
);

it('a room that no source answers for is a failure that waits for a human, not a silence', async () => {
  const payload = app.owner.json({ source: 'nowhere', ids: ['1'] });
  await app.owner`insert into outbox_events (enterprise_id, topic, payload) values (1, 'doctors.touched', ${payload})`;
  await app.owner`select pg_notify('outbox', '1')`;
  const told = async () =>
    (
      await app.owner<{ error: string | null }[]>`
      select last_error as error from outbox_events where topic = 'doctors.touched' and payload ->> 'source' = 'nowhere'`
    )[0]!.error;
  await expect.poll(told).toContain('no room offers acts of nowhere');
});
