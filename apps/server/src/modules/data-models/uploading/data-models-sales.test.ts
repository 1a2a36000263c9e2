// Sales and targets of hospitals by upload: every fault by row and column, stored, overwritten, taken back (product: hospitals).
import { dataModelEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;
let hospitalId: string;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  const [hospital] = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code) values (1, '上传销量医院', '350000', '350100') returning id::text`;
  hospitalId = hospital!.id;
});
afterAll(() => app.close());

const heads = '医院,医院所在城市,产品,月份,销量（盒）,销售额（元）,目标（盒）,目标（元）\n';
const upload = (rows: string, more: Partial<Pick<Upload, 'mode'>> = {}, who = steward) =>
  who.call(calls.upload, {
    body: { file: { name: 'sales.csv', content: heads + rows }, model: 'hospital_sales', ...more },
  });
const commit = (batchId: string) => steward.call(calls.saveData, { body: { batchId } });
const figures = async (product: string) => {
  const { lines } = (
    await steward.call(hospitalEndpoints.findSales, { params: { id: hospitalId }, query: { year: 2026 } })
  ).body.result;
  const line = lines.find((one) => one.productName === product);
  return line?.months.filter(({ boxes }) => boxes.sold !== null || boxes.target !== null);
};

it('names every fault by row and column', async () => {
  const sent = await upload(
    [
      '上传销量医院,福州,泰舒宁,2026-05,10,1000,12,1200',
      '没有的医院,福州,泰舒宁,2026-05,1,1,1,1',
      '上传销量医院,无此城市,不存在的药,五月,-1,很多,,',
      '上传销量医院,福州,泰舒宁,2026年5月,9,900,,',
      '上传销量医院,福州,泰舒宁,2026-06,,,,',
      ',,,,,,1,1',
    ].join('\n'),
  );
  expect(sent.status, sent.body.message).toBe(200);
  const { id, validCount } = sent.body.result;
  expect(validCount).toBe(1);
  const rows = (await steward.call(calls.listRows, { params: { id }, query: { show: 'all', size: 50 } })).body.result;
  const told = rows.content.map(({ row, faults }) => [row, faults.map((fault) => `${fault.column} ${fault.code}`)]);
  expect(Object.fromEntries(told)).toMatchObject({
    2: [],
    3: ['hospital unknownHospital'],
    5: ['hospital duplicateInFile'],
    6: ['boxes noFigure'],
    7: ['hospital required', 'product required', 'month required'],
  });
  const third = (told.find(([row]) => row === 4)![1] as string[]).toSorted();
  expect(third).toEqual(
    [
      'amount notInteger',
      'boxes outOfRange',
      'hospitalCity unknownCity',
      'month badMonth',
      'product unknownValue',
    ].toSorted(),
  );
  await steward.call(calls.cancel, { params: { id } });
});

it('stores the figures, overwrites what is given, keeps the rest, and takes all of it back', async () => {
  const first = (
    await upload('上传销量医院,福州,泰舒宁,2026-04,10,1000,12,1200\n上传销量医院,福州,Annopin,202604,5,600,,')
  ).body.result;
  expect((await commit(first.id)).body.result).toMatchObject({ state: 'DONE', createdCount: 2 });
  expect(await figures('泰舒宁')).toEqual([
    {
      month: '2026-04',
      boxes: { sold: 10, target: 12, last: null },
      amount: { sold: 1000, target: 1200, last: null },
    },
  ]);
  const again = await upload('上传销量医院,福州,泰舒宁,2026-04,11,1100,,');
  expect(again.body.result).toMatchObject({ validCount: 0 });
  const second = (await upload('上传销量医院,福州,WL-TX,2026/4,11,1100,,', { mode: 'UPSERT' })).body.result;
  expect((await commit(second.id)).body.result).toMatchObject({ state: 'DONE', updatedCount: 1, createdCount: 0 });
  expect((await figures('泰舒宁'))![0]!.boxes).toEqual({ sold: 11, target: 12, last: null });
  expect((await steward.call(calls.undo, { params: { id: second.id } })).status).toBe(200);
  expect((await figures('泰舒宁'))![0]!.boxes.sold).toBe(10);
  expect((await steward.call(calls.undo, { params: { id: first.id } })).status).toBe(200);
  expect(await figures('泰舒宁')).toBeUndefined();
});

it('gives the hospital and its doctors sales where something was sold within a year, and the undo takes them away', async () => {
  const [doctor] = await app.owner<{ id: string }[]>`
    insert into doctors (enterprise_id, name, pinyin, initials, hospital_id, department_name, province_code, city_code, hospital_level, source)
    values (1, '销量医生', 'xiaoliang', 'xlys', ${hospitalId}, '神经内科', '350000', '350100', 'UNRATED', 'MANUAL') returning id::text`;
  const haveSales = async () => {
    const [row] = await app.owner<{ hospital: boolean; doctor: boolean }[]>`
      select h.has_sales as hospital, d.has_sales as doctor from hospitals h join doctors d on d.enterprise_id = 1 and d.id = ${doctor!.id}
      where h.enterprise_id = 1 and h.id = ${hospitalId}`;
    return row;
  };
  const month = (back: number): string => {
    const day = new Date();
    day.setUTCDate(1);
    day.setUTCMonth(day.getUTCMonth() - back);
    return day.toISOString().slice(0, 7);
  };
  const old = (
    await upload(`上传销量医院,福州,泰舒宁,${month(20)},8,800,,\n上传销量医院,福州,泰舒宁,${month(2)},0,0,10,1000`)
  ).body.result;
  expect((await commit(old.id)).body.result).toMatchObject({ createdCount: 2 });
  expect(await haveSales()).toEqual({ hospital: false, doctor: false });
  const late = (await upload(`上传销量医院,福州,泰舒宁,${month(1)},8,800,,`)).body.result;
  expect((await commit(late.id)).body.result).toMatchObject({ createdCount: 1 });
  await expect.poll(haveSales, { timeout: 10_000 }).toEqual({ hospital: true, doctor: true });
  expect((await steward.call(calls.undo, { params: { id: late.id } })).status).toBe(200);
  await expect.poll(haveSales, { timeout: 10_000 }).toEqual({ hospital: false, doctor: false });
}, 30_000);

it('is for whoever may upload data, and knows only hospitals of the own enterprise', async () => {
  expect((await upload('上传销量医院,福州,泰舒宁,2026-03,1,1,,', {}, await app.as('chen.yizhou'))).status).toBe(403);
  const foreign = await app.as('admin', 'kanglan');
  const sent = (await upload('上传销量医院,福州,定宁舒,2026-03,1,1,,', {}, foreign)).body.result;
  expect(sent).toMatchObject({ validCount: 0, faultCount: 1 });
});
