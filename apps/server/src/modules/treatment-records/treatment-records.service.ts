// Treatment records are listed, counted and exported; managers read patients by hospital (specification 7.2, diagnosis).
import type { ExportAsk } from '@yijian/contract/exports';
import {
  doseIn,
  drugIn,
  type HospitalTreatmentFilter,
  type HospitalTreatmentPaging,
  type TreatmentFilter,
  type TreatmentPaging,
  type TreatmentRecord,
} from '@yijian/contract/treatment-records';
import { exportSheet } from '../exports/index.ts';
import { pageText, type Context, type FileReply, type JsonText } from '../../platform/http/index.ts';
import type { SheetColumn } from '../../platform/sheets/index.ts';
import {
  adverseWords,
  consentWords,
  isMasked,
  payerWords,
  qualityWords,
  requirePlainFilter,
  severityWords,
} from './treatment-records.policy.ts';
import {
  selectCount,
  selectExport,
  selectHospitalCount,
  selectHospitals,
  selectPage,
  selectWords,
  type Reading,
} from './treatment-records.sql.ts';

const readingOf = ({ user, language }: Context): Reading => ({ viewer: user, isMasked: isMasked(user), language });

export async function listTreatments(
  context: Context,
  { filter, paging }: { filter: TreatmentFilter; paging: TreatmentPaging },
): Promise<JsonText> {
  requirePlainFilter(context.user, filter);
  const page = await selectPage(context.sql, { filter, paging }, readingOf(context));
  return pageText(page, paging, () => selectCount(context.sql, filter, readingOf(context)));
}

export async function countTreatments(context: Context, filter: TreatmentFilter): Promise<{ totalElements: number }> {
  requirePlainFilter(context.user, filter);
  return { totalElements: await selectCount(context.sql, filter, readingOf(context)) };
}

export async function listTreatmentHospitals(context: Context, paging: HospitalTreatmentPaging): Promise<JsonText> {
  const page = await selectHospitals(context.sql, paging, readingOf(context));
  return pageText(page, paging, () => selectHospitalCount(context.sql, paging, readingOf(context)));
}

export async function countTreatmentHospitals(
  context: Context,
  filter: HospitalTreatmentFilter,
): Promise<{ totalElements: number }> {
  return { totalElements: await selectHospitalCount(context.sql, filter, readingOf(context)) };
}

type ExportedTreatment = Omit<
  TreatmentRecord,
  'comorbidities' | 'isMasked' | 'adverseEvent' | 'consentBasis' | 'severity' | 'payer' | 'quality'
> & {
  readonly comorbidities: string;
  readonly adverseEvent: string;
  readonly consentBasis: string;
  readonly severity: string;
  readonly payer: string;
  readonly quality: string;
};

const columns: readonly SheetColumn<ExportedTreatment>[] = [
  { key: 'id', zh: '记录编号', en: 'Record', width: 12 },
  { key: 'patientKey', zh: '患者编码', en: 'Patient', width: 20 },
  { key: 'sex', zh: '性别', en: 'Sex', width: 8 },
  { key: 'birthYear', zh: '出生年份', en: 'Year of birth', width: 10 },
  { key: 'ageBand', zh: '年龄段', en: 'Age band', width: 16 },
  { key: 'provinceName', zh: '省份', en: 'Province', width: 12 },
  { key: 'cityName', zh: '城市', en: 'City', width: 12 },
  { key: 'hospitalName', zh: '医院', en: 'Hospital', width: 30 },
  { key: 'department', zh: '科室', en: 'Department', width: 16 },
  { key: 'indication', zh: '适应症', en: 'Indication', width: 16 },
  { key: 'icdCode', zh: 'ICD-10', en: 'ICD-10', width: 12 },
  { key: 'severity', zh: '严重程度', en: 'Severity', width: 10 },
  { key: 'firstSymptomOn', zh: '首发症状', en: 'First symptom', width: 12 },
  { key: 'diagnosedOn', zh: '确诊日期', en: 'Diagnosed', width: 12 },
  { key: 'comorbidities', zh: '合并症', en: 'Comorbidities', width: 24 },
  { key: 'line', zh: '治疗线', en: 'Line', width: 8 },
  { key: 'drug', zh: '药品或方案', en: 'Drug or regimen', width: 20 },
  { key: 'dose', zh: '剂量', en: 'Dose', width: 16 },
  { key: 'startedOn', zh: '开始用药', en: 'Started', width: 12 },
  { key: 'stoppedOn', zh: '停药', en: 'Stopped', width: 12 },
  { key: 'stopReason', zh: '停药原因', en: 'Reason for stopping', width: 16 },
  { key: 'outcome', zh: '结局', en: 'Outcome', width: 12 },
  { key: 'adverseEvent', zh: '不良事件', en: 'Adverse event', width: 10 },
  { key: 'source', zh: '来源', en: 'Source', width: 16 },
  { key: 'batchId', zh: '导入批次', en: 'Upload', width: 10 },
  { key: 'consentBasis', zh: '使用依据', en: 'Basis of use', width: 16 },
  { key: 'payer', zh: '支付方', en: 'Payer', width: 14 },
  { key: 'quality', zh: '缺项', en: 'Lacks', width: 24 },
];

/** Rule E2 of the enterprise may let them leave with an approval alone. */
export async function exportTreatments(context: Context, asked: TreatmentFilter & ExportAsk): Promise<FileReply> {
  requirePlainFilter(context.user, asked);
  const { sql, language } = context;
  const words = new Map((await selectWords(sql, language)).map(({ key, value, name }) => [`${key} ${value}`, name]));
  const word = (key: string, value: string): string => words.get(`${key} ${value}`) ?? value;
  const select = async (most: number, reader: Context): Promise<ExportedTreatment[]> => {
    const rows = await selectExport(sql, { filter: asked, most }, readingOf(reader));
    return rows.map((row) => ({
      ...row,
      sex: word('sex', row.sex) as 'MALE',
      indication: word('indication', row.indication),
      comorbidities: row.comorbidities.map((one) => word('comorbidity', one)).join(language === 'zh' ? '、' : ', '),
      stopReason: row.stopReason === null ? null : word('stopReason', row.stopReason),
      outcome: word('treatmentOutcome', row.outcome),
      source: word('recordSource', row.source),
      drug: drugIn(row.drug, language),
      dose: doseIn(row.dose, language),
      adverseEvent: adverseWords[row.adverseEvent][language],
      consentBasis: consentWords[row.consentBasis][language],
      severity: severityWords[row.severity][language],
      payer: payerWords[row.payer][language],
      quality: row.quality.map((flag) => qualityWords[flag][language]).join(language === 'zh' ? '、' : ', '),
    }));
  };
  const name = language === 'zh' ? '诊疗记录' : 'treatment-records';
  return exportSheet(context, { resource: 'treatment-records', asked, name, columns, select });
}
