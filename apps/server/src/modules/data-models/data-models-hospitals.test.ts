// Lists of hospitals: what their names tell, and hospitals of one name (specification 2.3 DataCollection).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataModelEndpoints as calls } from '@yijian/contract/data-models';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { toldByName } from '../hospitals/index.ts';

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

async function upload(rows: readonly string[], mode: 'ADD' | 'UPDATE' | 'UPSERT' = 'UPSERT', model = 'hospitals') {
  const file = { name: `${model}-${rows.length}.csv`, content: rows.join('\n') };
  return (await steward.call(calls.upload, { body: { file, model, mode } })).body.result;
}

async function commit(rows: readonly string[]) {
  const { id, faultCount, duplicateCount } = await upload(rows);
  expect([faultCount, duplicateCount]).toEqual([0, 0]);
  return (await steward.call(calls.saveData, { body: { batchId: id } })).body.result;
}

const stored = (like: string) => app.owner<{ name: string; type: string; ownership: string; county: string | null }[]>`
  select name, type, ownership, county_code as county from hospitals where enterprise_id = 1 and name like ${like} order by name, county_code nulls first`;

it.each([
  ['云溪市妇幼保健院', 'WOMEN_CHILDREN', undefined],
  ['云溪市儿童医院', 'WOMEN_CHILDREN', undefined],
  ['云溪县中医院', 'TCM', undefined],
  ['云溪市中西医结合医院', 'TCM', undefined],
  ['汉中医院', undefined, undefined],
  ['云溪市中心医院', undefined, undefined],
  ['云溪县城关镇卫生院', 'COMMUNITY', undefined],
  ['望江街道社区卫生服务中心', 'COMMUNITY', undefined],
  ['云溪市口腔医院', 'SPECIALTY', undefined],
  ['云溪肿瘤专科医院', 'SPECIALTY', undefined],
  ['云溪东南眼科医院有限公司', 'SPECIALTY', 'PRIVATE'],
  ['云溪民营康复医院', 'SPECIALTY', 'PRIVATE'],
  ['云溪矿业有限公司职工医院', undefined, undefined],
  ['解放军第九九九医院', undefined, 'MILITARY'],
  ['云溪市急救中心', 'OTHER', undefined],
  ['云溪市第一人民医院', undefined, undefined],
])('the name %s tells type %s and ownership %s', (name, type, ownership) => {
  expect(toldByName(name)).toEqual({ type, ownership });
});

it('an upload takes kind and ownership from the name where no cell tells them, and never over what stands', async () => {
  await commit([
    '医院名称,省份,城市,医院类型,经营性质',
    '名告妇幼保健院,福建省,福州市,,',
    '名告中医院,福建省,福州市,,',
    '名告镇卫生院,福建省,福州市,,',
    '名告眼科医院有限公司,福建省,福州市,,',
    '名告儿童医院,福建省,福州市,综合医院,公立',
    '名告人民医院,福建省,福州市,,',
  ]);
  const kinds = async () =>
    Object.fromEntries((await stored('名告%')).map((one) => [one.name.slice(2), `${one.type} ${one.ownership}`]));
  const expected = {
    中医院: 'TCM PUBLIC',
    人民医院: 'GENERAL PUBLIC',
    儿童医院: 'GENERAL PUBLIC',
    妇幼保健院: 'WOMEN_CHILDREN PUBLIC',
    眼科医院有限公司: 'SPECIALTY PRIVATE',
    镇卫生院: 'COMMUNITY PUBLIC',
  };
  expect(await kinds()).toEqual(expected);
  await commit(['医院名称,省份,城市,地址', '名告儿童医院,福建省,福州市,望江路 12 号']);
  expect(await kinds()).toEqual(expected);
});

it('two hospitals of one name in two counties are two, and a row without a county asks which', async () => {
  const head = '医院名称,省份,城市,区县,地址';
  const [gulou, taijiang] = [
    '双县城关医院,福建省,福州市,鼓楼区,甲路 1 号',
    '双县城关医院,福建省,福州市,台江区,乙路 2 号',
  ];
  expect(await commit([head, gulou, taijiang])).toMatchObject({ createdCount: 2 });
  expect((await stored('双县%')).map(({ county }) => county)).toEqual(['350102', '350103']);
  expect(await commit([head, gulou, taijiang])).toMatchObject({ createdCount: 0, updatedCount: 2 });
  const unclear = await upload(['医院名称,省份,城市', '双县城关医院,福建省,福州市']);
  expect(unclear.firstFaults[0]?.faults.map(({ message }) => message)).toEqual([
    '该城市有多家「双县城关医院」，请填写区县',
  ]);
  const twice = await upload([head, gulou, gulou]);
  expect([twice.validCount, twice.duplicateCount]).toEqual([1, 1]);
  // One stored without a county is the one told now.
  await commit(['医院名称,省份,城市', '单县城关医院,福建省,福州市']);
  const told = await commit([head, '单县城关医院,福建省,福州市,台江区,丙路 3 号']);
  expect(told).toMatchObject({ createdCount: 0, updatedCount: 1 });
  expect((await stored('单县%')).map(({ county }) => county)).toEqual(['350103']);
  // A doctor is found at the one of the county.
  const doctors = ['姓名,医院,城市,科室', '陆见秋,双县城关医院,福州市,神经内科'];
  expect((await upload(doctors, 'UPSERT', 'doctors')).firstFaults[0]?.faults[0]?.message).toContain('区县');
  const [name, row] = doctors as [string, string];
  const placed = await upload([`${name},医院所在区县`, `${row},台江区`], 'UPSERT', 'doctors');
  expect(placed).toMatchObject({ faultCount: 0, validCount: 1 });
});

it('a hospital written by hand may share its name with one in another county, not in its own', async () => {
  const draft = { name: '手录城关医院', provinceCode: '350000', cityCode: '350100' };
  const admin = await app.as('admin');
  const add = (countyCode: string) => admin.call(hospitalEndpoints.add, { body: { ...draft, countyCode } });
  expect([(await add('350102')).status, (await add('350103')).status]).toEqual([200, 200]);
  const again = await add('350103');
  expect([again.status, again.body.error]).toEqual([409, 'hospitals.duplicate']);
});

const real = path.resolve(import.meta.dirname, '../../../../../../shared/data/hospitals-cn.csv');
it.skipIf(!existsSync(real))('of 1,448 real names two thirds tell their kind', () => {
  const names = readFileSync(real, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[2] ?? '');
  const types = Map.groupBy(names, (name) => toldByName(name).type ?? 'GENERAL');
  const counts = Object.fromEntries([...types].map(([type, list]) => [type, list.length]));
  console.info('kinds of 1,448 real names', JSON.stringify(counts));
  expect(counts['COMMUNITY']).toBeGreaterThan(780);
  expect(counts['WOMEN_CHILDREN']).toBeGreaterThan(45);
  expect(counts['TCM']).toBeGreaterThan(75);
  expect(types.get('GENERAL')!.filter((name) => /妇幼|卫生院|中医医院|专科/.test(name))).toEqual([]);
});
