// Two doctors of one name in one department: refused until something tells them apart, then both kept on purpose (specification 2.3 DataCollection).
import { dataModelEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { doctorEndpoints, doctorKeepingEndpoints } from '@yijian/contract/doctors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;
let hospital: { id: string; name: string };

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  const [found] = await app.owner<(typeof hospital)[]>`
    select min(id)::text as id, name from hospitals where enterprise_id = 1 and is_enabled group by name having count(*) = 1 order by 1 limit 1`;
  hospital = found!;
});
afterAll(() => app.close());

const heads = '医生姓名,医院,科室,手机,同名区分';
async function upload(lines: readonly string[], mode: Upload['mode'] = 'ADD') {
  const file = { name: '医生.csv', content: [heads, ...lines].join('\n') };
  const answer = await steward.call(calls.upload, { body: { model: 'doctors', mode, file } });
  expect(answer.status, answer.body.message).toBe(200);
  return answer.body.result;
}
const commit = (batchId: string) => steward.call(calls.saveData, { body: { batchId, allOrNothing: true } });
const stored = (name: string) => app.owner<{ namesake: string; masked_phone: string | null; degree: string }[]>`
  select namesake, masked_phone, degree_title as degree from doctors where enterprise_id = 1 and name = ${name} order by namesake`;

it('two rows of one name, hospital and department are one until a mark tells them apart; both keep their phones', async () => {
  const row = `同名甲,${hospital.name},心内科`;
  const batch = await upload([`${row},13811112222,`, `${row},13933334444,`]);
  expect(batch).toMatchObject({ validCount: 1, duplicateCount: 1 });
  expect(batch.firstFaults[0]!.faults[0]).toMatchObject({
    code: 'duplicateInFile',
    message: '与文件第 2 行重复；若是另一人，请填写“同名区分”',
  });
  const fixed = await steward.call(calls.fixRow, {
    params: { id: batch.id, row: 3 },
    body: { cells: { namesake: '心衰方向' } },
  });
  expect(fixed.body.result.batch).toMatchObject({ validCount: 2, duplicateCount: 0, state: 'READY' });
  expect((await commit(batch.id)).body.result).toMatchObject({ state: 'DONE', createdCount: 2 });
  expect(await stored('同名甲')).toMatchObject([
    { namesake: '', masked_phone: '138****2222' },
    { namesake: '心衰方向', masked_phone: '139****4444' },
  ]);

  const again = await upload([`${row},13800001111,`, `${row},13800001112,心衰方向`, `${row},13800001113,电生理方向`]);
  expect(again).toMatchObject({ validCount: 1, duplicateCount: 2 });
  expect(again.firstFaults.map(({ faults }) => faults[0]!.code)).toEqual(['exists', 'exists']);
});

it('a row that changes a doctor finds the one its mark tells', async () => {
  const row = `同名乙,${hospital.name},神经内科`;
  await commit((await upload([`${row},13811112222,`, `${row},13933334444,卒中`])).id);
  const change = await upload([`${row},13955556666,卒中`], 'UPDATE');
  expect((await commit(change.id)).body.result).toMatchObject({ updatedCount: 1, createdCount: 0 });
  expect(await stored('同名乙')).toMatchObject([{ masked_phone: '138****2222' }, { masked_phone: '139****6666' }]);
  const nobody = await upload([`${row},13955556666,头痛`], 'UPDATE');
  expect(nobody.firstFaults[0]!.faults[0]!.code).toBe('notExisting');
});

it('a mark that holds the tail of a phone is refused by name', async () => {
  const { firstFaults } = await upload([`同名丙,${hospital.name},眼科,13811112222,尾号12345`]);
  expect(firstFaults[0]!.faults[0]).toMatchObject({ column: 'namesake', code: 'badNamesake' });
});

it('a doctor entered by hand beside a namesake needs a mark as well as a reason, and shows it', async () => {
  const body = { name: '同名丁', hospitalId: hospital.id, departmentName: '呼吸科', reason: '另一人，已电话核实' };
  const add = (more: object = {}) => steward.call(doctorKeepingEndpoints.add, { body: { ...body, ...more } });
  expect((await add()).status).toBe(200);
  const refused = await add();
  expect([refused.status, refused.body.error]).toEqual([409, 'doctors.sameThere']);
  const bad = await add({ namesake: '138000011112' });
  expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'body.namesake']);
  const kept = await add({ namesake: '肺癌方向' });
  expect(kept.status, kept.body.message).toBe(200);
  const shown = await steward.call(doctorEndpoints.find, { params: { id: kept.body.result.id } });
  expect(shown.body.result).toMatchObject({ doctorName: '同名丁', namesake: '肺癌方向' });
  expect((await add({ namesake: '肺癌方向' })).body.error).toBe('doctors.sameThere');
});
