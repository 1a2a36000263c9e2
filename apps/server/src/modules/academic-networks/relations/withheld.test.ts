// Academic detail that is kept from a reader: relations, network, evidence and their files (specification 6; R6.4).
import { academicNetworkEndpoints as calls } from '@yijian/contract/academic-networks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let doctorId: string;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  const [own] = await app.owner<[{ id: string }]>`
    select s.doctor_id::text as id from scholars s
    join doctor_owners o on o.enterprise_id = 1 and o.doctor_id = s.doctor_id
    join users u on u.enterprise_id = 1 and u.id = o.user_id and u.login = 'chen.yizhou'
    join academic_relations r on r.enterprise_id = 1 and r.scholar_id = s.id
    where s.enterprise_id = 1 group by 1 order by count(*) desc limit 1`;
  doctorId = own.id;
});
afterAll(() => app.close());

it('R6.4 a reader from whom academic detail is kept learns counts alone; network, evidence and exports say why', async () => {
  const query = { doctorId: doctorId };
  const whole = (await rep.call(calls.listRelations, { query })).body.result;
  const { nodes } = (await rep.call(calls.chart, { query })).body.result;
  const [personId, otherId] = nodes.map(({ id }) => id) as [string, string];
  await app.owner`
    insert into role_fields (enterprise_id, role_id, field, rule) select 1, id, 'doctor.academicDetail', 'HIDE' from roles where enterprise_id = 1 and code = 'REP'`;
  const reader = await app.as('chen.yizhou');
  const asked = async () => (await reader.call(calls.listRelations, { query })).body.result;
  await expect.poll(async () => (await asked()).withheld).toBe(true);
  expect(await asked()).toMatchObject({ content: [], totalElements: whole.totalElements });
  expect(whole).toMatchObject({ withheld: false });
  expect((await reader.call(calls.listTypes, { params: { id: doctorId } })).body.result.length).toBeGreaterThan(0);
  const why = { reasonCategory: 'REPORT', reason: '季度汇报用' };
  const english = { 'accept-language': 'en' };
  const answers = await Promise.all([
    reader.call(calls.chart, { query }, english),
    reader.call(calls.table, { query }, english),
    reader.call(calls.person, { query: { personId: otherId, centreId: personId } }, english),
    reader.call(calls.listLinks, { query: { personId } }, english),
    reader.call(calls.listEvidence, { query: { personId, otherId } }, english),
    reader.call(calls.findPath, { query: { fromId: personId, toId: otherId } }, english),
    reader.call(calls.map, {}, english),
    reader.call(calls.mapTable, { query: {} }, english),
  ]);
  expect(answers.map(({ body }) => [body.error, body.message])).toEqual(
    answers.map(() => [
      'publications.withheld',
      'No detailed information on the academic data of this drug is available',
    ]),
  );
  await app.owner`
    insert into role_fields (enterprise_id, role_id, field, rule) select 1, id, 'doctor.academicDetail', 'HIDE' from roles where enterprise_id = 1 and code = 'DSM'`;
  const manager = await app.as('zhou.minxing');
  for (const row of [calls.exportTable, calls.exportMapTable]) {
    const file = async () => manager.call(row, { query: row === calls.exportTable ? { ...query, ...why } : why });
    await expect.poll(async () => (await file()).body.message).toBe('暂无该药品学术数据的详细信息');
  }
});
