// Treatment records by upload: every fault by row and column, stored, overwritten, taken back (product: treatment records).
import { dataModelEndpoints as calls, type Upload } from '@yijian/contract/data-models';
import { treatmentRecordEndpoints } from '@yijian/contract/treatment-records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
  await app.owner`
    insert into hospitals (enterprise_id, name, province_code, city_code) values (1, '上传诊疗医院', '350000', '350100')`;
});
afterAll(() => app.close());

const heads =
  '患者编码,性别,出生年份,医院,医院所在城市,适应症,首发症状日期,确诊日期,合并症,治疗线,药品或方案,开始用药日期,停药日期,停药原因,末次随访日期,来源,ICD-10 编码,剂量,不良事件,使用依据,严重程度,支付方\n';
const upload = (rows: string, more: Partial<Pick<Upload, 'mode'>> = {}, who = steward) =>
  who.call(calls.upload, {
    body: { file: { name: 'records.csv', content: heads + rows }, model: 'treatment_records', ...more },
  });
const commit = (batchId: string) => steward.call(calls.saveData, { body: { batchId } });
const whole =
  'UP-000001,女,1980,上传诊疗医院,福州,偏头痛,2024-11-02,2025年1月5日,高血压；Insomnia,1,泰舒宁,2025/1/6,,,2025-10-31,登记研究,g43.900,50 mg 每日一次,否,知情同意,重,城镇职工医保';
const stored = async () =>
  (await steward.call(treatmentRecordEndpoints.list, { body: { patientKey: 'UP-000001' } })).body.result.content;

it('names every fault by row and column, and never repeats what is no pseudonym', async () => {
  const sent = await upload(
    [
      whole,
      '350102198001011234,女,1980,上传诊疗医院,福州,偏头痛,,2025-01-05,,1,泰舒宁,2025-01-06,,,2025-10-31,登记研究',
      'UP-000002,女,2030,没有的医院,福州,感冒,2025-02-30,2025-01-05,脚气,9,,2025-01-01,2025-05-01,,2025-04-01,登记研究,头疼,,也许,,很重,朋友',
      'UP-000001,女,1980,上传诊疗医院,福州,偏头痛,,2025-01-05,,1,泰舒宁,2025-01-06,,,2025-10-31,登记研究',
      'UP-000003,男,1980,上传诊疗医院,福州,偏头痛,,2025-01-05,,1,泰舒宁,2025-01-06,,费用,,登记研究',
    ].join('\n'),
  );
  expect(sent.status, sent.body.message).toBe(200);
  const { id, validCount } = sent.body.result;
  expect(validCount).toBe(1);
  const rows = (await steward.call(calls.listRows, { params: { id }, query: { show: 'all', size: 50 } })).body.result;
  const told = new Map(
    rows.content.map(({ row, faults }) => [row, faults.map((fault) => `${fault.column} ${fault.code}`).toSorted()]),
  );
  expect(told.get(2)).toEqual([]);
  expect(told.get(3)).toEqual(['patientKey badPatientKey']);
  expect(told.get(4)).toEqual(
    [
      'adverseEvent unknownValue',
      'birthYear bornAfter',
      'comorbidities unknownValue',
      'drug required',
      'firstSymptomOn badDay',
      'hospital unknownHospital',
      'icdCode badIcd',
      'indication unknownValue',
      'lastSeenOn dayTooEarly',
      'line outOfRange',
      'payer unknownValue',
      'severity unknownValue',
      'startedOn dayTooEarly',
      'stopReason stopHalf',
    ].toSorted(),
  );
  expect(told.get(5)).toEqual(['patientKey duplicateInFile']);
  expect(told.get(6)).toEqual(['lastSeenOn required', 'stoppedOn stopHalf']);
  const identity = rows.content.find(({ row }) => row === 3)!.faults[0]!.message;
  expect(identity).not.toContain('350102198001011234');
  await steward.call(calls.cancel, { params: { id } });
});

it('stores records, overwrites them and takes all of it back', async () => {
  const first = (await upload(whole)).body.result;
  expect((await commit(first.id)).body.result).toMatchObject({ state: 'DONE', createdCount: 1 });
  expect(await stored()).toMatchObject([
    {
      hospitalName: '上传诊疗医院',
      indication: 'MIGRAINE',
      comorbidities: ['HYPERTENSION', 'INSOMNIA'],
      diagnosedOn: '2025-01-05',
      stoppedOn: null,
      cityName: '福州市',
      icdCode: 'G43.900',
      dose: '50 mg 每日一次',
      adverseEvent: 'NO',
      consentBasis: 'CONSENT',
      severity: 'SEVERE',
      payer: 'EMPLOYEE',
      quality: ['NO_DEPARTMENT', 'NO_OUTCOME'],
    },
  ]);
  const again = whole.replace('2025/1/6,,,2025-10-31', '2025/1/6,2025-06-30,费用,');
  expect((await upload(again)).body.result).toMatchObject({ validCount: 0 });
  const second = (await upload(again, { mode: 'UPSERT' })).body.result;
  expect((await commit(second.id)).body.result).toMatchObject({ state: 'DONE', updatedCount: 1, createdCount: 0 });
  expect(await stored()).toMatchObject([{ stoppedOn: '2025-06-30', stopReason: 'COST' }]);
  expect((await steward.call(calls.undo, { params: { id: second.id } })).status).toBe(200);
  expect(await stored()).toMatchObject([{ stoppedOn: null, stopReason: null }]);
  expect((await steward.call(calls.undo, { params: { id: first.id } })).status).toBe(200);
  expect(await stored()).toEqual([]);
});

it('is for whoever may upload data, and knows hospitals of the own enterprise alone', async () => {
  expect((await upload(whole, {}, await app.as('lin.zhiyuan'))).status).toBe(403);
  const sent = (await upload(whole, {}, await app.as('admin', 'kanglan'))).body.result;
  expect(sent).toMatchObject({ validCount: 0, faultCount: 1 });
});
