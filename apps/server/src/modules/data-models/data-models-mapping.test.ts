// Files that are not the template: where the heads are, which column is which, and the same fault mended in all rows at once (specification 2.3).
import { dataModelEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;
let compliance: Caller;
let foreign: Caller;
beforeAll(async () => {
  app = await startTestApp();
  [steward, compliance] = [await app.as('su.zhen'), await app.as('shen.lian')];
  foreign = await app.as('admin', 'kanglan');
});
afterAll(() => app.close());

type Said = Partial<Pick<Upload, 'model' | 'mode' | 'mapping' | 'headRow'>>;
const upload = (content: string, more: Said = {}, as = steward) =>
  as.call(calls.upload, { body: { file: { name: 'rows.csv', content }, model: 'hospitals', ...more } });
const look = (content: string, as = steward) =>
  as.call(calls.look, { body: { file: { name: 'rows.csv', content }, model: 'hospitals' } });
const rowsOf = async (id: string) =>
  (await steward.call(calls.listRows, { params: { id }, query: { show: 'all', size: 100 } })).body.result.content;

describe('heads', () => {
  const titled = '二〇二六年医院名册,,,\n,,,\n医院名称,省份,城市,床位数\n对应一院,福建,福州,120\n';

  it('are found below a title, and rows keep the lines of the file', async () => {
    const { status, body } = await upload(titled);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.result).toMatchObject({ rowCount: 1, validCount: 1 });
    const line = titled.split('\n').findIndex((text) => text.startsWith('对应一院')) + 1;
    expect((await rowsOf(body.result.id))[0]?.row).toBe(line);
  });

  it('of a foreign sheet are looked at, said by hand, and remembered for the next file', async () => {
    const foreignHeads = '单位全称ZX,所在省ZX,所在市ZX,负责人ZX\n';
    const file = `${foreignHeads}对应二院,福建,福州,王\n`;
    const refused = await upload(file);
    expect([refused.status, refused.body.error]).toEqual([400, 'data-models.missingColumns']);
    const looked = (await look(file)).body.result;
    expect(looked.headRow).toBe(1);
    expect(looked.lines[0]).toMatchObject({ cells: ['单位全称ZX', '所在省ZX', '所在市ZX', '负责人ZX'] });
    expect(looked.lines[0]!.missing).toEqual(expect.arrayContaining(['name', 'province', 'city']));
    const mapping = JSON.stringify({ 单位全称ZX: 'name', 所在省ZX: 'province', 所在市ZX: 'city', 负责人ZX: '' });
    const mapped = await upload(file, { mapping, headRow: 1 });
    expect(mapped.body.result).toMatchObject({ validCount: 1, unknownColumns: ['负责人ZX'] });
    const next = await upload(`${foreignHeads}对应三院,福建,厦门,李\n`);
    expect([next.status, next.body.result?.validCount]).toEqual([200, 1]);
    expect((await look(file)).body.result.lines[0]!.fields).toEqual(['name', 'province', 'city', null]);
  });

  it('a column with a known head can be left out, and the line of the heads can be said', async () => {
    const file = '医院名称,省份,城市,电话\n医院名称,省份,城市,电话\n对应四院,福建,福州,打不通\n';
    const { body } = await upload(file, { headRow: 2, mapping: JSON.stringify({ 电话: '' }) });
    expect(body.result).toMatchObject({ rowCount: 1, validCount: 1, unknownColumns: ['电话'] });
    // What was said last counts.
    await upload(file, { headRow: 2, mapping: JSON.stringify({ 电话: 'telephone' }) });
  });

  it('wrong input names the field; who may not upload does not look', async () => {
    const wrong = await upload(titled, { headRow: 0 });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.headRow']);
    expect((await look(titled, compliance)).status).toBe(403);
    expect((await look('', steward)).body.error).toBe('data-models.empty');
  });
});

describe('the same fault in many rows', () => {
  const file = [
    '医院名称,省份,城市,医院等级,电话',
    ...['一', '二', '三'].map((name) => `同错${name}院,福建,福州,三甲级,`),
    '同错四院,福建,福州,一级丁,打不通',
  ].join('\n');

  it('is one group, mended at once, checked again and counted', async () => {
    const { id } = (await upload(file)).body.result;
    const groups = (await steward.call(calls.listFaults, { params: { id } })).body.result;
    expect(groups[0]).toMatchObject({ column: 'level', code: 'unknownValue', value: '三甲级', count: 3, firstRow: 2 });
    expect(groups.map(({ count }) => count)).toEqual([3, 1, 1]);
    expect(groups.every(({ isMendable }) => isMendable)).toBe(true);
    const group = { column: 'level', code: 'unknownValue', value: '三甲级' };
    const still = await steward.call(calls.fixFaults, { params: { id }, body: { ...group, replacement: '三级戊' } });
    expect(still.body.result).toMatchObject({ fixed: 3, batch: { validCount: 0, faultCount: 4, state: 'NEEDS_FIX' } });
    const mended = await steward.call(calls.fixFaults, {
      params: { id },
      body: { ...group, value: '三级戊', replacement: '三级甲等' },
    });
    expect(mended.body.result).toMatchObject({ fixed: 3, batch: { validCount: 3, faultCount: 1 } });
    expect((await rowsOf(id)).slice(0, 3).map(({ cells }) => cells['level'])).toEqual(Array(3).fill('三级甲等'));
    const emptied = { column: 'telephone', code: 'badTelephone', value: '打不通', replacement: '' };
    await steward.call(calls.fixFaults, { params: { id }, body: emptied });
    const left = (await steward.call(calls.listFaults, { params: { id } })).body.result;
    expect(left).toMatchObject([{ column: 'level', value: '一级丁', count: 1 }]);
  });

  it('names made the same repeat each other; nobody else mends, no other field, no other state', async () => {
    const { id } = (await upload('医院名称,省份,城市\n同名院,福建,福州\n同名院,福建,福洲市\n')).body.result;
    const body = { column: 'city', code: 'unknownCity', value: '福洲市', replacement: '福州' };
    expect((await compliance.call(calls.fixFaults, { params: { id }, body })).status).toBe(403);
    expect((await foreign.call(calls.fixFaults, { params: { id }, body })).status).toBe(404);
    const elsewhere = await steward.call(calls.listFaults, { params: { id: '999999' } });
    expect(elsewhere.body.error).toBe('data-models.notFound');
    const unknown = await steward.call(calls.fixFaults, { params: { id }, body: { ...body, column: 'key' } });
    expect(unknown.body.result.fixed).toBe(0);
    const fixed = (await steward.call(calls.fixFaults, { params: { id }, body })).body.result;
    expect(fixed).toMatchObject({ fixed: 1, batch: { validCount: 1, duplicateCount: 1 } });
    await steward.call(calls.cancel, { params: { id } });
    const late = await steward.call(calls.fixFaults, { params: { id }, body });
    expect([late.status, late.body.error]).toEqual([409, 'data-models.illegalState']);
  });
});

it('a date in a field of years is read as its year, anything else is not', async () => {
  const [hospital] = await app.owner<{ name: string; city: string }[]>`
    select h.name, r.name as city from hospitals h join regions r on r.code = h.city_code
    where h.enterprise_id = 1 and not exists (
      select from hospitals o where o.enterprise_id = 1 and o.name = h.name and o.id <> h.id)
    order by h.id limit 1`;
  const years = ['1978-05-04', '1978/5', '1978年5月4日', '1978年', '1978.05.04', '1978', '78-05-04', '1978-x'];
  const lines = years.map(
    (year, at) => `年份${'甲乙丙丁戊己庚辛'[at]!},${hospital!.name},${hospital!.city},心内科,${year}`,
  );
  const file = `医生姓名,医院,医院所在城市,科室,出生年份\n${lines.join('\n')}\n`;
  const { body } = await upload(file, { model: 'doctors' });
  const rows = await rowsOf(body.result.id);
  const wrong = rows.filter(({ faults }) => faults.some(({ column }) => column === 'birthYear'));
  expect(wrong.map(({ cells }) => cells['birthYear'])).toEqual(['78-05-04', '1978-x']);
});
