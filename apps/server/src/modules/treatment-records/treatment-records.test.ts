// Treatment records: read plainly, masked or by hospital, and exported (specification 7.2, diagnosis).
import type { EndpointRow } from '@yijian/contract/core';
import { exportEndpoints } from '@yijian/contract/exports';
import { ruleEndpoints } from '@yijian/contract/rules';
import { treatmentRecordEndpoints as calls } from '@yijian/contract/treatment-records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { countAgain, forgetPortraits } from '../../../../../tools/testing/figures/patients.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
let steward: Caller;
const hospitals: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await app.owner`delete from treatment_records`;
  steward = await app.as('su.zhen');
  for (const [name, province, city, enterprise] of [
    ['诊疗一院', '350000', '350100', 1],
    ['诊疗二院', '110000', '110100', 1],
    ['他院', '350000', '350100', 2],
  ] as const) {
    const [row] = await app.owner<{ id: string }[]>`
      insert into hospitals (enterprise_id, name, province_code, city_code) values (${enterprise}, ${name}, ${province}, ${city}) returning id::text`;
    hospitals.push(row!.id);
  }
  // 24 patients at the first hospital, 3 at the second; one in another enterprise.
  await app.owner`
    insert into treatment_records (enterprise_id, patient_key, sex, birth_year, hospital_id, province_code, city_code, department, indication,
      first_symptom_on, diagnosed_on, comorbidities, line, drug, started_on, stopped_on, stop_reason, last_seen_on, source, icd_code, dose,
      adverse_event, consent_basis, import_batch_id, severity, payer)
    select case when n = 28 then 2 else 1 end, 'PT-' || lpad(n::text, 6, '0'), case when n % 2 = 0 then 'MALE' else 'FEMALE' end, 1960 + n,
      case when n = 28 then ${hospitals[2]!}::bigint when n > 24 then ${hospitals[1]!}::bigint else ${hospitals[0]!}::bigint end,
      case when n between 25 and 27 then '110000' else '350000' end, case when n between 25 and 27 then '110100' else '350100' end, '神经内科',
      'MIGRAINE', '2024-01-15', '2024-03-01'::date + n, case when n = 1 then array['DIABETES'] else array[]::text[] end, 1 + n % 2,
      case when n % 3 = 0 then '泰舒宁' else '对照药' end, '2024-04-01'::date + n, case when n % 4 = 0 then '2024-09-10'::date end,
      case when n % 4 = 0 then 'COST' end, '2025-06-30', 'REGISTRY',
      case when n <= 5 then 'G43.100' when n <= 9 then 'G43.900' else '' end, case when n <= 6 then '50 mg 每日一次' else '' end,
      case when n <= 2 then 'YES' else 'NO' end, case when n <= 7 then 'CONSENT' else 'UNKNOWN' end, case when n <= 8 then 77 end,
      case when n <= 4 then 'SEVERE' else 'UNKNOWN' end, case when n <= 11 then 'RESIDENT' else 'SELF' end
    from generate_series(1, 28) n`;
});
afterAll(() => app.close());

const order = { indication: ['MIGRAINE'], format: 'csv', reasonCategory: 'DATA_CHECK', reason: '核对登记研究' };

const list = async (who: Caller, body: object = {}, query: object = {}) =>
  (await who.call(calls.list, { query, body })).body.result;
const count = async (who: Caller, body: object = {}) =>
  (await who.call(calls.count, { body })).body.result.totalElements;

it('DIA-03 DIA-05 a steward reads whole records, sorted and by pages', async () => {
  const first = await list(steward, {}, { size: 10, sort: 'startedOn,asc' });
  expect(first.content).toHaveLength(10);
  expect(first.content[0]).toMatchObject({
    patientKey: 'PT-000001',
    isMasked: false,
    birthYear: 1961,
    ageBand: 'FROM_60',
    hospitalName: '诊疗一院',
    diagnosedOn: '2024-03-02',
    startedOn: '2024-04-02',
    stoppedOn: null,
    comorbidities: ['DIABETES'],
    icdCode: 'G43.100',
    dose: '50 mg 每日一次',
    adverseEvent: 'YES',
    consentBasis: 'CONSENT',
    severity: 'SEVERE',
    payer: 'RESIDENT',
    quality: ['NO_OUTCOME'],
    batchId: '77',
  });
  const second = await list(steward, {}, { size: 10, page: 1, sort: 'startedOn,asc' });
  expect(second.content[0]!.patientKey).toBe('PT-000011');
});

it('DIA-04 every filter narrows list and count alike', async () => {
  for (const [body, expected] of [
    [{}, 27],
    [{ patientKey: 'pt-000004' }, 1],
    [{ hospital: '诊疗二' }, 3],
    [{ hospitalId: [hospitals[0]] }, 24],
    [{ provinceCode: ['110000'] }, 3],
    [{ cityCode: ['350100'] }, 24],
    [{ department: '神经' }, 27],
    [{ sex: ['MALE'] }, 13],
    [{ ageBand: ['FROM_60'] }, 4],
    [{ indication: ['INSOMNIA'] }, 0],
    [{ comorbidity: ['DIABETES', 'STROKE'] }, 1],
    [{ line: ['2'] }, 14],
    [{ drug: '泰舒' }, 9],
    [{ stopReason: ['COST'] }, 6],
    [{ outcome: ['UNKNOWN'] }, 27],
    [{ source: ['CHART'] }, 0],
    [{ icdCode: 'g43.1' }, 5],
    [{ icdCode: 'G43' }, 9],
    [{ dose: '50' }, 6],
    [{ dose: '50 mg once daily' }, 6],
    [{ dose: 'daily' }, 6],
    [{ dose: 'twice' }, 0],
    [{ adverseEvent: ['YES'] }, 2],
    [{ consentBasis: ['CONSENT', 'ETHICS'] }, 7],
    [{ severity: ['SEVERE'] }, 4],
    [{ severity: ['SEVERE', 'MILD'], payer: ['SELF'] }, 0],
    [{ payer: ['RESIDENT'] }, 11],
    [{ quality: ['NO_ICD'] }, 18],
    [{ quality: ['NO_DOSE', 'NO_ICD'] }, 21],
    [{ quality: ['NO_SYMPTOM_DAY', 'NO_DEPARTMENT'] }, 0],
    [{ batchId: '77' }, 8],
    [{ isStopped: true }, 6],
    [{ diagnosedFrom: '2024-03-11', diagnosedTo: '2024-03-12' }, 2],
    [{ startedFrom: '2024-04-28' }, 1],
    [{ stoppedTo: '2024-09-09' }, 0],
  ] as const) {
    expect([body, await count(steward, body)]).toEqual([body, expected]);
    expect((await list(steward, body, { size: 100 })).content).toHaveLength(expected);
  }
});

it('DIA-06 the pages of the list hold every record once, and each says how many there are', async () => {
  const keys: string[] = [];
  for (let page = 0; page < 4; page += 1) {
    const { content, totalElements } = await list(steward, {}, { page, size: 8, sort: 'startedOn,desc' });
    expect([page, content.length, totalElements]).toEqual([page, page < 3 ? 8 : 3, 27]);
    keys.push(...content.map(({ patientKey }) => patientKey));
  }
  expect(new Set(keys).size).toBe(27);
  expect((await list(steward, {}, { page: 4, size: 8 })).content).toEqual([]);
});

it('departments and drugs read in English where they have an English name, and are found by either', async () => {
  const english = { 'Accept-Language': 'en' };
  await app.owner`update treatment_records set drug = '布洛芬' where enterprise_id = 1 and patient_key = 'PT-000003'`;
  const read = async (body: object) =>
    (await steward.call(calls.list, { body, query: { size: 100 } }, english)).body.result.content;
  for (const department of ['Neurology', '神经内科'])
    expect(new Set((await read({ department })).map((row) => row.department))).toEqual(new Set(['Neurology']));
  const brand = await read({ patientKey: 'PT-000006' });
  expect(brand[0]!.drug).toMatch(/^[A-Za-z]+$/);
  for (const drug of [brand[0]!.drug, '泰舒宁']) expect(await count(steward, { drug })).toBe(8);
  for (const drug of ['Ibuprofen', '布洛']) expect(await count(steward, { drug })).toBe(1);
  expect((await list(steward, { patientKey: 'PT-000006' })).content[0]).toMatchObject({
    drug: '泰舒宁',
    department: '神经内科',
  });
  const file = await steward.call(calls.export, { body: { ...order, drug: 'ibu' } }, english);
  for (const word of ['Ibuprofen', 'Neurology']) expect(file.raw.toString('utf8')).toContain(word);
  await app.owner`update treatment_records set drug = '泰舒宁' where enterprise_id = 1 and patient_key = 'PT-000003'`;
});

it('medical affairs and the administrator read masked records: no pseudonym, no year of birth, months for days', async () => {
  for (const login of ['lin.zhiyuan', 'admin']) {
    await app.owner`update roles set data_range = 'ALL' where enterprise_id = 1 and code = 'MAF'`;
    const who = await app.as(login);
    const [row] = (await list(who, {}, { size: 1, sort: 'startedOn,desc' })).content;
    expect(row).toMatchObject({ patientKey: 'PT****', isMasked: true, birthYear: null, startedOn: '2024-04' });
    const asked = await who.call(calls.list, { body: { patientKey: 'PT-000004' } });
    expect([asked.status, asked.body.error]).toEqual([403, 'treatment-records.masked']);
    // A whole code tells a masked reader no more than its group.
    expect(await count(who, { icdCode: 'G43.1' })).toBe(9);
    const coded = (await list(who, { icdCode: 'G43' }, { size: 100 })).content.map(({ icdCode }) => icdCode);
    expect(new Set(coded)).toEqual(new Set(['G43']));
    // A day as a limit tells a masked reader no more than its month.
    expect(await count(who, { diagnosedFrom: '2024-03-11', diagnosedTo: '2024-03-12' })).toBe(27);
  }
});

it('managers and marketing see patients by hospital in groups of ten and more, never a record; representatives see nothing', async () => {
  const marketing = await app.as('fang.ruogu');
  await forgetPortraits(app);
  await countAgain(app);
  const rows = (await marketing.call(calls.listHospitals)).body.result.content;
  expect(rows).toEqual([]);
  // Twenty-four at one hospital would tell of the three elsewhere; with twenty hidden they do not.
  await app.owner`
    insert into treatment_records (enterprise_id, patient_key, sex, birth_year, hospital_id, indication, diagnosed_on, line, drug, started_on, last_seen_on, source)
    select 1, 'PX-' || lpad(n::text, 6, '0'), 'MALE', 1970, ${hospitals[1]!}, 'MIGRAINE', '2024-03-01', 3, '泰舒宁', '2024-04-01', '2025-06-30', 'CHART'
    from generate_series(1, 20) n`;
  await countAgain(app);
  const shown = (await marketing.call(calls.listHospitals, { query: { indication: ['MIGRAINE'] } })).body.result
    .content;
  expect(shown.map(({ hospitalName, patients }) => [hospitalName, patients])).toEqual(
    [
      ['诊疗一院', 24],
      ['诊疗二院', 23],
    ].toSorted((one, other) => Number(other[1]) - Number(one[1])),
  );
  expect((await marketing.call(calls.countHospitals)).body.result.totalElements).toBe(2);
  for (const login of ['fang.ruogu', 'zhou.minxing'])
    expect((await (await app.as(login)).call(calls.list, { body: {} })).status).toBe(403);
  const rep = await app.as('chen.yizhou');
  expect((await rep.call(calls.listHospitals)).status).toBe(403);
});

it('says what is wrong with a filter', async () => {
  const sent = await steward.call(calls.list, { body: { ageBand: ['OLD'], startedFrom: '2024-13-01' } });
  expect(sent.status).toBe(400);
  expect(sent.body.fields!.map(({ field }) => field).toSorted()).toEqual(['body.ageBand.0', 'body.startedFrom']);
});

it('another enterprise sees its own records alone', async () => {
  const foreign = await app.as('admin', 'kanglan');
  const { content } = await list(foreign);
  expect(content.map(({ hospitalName }) => hospitalName)).toEqual(['他院']);
});

const newestExport = async () => {
  const [row] = await app.owner`
    select outcome, row_count as rows, approval_id is not null as approved from export_log
    where resource = 'treatment-records' order by id desc limit 1`;
  return row;
};

it('DIA-07 DIA-08 DIA-09 an export answers the file, marked with its owner and named in the log, though nobody approved it', async () => {
  const sent = await steward.call(calls.export, { body: order });
  expect(sent.status).toBe(200);
  const text = sent.raw.toString('utf8');
  for (const part of [
    '记录编号',
    'G43.100',
    '患者知情同意',
    '无剂量',
    '重度',
    '居民医保',
    '患者编码',
    'PT-000004',
    '偏头痛',
    'su.zhen',
  ])
    expect(text).toContain(part);
  expect(await newestExport()).toEqual({ outcome: 'DELIVERED', rows: 47, approved: false });
});

it('where the enterprise switched the approval on, nothing leaves without one, and one export with it', async () => {
  await requireApproval();
  const allowance = async () =>
    (await steward.call(exportEndpoints.findAllowance, { query: { resource: 'treatment-records' } })).body.result;
  await expect.poll(allowance).toMatchObject({ isApprovalFirst: true, approval: null });
  const refused = await steward.call(calls.export, { body: order });
  expect([refused.status, refused.body.error]).toEqual([409, 'exports.approvalFirst']);
  expect(await newestExport()).toEqual({ outcome: 'REFUSED_APPROVAL', rows: null, approved: false });
  await app.owner`
    insert into export_approvals (enterprise_id, user_id, resource, rows_limit, granted_by, reason, valid_until)
    select 1, u.id, 'treatment-records', 100, c.id, '同意', now() + interval '1 day' from users u, users c
    where u.enterprise_id = 1 and u.login = 'su.zhen' and c.enterprise_id = 1 and c.login = 'shen.lian'`;
  expect(await allowance()).toMatchObject({ isApprovalFirst: true, approval: { rows: 100 } });
  expect((await steward.call(calls.export, { body: order })).status).toBe(200);
  expect(await newestExport()).toEqual({ outcome: 'DELIVERED', rows: 47, approved: true });
  expect((await steward.call(calls.export, { body: order })).body.error).toBe('exports.approvalFirst');
});

it('DIA-10 the prefix of the enterprise leads to the same calls, another enterprise has its own', async () => {
  const own = (prefix: string, path: keyof typeof calls) => ({
    ...calls[path],
    path: calls[path].path.replace('API-LUNDBECK', prefix) as `/${string}`,
  });
  const foreign = await app.as('admin', 'kanglan');
  const status = async (who: Caller, row: EndpointRow) => (await who.call(row, { body: {} })).status;
  for (const path of ['list', 'count'] as const) {
    expect(await status(foreign, own('API-KANGLAN', path))).toBe(200);
    expect(await status(foreign, calls[path])).toBe(200);
    expect(await status(steward, own('API-KANGLAN', path))).toBe(404);
    expect(await status(app.anonymous('kanglan.localhost'), own('API-KANGLAN', path))).toBe(401);
  }
  const rows = (await foreign.call(own('API-KANGLAN', 'list'), { body: {} })).body as unknown as Listed;
  expect(rows.result.content.map(({ hospitalName }) => hospitalName)).toEqual(['他院']);
});

interface Listed {
  readonly result: { readonly content: readonly { readonly hospitalName: string }[] };
}

async function requireApproval(): Promise<void> {
  const compliance = await app.as('shen.lian');
  const found = (await compliance.call(ruleEndpoints.find, { params: { code: 'E2' } })).body.result;
  const { country, organizationId, scopeType, isHard, message, enMessage, commentRequired, source } =
    found.versions[0]!;
  const kept = { country, organizationId, scopeType, isHard, message, enMessage, commentRequired, source };
  const figures = { 'exports.patientApproval': 1 };
  const changed = await compliance.call(ruleEndpoints.addVersion, {
    params: { code: 'E2' },
    body: {
      ...kept,
      figures,
      isEnabled: true,
      validFrom: shanghaiDay(),
      validTo: null,
      note: '先审批',
      version: found.newest,
    },
  });
  expect(changed.status).toBe(200);
}
