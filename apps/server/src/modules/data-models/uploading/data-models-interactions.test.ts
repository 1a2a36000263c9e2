// What doctors did on other platforms by upload: every fault by row and column, stored once, followed by their figures, taken back.
import { dataModelEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { interactionEndpoints } from '@yijian/contract/interactions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { delivered } from '../../../../../../tools/testing/figures/doctor-figures.ts';

let app: TestApp;
let steward: Caller;
let doctorId: string;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  await app.owner`
    insert into hospitals (enterprise_id, name, province_code, city_code) values (1, '外部互动医院', '350000', '350100')`;
  const doctors = await app.owner<{ id: string; name: string }[]>`
    insert into doctors (enterprise_id, name, hospital_id, province_code, city_code, department_code, department_name)
    select 1, d.name, h.id, h.province_code, h.city_code, '03.03', d.department from hospitals h
    cross join (values ('闻人学', '神经内科'), ('司徒同', '神经内科'), ('司徒同', '老年科')) as d(name, department)
    where h.name = '外部互动医院' returning id::text, name`;
  doctorId = doctors.find(({ name }) => name === '闻人学')!.id;
});
afterAll(() => app.close());

const heads = '医生姓名,医院,医院所在城市,科室,互动时间,渠道,互动行为,主题,时长（分钟）,平台\n';
const upload = (rows: readonly string[], more: Partial<Pick<Upload, 'mode'>> = {}, who = steward) =>
  who.call(calls.upload, {
    body: { file: { name: 'acts.csv', content: heads + rows.join('\n') }, model: 'interaction_records', ...more },
  });
const commit = (batchId: string) => steward.call(calls.saveData, { body: { batchId } });
const undo = (id: string) => steward.call(calls.undo, { params: { id } });

const course = '闻人学,外部互动医院,福州,,2026-05-04 19:30,医学教育,学习,头痛课程,25,医学云课堂';
const question = '闻人学,外部互动医院,,神经内科,2026年5月4日 20:05,直播,提问,偏头痛直播,,';
const reply = '闻人学,外部互动医院,,,2026/5/5 8:01:09,WECOM,Replied,用药问答,,';

const acts = async () => {
  await delivered(app);
  const query = { doctorId, sort: 'actionStartTime,asc' } as const;
  return (await steward.call(interactionEndpoints.detail, { query })).body.result.content.map((one) => ({
    kind: one.dataType,
    at: one.actionStartTime,
    subject: one.subject,
    seconds: one.duration,
  }));
};

it('names every fault by row and column: who is unknown, what the channel does not have, what has not been yet', async () => {
  const sent = await upload([
    course,
    '闻人学,没有的医院,,,2026-05-04 19:30,医学教育,学习,课程,25,',
    '没有的人,外部互动医院,,,2026-05-04 19:30,医学教育,学习,课程,25,',
    '司徒同,外部互动医院,,,2026-05-04 19:30,医学教育,学习,课程,25,',
    '司徒同,外部互动医院,,心内科,2026-05-04 19:30,医学教育,学习,课程,25,',
    '闻人学,外部互动医院,,,2099-05-04 19:30,直播,学习,课程,1441,',
    '闻人学,外部互动医院,,,2026-02-30 19:30,拜访,收到,,x,',
    '闻人学,外部互动医院,,,2026-05-04,医学教育,学习,课程,25,',
    course.replace('19:30', '19:30:00'),
  ]);
  expect(sent.status, sent.body.message).toBe(200);
  const { id, validCount } = sent.body.result;
  expect(validCount).toBe(1);
  const rows = (await steward.call(calls.listRows, { params: { id }, query: { show: 'all', size: 50 } })).body.result;
  const told = new Map(
    rows.content.map(({ row, faults }) => [row, faults.map((fault) => `${fault.column} ${fault.code}`).toSorted()]),
  );
  expect(Object.fromEntries(told)).toEqual({
    2: [],
    3: ['hospital unknownHospital'],
    4: ['doctor unknownDoctor'],
    5: ['doctor ambiguousDoctor'],
    6: ['doctor unknownDoctor'],
    7: ['action actionElsewhere', 'at notYet', 'minutes outOfRange'],
    8: ['action unknownValue', 'at badMoment', 'channel unknownValue', 'minutes notInteger', 'subject required'],
    9: ['at badMoment'],
    10: ['doctor duplicateInFile'],
  });
  await steward.call(calls.cancel, { params: { id } });
});

it('is followed by the figures of the doctor, counts nothing twice, changes and goes with its upload', async () => {
  expect(await acts()).toEqual([]);
  const first = (await upload([course, question, reply])).body.result;
  expect((await commit(first.id)).body.result).toMatchObject({ state: 'DONE', createdCount: 3 });
  const three = [
    { kind: 'COURSE', at: '2026-05-04T11:30:00.000Z', subject: '头痛课程', seconds: 1500 },
    { kind: 'ASK', at: '2026-05-04T12:05:00.000Z', subject: '偏头痛直播', seconds: null },
    { kind: 'REPLY', at: '2026-05-05T00:01:09.000Z', subject: '用药问答', seconds: null },
  ];
  expect(await acts()).toEqual(three);
  expect((await upload([course])).body.result).toMatchObject({ validCount: 0 });

  const second = (await upload([course.replace(',25,', ',40,')], { mode: 'UPSERT' })).body.result;
  expect((await commit(second.id)).body.result).toMatchObject({ state: 'DONE', updatedCount: 1, createdCount: 0 });
  expect(await acts()).toEqual([{ ...three[0], seconds: 2400 }, three[1], three[2]]);
  await app.owner`insert into outbox_events (enterprise_id, topic, payload) values (1, 'interactions.derive', '{}')`;
  expect(await acts()).toHaveLength(3);

  expect((await undo(second.id)).status).toBe(200);
  expect(await acts()).toEqual(three);
  expect((await undo(first.id)).status).toBe(200);
  expect(await acts()).toEqual([]);
});

it('tells a doctor of a common name by the department, and finds a doctor gone before the commit', async () => {
  const named = '司徒同,外部互动医院,福州,老年科,2026-05-04 19:30,直播,观看,老年失眠,30,';
  const { id, validCount } = (await upload([named])).body.result;
  expect(validCount).toBe(1);
  await app.owner`delete from doctors where enterprise_id = 1 and name = '司徒同' and department_name = '老年科'`;
  expect((await commit(id)).body.error).toBe('data-models.rowsChanged');
  const rows = (await steward.call(calls.listRows, { params: { id }, query: { show: 'faulty' } })).body.result;
  expect(rows.content[0]!.faults).toMatchObject([{ column: 'doctor', code: 'unknownDoctor' }]);
});

it('is for whoever may upload data, and knows doctors of the own enterprise alone', async () => {
  expect((await upload([course], {}, await app.as('lin.zhiyuan'))).status).toBe(403);
  const sent = (await upload([course], {}, await app.as('admin', 'kanglan'))).body.result;
  expect(sent).toMatchObject({ validCount: 0, faultCount: 1 });
});
