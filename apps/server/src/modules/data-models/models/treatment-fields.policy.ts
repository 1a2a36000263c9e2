// Fields of uploaded treatment records: one pseudonymous patient on one line of therapy (product: treatment records).
import { treatmentFields as fields } from '@yijian/contract/dictionaries';
import { ICD_CODE, isPatientKey } from '@yijian/contract/treatment-records';
import { z } from 'zod';
import { DayCell } from './moment-cells.policy.ts';
import { uploaded, type FieldRule } from './field-rule.policy.ts';
import { hospitalNamed } from './named-hospital.policy.ts';

const PatientKey = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine(isPatientKey);

const IcdCode = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((code) => ICD_CODE.test(code));

const day = { maxLength: 30, rule: { schema: DayCell, fault: 'badDay' } } as const;

export const treatmentFields: readonly FieldRule[] = [
  uploaded('patientKey', fields.patientKey, {
    isRequired: true,
    maxLength: 32,
    rule: { schema: PatientKey, fault: 'badPatientKey' },
    aliases: ['假名', '患者ID', 'patient key', 'patient code', 'pseudonym'],
    example: 'PT-00A1B2C3',
  }),
  uploaded('sex', fields.sex, { isRequired: true, aliases: ['gender'], example: '女' }),
  uploaded('birthYear', fields.birthYear, {
    type: 'INTEGER',
    isRequired: true,
    minimum: 1900,
    maximum: 2100,
    aliases: ['出生年', 'birth year'],
    example: '1968',
  }),
  ...hospitalNamed(['医院名称', 'hospital name']),
  uploaded('department', fields.department, { maxLength: 60, example: '神经内科' }),
  uploaded('indication', fields.indication, { isRequired: true, aliases: ['诊断', 'diagnosis'], example: '偏头痛' }),
  uploaded('icdCode', fields.icdCode, {
    maxLength: 12,
    rule: { schema: IcdCode, fault: 'badIcd' },
    aliases: ['ICD-10', 'ICD10', '诊断编码', 'icd code'],
    example: 'G43.900',
  }),
  uploaded('firstSymptomOn', fields.firstSymptomOn, { ...day, example: '2025-02-01' }),
  uploaded('diagnosedOn', fields.diagnosedOn, { ...day, isRequired: true, example: '2025-06-12' }),
  uploaded('comorbidities', fields.comorbidities, {
    type: 'LIST',
    maxLength: 300,
    aliases: ['comorbidity'],
    example: '高血压；失眠',
  }),
  uploaded('line', fields.line, {
    type: 'INTEGER',
    isRequired: true,
    minimum: 1,
    maximum: 5,
    aliases: ['线数', 'line'],
    example: '1',
  }),
  uploaded('drug', fields.drug, {
    isRequired: true,
    maxLength: 60,
    aliases: ['药品', '方案', 'drug', 'regimen'],
    example: '泰舒宁',
  }),
  uploaded('dose', fields.dose, { maxLength: 60, aliases: ['用量', 'dosage'], example: '50 mg 每日一次' }),
  uploaded('startedOn', fields.startedOn, { ...day, isRequired: true, example: '2025-06-15' }),
  uploaded('stoppedOn', fields.stoppedOn, { ...day, example: '2026-01-20' }),
  uploaded('stopReason', fields.stopReason, { example: '疗效不佳' }),
  uploaded('lastSeenOn', fields.lastSeenOn, { ...day, example: '2026-01-20' }),
  uploaded('outcome', fields.outcome, { example: '有效' }),
  uploaded('source', fields.source, { isRequired: true, example: '登记研究' }),
  uploaded('adverseEvent', fields.adverseEvent, {
    type: 'DICTIONARY',
    choices: [
      { value: 'YES', zh: '有', en: 'Yes' },
      { value: 'NO', zh: '无', en: 'No' },
      { value: 'UNKNOWN', zh: '未说明', en: 'Not told' },
    ],
    synonyms: { 是: 'YES', 否: 'NO', 不详: 'UNKNOWN' },
    aliases: ['AE', '是否不良事件'],
    example: '无',
  }),
  uploaded('consentBasis', fields.consentBasis, {
    type: 'DICTIONARY',
    choices: [
      { value: 'CONSENT', zh: '患者知情同意', en: 'Consent of the patient' },
      { value: 'ETHICS', zh: '伦理豁免', en: 'Waiver of the ethics committee' },
      { value: 'ANONYMISED', zh: '来源已匿名化', en: 'Anonymous at the source' },
      { value: 'UNKNOWN', zh: '未说明', en: 'Not told' },
    ],
    synonyms: { 知情同意: 'CONSENT', 匿名化: 'ANONYMISED' },
    aliases: ['知情同意依据', 'consent basis'],
    example: '患者知情同意',
  }),
  uploaded('severity', fields.severity, {
    type: 'DICTIONARY',
    choices: [
      { value: 'MILD', zh: '轻度', en: 'Mild' },
      { value: 'MODERATE', zh: '中度', en: 'Moderate' },
      { value: 'SEVERE', zh: '重度', en: 'Severe' },
      { value: 'UNKNOWN', zh: '未说明', en: 'Not told' },
    ],
    synonyms: { 轻: 'MILD', 中: 'MODERATE', 重: 'SEVERE', 不详: 'UNKNOWN' },
    aliases: ['病情', '病情程度', 'grade'],
    example: '中度',
  }),
  uploaded('payer', fields.payer, {
    type: 'DICTIONARY',
    choices: [
      { value: 'EMPLOYEE', zh: '职工医保', en: 'Insurance of employees' },
      { value: 'RESIDENT', zh: '居民医保', en: 'Insurance of residents' },
      { value: 'COMMERCIAL', zh: '商业保险', en: 'Private insurance' },
      { value: 'SELF', zh: '自费', en: 'The patient' },
      { value: 'OTHER', zh: '其他', en: 'Another' },
      { value: 'UNKNOWN', zh: '未说明', en: 'Not told' },
    ],
    synonyms: {
      城镇职工医保: 'EMPLOYEE',
      城乡居民医保: 'RESIDENT',
      商保: 'COMMERCIAL',
      全自费: 'SELF',
      不详: 'UNKNOWN',
    },
    aliases: ['医保类型', '付费方式', 'insurance'],
    example: '职工医保',
  }),
];
