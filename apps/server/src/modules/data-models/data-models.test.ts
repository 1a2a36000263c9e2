// Data upload through the calls, on a real database: check, fix, commit, undo (specification 2.3 DataCollection, 7.5).
import { dataModelEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp, type TestFile } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;
let compliance: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  compliance = await app.as('shen.lian');
});
afterAll(() => app.close());

const heads = '医院名称,省份,城市,电话,等级,床位数\n';

function upload(
  content: string | Buffer,
  more: Partial<Pick<Upload, 'model' | 'mode' | 'mapping'>> & { as?: Caller; english?: boolean } = {},
) {
  const { as = steward, english = false, ...fields } = more;
  const file: TestFile = { name: 'rows.csv', content };
  return as.call(
    calls.upload,
    { body: { file, model: 'hospitals', ...fields } },
    english ? { 'accept-language': 'en' } : {},
  );
}

/** As the specification writes the call: its path, and nothing but what is sent. */
const specified = (method: 'GET' | 'POST', path: string, body?: { type: string; payload: string }) =>
  app.app.server.inject({
    method,
    url: `/prod-api${path}`,
    headers: {
      host: steward.host,
      authorization: `Bearer ${steward.token}`,
      ...(body && { 'content-type': body.type }),
    },
    ...(body && { payload: body.payload }),
  });

const commit = (batchId: string, more: { allOrNothing?: boolean } = {}) =>
  steward.call(calls.saveData, { body: { batchId, ...more } });

describe('models and templates', () => {
  it('lists the models with their fields in both languages, the values of the dictionaries among them', async () => {
    const { body } = await compliance.call(calls.listModels, {});
    expect(body.result.map((model) => model.id)).toEqual([
      'hospitals',
      'doctors',
      'hospital_sales',
      'treatment_records',
      'interaction_records',
    ]);
    const level = body.result[0]!.fields.find((field) => field.key === 'level');
    expect(level).toMatchObject({ zh: '医院等级', en: 'Level', type: 'DICTIONARY', isRequired: false });
    expect(level?.choices).toContainEqual({ value: '3A', zh: '三级甲等', en: 'Tertiary A' });
    expect(body.result[1]!.fields.find((field) => field.key === 'title')?.choices.length).toBeGreaterThan(10);
  });

  it.each([
    ['zh', 'hospitals', '医院名称', '示例：'],
    ['en', 'hospitals', 'Hospital name', 'Example: '],
    ['zh', 'doctors', '医生姓名', '示例：'],
    ['en', 'hospital_sales', 'Hospital', 'Example: '],
  ] as const)('gives a template in %s for %s whose example row is not imported', async (language, id, head, mark) => {
    const csv = await steward.call(
      calls.downloadTemplate,
      { params: { id }, query: { format: 'csv' } },
      { 'accept-language': language },
    );
    expect(csv.raw.toString()).toMatch(new RegExp(`^\uFEFF${head},`));
    expect(csv.raw.toString()).toContain(mark);
    const xlsx = await steward.call(
      calls.downloadTemplate,
      { params: { id }, query: {} },
      { 'accept-language': language },
    );
    expect(xlsx.headers['content-type']).toContain('spreadsheetml');
    for (const content of [csv.raw, xlsx.raw]) {
      const sent = await upload(content, { model: id });
      expect([sent.status, sent.body.error]).toEqual([400, 'data-models.empty']);
    }
    const unknown = await steward.call(calls.downloadTemplate, { params: { id: 'patients' }, query: {} });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'data-models.modelNotFound']);
  });

  it('DAT-07 DAT-08 every model of the list has its template, asked for by the id of the model alone', async () => {
    const models = await specified('GET', '/data/get/all/model');
    const ids = models.json<{ result: { id: string }[] }>().result.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['hospitals', 'doctors', 'treatment_records']));
    for (const id of ids) {
      const { statusCode, headers, rawPayload } = await specified('GET', `/data/download/template/${id}`);
      expect([statusCode, headers['content-type']], id).toEqual([200, expect.stringContaining('spreadsheetml')]);
      expect(headers['content-disposition'], id).toContain('attachment');
      expect(rawPayload.subarray(0, 2).toString(), id).toBe('PK');
    }
  });

  it('DAT-09 DAT-10 DAT-12 one file form brings rows of a model, and a form with its batch saves them', async () => {
    const part = (name: string, content: string) =>
      `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
    const sheet = `${heads}表单上传医院,福建,福州,,,\n`;
    const checked = await specified('POST', '/data/upload', {
      type: 'multipart/form-data; boundary=part',
      payload: `${part('model', 'hospitals')}${part('file"; filename="rows.csv', sheet)}--part--\r\n`,
    });
    const { id, state } = checked.json<{ result: { id: string; state: string } }>().result;
    expect([checked.statusCode, state]).toEqual([200, 'READY']);
    const saved = await specified('POST', '/data/save/data', {
      type: 'application/x-www-form-urlencoded',
      payload: new URLSearchParams({ batchId: id }).toString(),
    });
    expect([saved.statusCode, saved.json<{ result: { state: string } }>().result.state]).toEqual([200, 'DONE']);
    const kept = await app.owner`select from hospitals where enterprise_id = 1 and name = '表单上传医院'`;
    expect(kept.length).toBe(1);
  });
});

describe('checking a file', () => {
  it('names every fault of every row by row and column in one pass, in the language of the caller', async () => {
    const rows = `${heads},福建,福州,abc,五级,很多\n云上测试医院,月球省,福州市,0591-88880000,三甲,-5\n云下测试医院,福建省,济南市,,,\n`;
    const zh = await upload(rows);
    expect(zh.body.result).toMatchObject({
      state: 'NEEDS_FIX',
      rowCount: 3,
      validCount: 0,
      faultCount: 3,
      encoding: 'UTF-8',
    });
    const faults = zh.body.result.firstFaults.map(({ row, faults: list }) => [
      row,
      list.map((fault) => `${fault.column} ${fault.code}`),
    ]);
    expect(faults).toEqual([
      [2, ['name required', 'telephone badTelephone', 'level unknownValue', 'beds notInteger']],
      [3, ['beds outOfRange', 'province unknownProvince']],
      [4, ['city cityElsewhere']],
    ]);
    expect(zh.body.result.firstFaults[1]!.faults[0]!.message).toBe('应在 0–100,000 之间');
    expect(zh.body.result.firstFaults[2]!.faults[0]!.message).toBe('「济南市」不属于该省份');
    const en = await upload(rows, { english: true });
    expect(en.body.result.firstFaults[0]!.faults.map((fault) => fault.message)).toContain('Required');
  });

  it('reads places with and without 省 and 市, municipalities, pinyin, and level words of all kinds', async () => {
    const rows = [
      '测甲医院,北京,北京市,,三级甲等,',
      '测乙医院,上海市,上海,,Tertiary A,',
      '测丙医院,内蒙古,呼和浩特,,3A,',
      '测丁医院,广西壮族自治区,南宁,,三甲,',
      '测戊医院,福建,福州,,,',
      '测己医院,重庆市,市辖区,,,',
      '测庚医院,fujian,fuzhou,,,',
      '测辛医院,湖北,恩施,,,',
    ];
    const { body } = await upload(heads + rows.join('\n'));
    expect(body.result.firstFaults).toEqual([]);
    expect(body.result).toMatchObject({ state: 'READY', validCount: 8 });
  });

  it('reports columns it does not know, names those that are missing, and remembers what was said about a head', async () => {
    const unknown = await upload('name,province,city,院长,床\n测一医院,福建,福州,张三,12\n');
    expect(unknown.body.result.unknownColumns).toEqual(['院长', '床']);
    const missing = await upload('name,地址\nA,B\n');
    expect([missing.status, missing.body.error]).toEqual([400, 'data-models.missingColumns']);
    expect(missing.body.message).toContain('省份、城市');
    const said = await upload('name,province,city,床\n测一医院,福建,福州,12\n', { mapping: '{"床":"beds"}' });
    expect(said.body.result.unknownColumns).toEqual([]);
    const again = await upload('name,province,city,床\n测一医院,福建,福州,12\n');
    expect(again.body.result.columns.at(-1)).toEqual({ head: '床', field: 'beds' });
    const wrong = await upload('name,province,city\na,b,c\n', { mapping: '[1]' });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'data-models.badMapping']);
  });

  it.each([
    ['a byte order mark', Buffer.from(`\uFEFF${heads}测编码医院,福建,福州,,,\n`), 'UTF-8'],
    [
      'mixed line ends',
      Buffer.from(`${heads.trim()}\r\n测编码医院,福建,福州,,,\r\n测编码二院,福建,福州,,,\n测编码三院,福建,福州,,,\r\n`),
      'UTF-8',
    ],
    ['semicolons', Buffer.from('医院名称;省份;城市\n测编码医院;福建;福州\n'), 'UTF-8'],
    ['tabs', Buffer.from('医院名称\t省份\t城市\n测编码医院\t福建\t福州\n'), 'UTF-8'],
    [
      'quotes and a line break in a cell',
      Buffer.from('医院名称,省份,城市,地址\n"测编码医院","福建","福州","一路 ""甲""\n二号, 楼"\n'),
      'UTF-8',
    ],
    ['UTF-16', Buffer.from('\uFEFF医院名称\t省份\t城市\r\n测编码医院\t福建\t福州\r\n', 'utf16le'), 'UTF-16LE'],
    // 医院名称,省份,城市 / 测编码医院,福建,福州
    [
      'GB18030',
      Buffer.from('d2bdd4bac3fbb3c62ccaa1b7dd2cb3c7cad00d0ab2e2b1e0c2ebd2bdd4ba2cb8a3bda82cb8a3d6dd0d0a', 'hex'),
      'GB18030',
    ],
  ])('reads a text with %s', async (_, content, encoding) => {
    const { body } = await upload(content);
    expect(body.result).toMatchObject({ state: 'READY', faultCount: 0, encoding });
    const rows = await steward.call(calls.listRows, { params: { id: body.result.id }, query: {} });
    expect(rows.body.result.content[0]).toMatchObject({ row: 2, cells: { name: '测编码医院', city: '福州' } });
  });

  it('says of which row a row is the duplicate, and which record exists already', async () => {
    const [known] = await app.owner<[{ name: string; city: string; province: string }]>`
      select h.name, c.name as city, p.name as province from hospitals h join regions c on c.code = h.city_code
      join regions p on p.code = h.province_code join enterprises e on e.id = h.enterprise_id where e.realm = 'weili' limit 1`;
    const { body } = await upload(
      `${heads}测重医院,福建,福州,,,\n测重医院,福建省,福州市,,,\n${known.name},${known.province},${known.city},,,\n`,
    );
    expect(body.result).toMatchObject({ validCount: 1, duplicateCount: 2, faultCount: 0, state: 'NEEDS_FIX' });
    expect(body.result.firstFaults.map((row) => [row.row, row.faults[0]!.message])).toEqual([
      [3, '与文件第 2 行重复'],
      [4, '系统中已有这条记录'],
    ]);
    const shown = await steward.call(calls.listRows, { params: { id: body.result.id }, query: { show: 'duplicate' } });
    expect(shown.body.result).toMatchObject({ totalElements: 2, content: [{ row: 3, isDuplicate: true }, { row: 4 }] });
  });

  it('makes text that looks like a formula harmless', async () => {
    const { body } = await upload(
      'name,province,city,address\n测公式医院,福建,福州,"=HYPERLINK(""http://evil.example"")"\n',
    );
    await commit(body.result.id);
    const [row] = await app.owner`select address from hospitals where import_batch_id = ${body.result.id}`;
    expect(row?.['address']).toBe(`'=HYPERLINK("http://evil.example")`);
  });
});

describe('fixing rows', () => {
  it('checks a row again that was changed in the browser, and those it was confused with', async () => {
    const { body } = await upload(`${heads}测修医院,福建,福州,,,\n测修医院,福建,福州,,,\n测修二院,福建,福州,xx,,\n`);
    const { id } = body.result;
    const first = await steward.call(calls.fixRow, { params: { id, row: 2 }, body: { cells: { name: '测修三院' } } });
    expect(first.body.result.batch).toMatchObject({ validCount: 2, duplicateCount: 0, faultCount: 1 });
    const second = await steward.call(calls.fixRow, {
      params: { id, row: 4 },
      body: { cells: { telephone: '0591-87654321' } },
    });
    expect(second.body.result).toMatchObject({ row: { row: 4, faults: [] }, batch: { state: 'READY', validCount: 3 } });
    const worse = await steward.call(calls.fixRow, { params: { id, row: 4 }, body: { cells: { city: '' } } });
    expect(worse.body.result).toMatchObject({
      row: { faults: [{ column: 'city', code: 'required' }] },
      batch: { state: 'NEEDS_FIX' },
    });
    const none = await steward.call(calls.fixRow, { params: { id, row: 99 }, body: { cells: {} } });
    expect([none.status, none.body.error]).toEqual([404, 'data-models.rowNotFound']);
  });

  it.each(['csv', 'xlsx'] as const)(
    'gives the failed rows as %s with what is wrong, and takes the file back as it is',
    async (format) => {
      const { body } = await upload('名称,省,市,备注,电话\n测返医院,福建,福州,留着,bad\n测返二院,福建,厦门,,\n');
      const failed = await steward.call(calls.downloadFailed, { params: { id: body.result.id }, query: { format } });
      if (format === 'csv') {
        const [head, row, ...rest] = failed.raw.toString().trimEnd().split('\r\n');
        expect(head).toMatch(/^\uFEFF名称,省,市,备注,电话,.*错误说明$/);
        expect(row).toMatch(/^测返医院,福建,福州,留着,bad,.*电话: 「bad」不是电话号码$/);
        expect(rest).toEqual([]);
      }
      const again = await upload(failed.raw);
      expect(again.body.result).toMatchObject({ rowCount: 1, faultCount: 1, unknownColumns: ['备注'] });
      expect(again.body.result.firstFaults[0]).toMatchObject({ row: 2, cells: { name: '测返医院', telephone: 'bad' } });
    },
  );
});
