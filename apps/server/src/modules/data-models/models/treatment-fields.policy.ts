// Fields of uploaded treatment records: one pseudonymous patient on one line of therapy (product: treatment records).
import { ICD_CODE, isPatientKey } from '@yijian/contract/treatment-records';
import { z } from 'zod';
import { DayCell } from './moment-cells.policy.ts';
import type { FieldRule } from './field-rule.policy.ts';
import { hospitalNamed } from './named-hospital.policy.ts';

const PatientKey = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine(isPatientKey);

const IcdCode = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .refine((code) => ICD_CODE.test(code));

const day = { type: 'TEXT', maxLength: 30, rule: { schema: DayCell, fault: 'badDay' } } as const;

export const treatmentFields: readonly FieldRule[] = [
  {
    key: 'patientKey',
    zh: '患者编码',
    en: 'Patient',
    type: 'TEXT',
    isRequired: true,
    maxLength: 32,
    rule: { schema: PatientKey, fault: 'badPatientKey' },
    aliases: ['假名', '患者ID', 'patient key', 'patient code', 'pseudonym'],
    example: 'PT-00A1B2C3',
  },
  {
    key: 'sex',
    zh: '性别',
    en: 'Sex',
    type: 'DICTIONARY',
    dictionaryKey: 'sex',
    isRequired: true,
    aliases: ['gender'],
    example: '女',
  },
  {
    key: 'birthYear',
    zh: '出生年份',
    en: 'Year of birth',
    type: 'INTEGER',
    isRequired: true,
    minimum: 1900,
    maximum: 2100,
    aliases: ['出生年', 'birth year'],
    example: '1968',
  },
  ...hospitalNamed(['医院名称', 'hospital name']),
  { key: 'department', zh: '科室', en: 'Department', type: 'TEXT', maxLength: 60, example: '神经内科' },
  {
    key: 'indication',
    zh: '适应症',
    en: 'Indication',
    type: 'DICTIONARY',
    dictionaryKey: 'indication',
    isRequired: true,
    aliases: ['诊断', 'diagnosis'],
    example: '偏头痛',
  },
  {
    key: 'icdCode',
    zh: 'ICD-10 编码',
    en: 'ICD-10',
    type: 'TEXT',
    maxLength: 12,
    rule: { schema: IcdCode, fault: 'badIcd' },
    aliases: ['ICD-10', 'ICD10', '诊断编码', 'icd code'],
    example: 'G43.900',
  },
  { ...day, key: 'firstSymptomOn', zh: '首发症状日期', en: 'First symptom', example: '2025-02-01' },
  { ...day, key: 'diagnosedOn', zh: '确诊日期', en: 'Diagnosed', isRequired: true, example: '2025-06-12' },
  {
    key: 'comorbidities',
    zh: '合并症',
    en: 'Comorbidities',
    type: 'LIST',
    dictionaryKey: 'comorbidity',
    maxLength: 300,
    aliases: ['comorbidity'],
    example: '高血压；失眠',
  },
  {
    key: 'line',
    zh: '治疗线',
    en: 'Line of therapy',
    type: 'INTEGER',
    isRequired: true,
    minimum: 1,
    maximum: 5,
    aliases: ['线数', 'line'],
    example: '1',
  },
  {
    key: 'drug',
    zh: '药品或方案',
    en: 'Drug or regimen',
    type: 'TEXT',
    isRequired: true,
    maxLength: 60,
    aliases: ['药品', '方案', 'drug', 'regimen'],
    example: '泰舒宁',
  },
  {
    key: 'dose',
    zh: '剂量',
    en: 'Dose',
    type: 'TEXT',
    maxLength: 60,
    aliases: ['用量', 'dosage'],
    example: '50 mg 每日一次',
  },
  { ...day, key: 'startedOn', zh: '开始用药日期', en: 'Started', isRequired: true, example: '2025-06-15' },
  { ...day, key: 'stoppedOn', zh: '停药日期', en: 'Stopped', example: '2026-01-20' },
  {
    key: 'stopReason',
    zh: '停药原因',
    en: 'Reason for stopping',
    type: 'DICTIONARY',
    dictionaryKey: 'stopReason',
    example: '疗效不佳',
  },
  { ...day, key: 'lastSeenOn', zh: '末次随访日期', en: 'Last seen', example: '2026-01-20' },
  {
    key: 'outcome',
    zh: '结局',
    en: 'Outcome',
    type: 'DICTIONARY',
    dictionaryKey: 'treatmentOutcome',
    example: '有效',
  },
  {
    key: 'source',
    zh: '来源',
    en: 'Source',
    type: 'DICTIONARY',
    dictionaryKey: 'recordSource',
    isRequired: true,
    example: '登记研究',
  },
  {
    key: 'adverseEvent',
    zh: '不良事件',
    en: 'Adverse event',
    type: 'DICTIONARY',
    choices: [
      { value: 'YES', zh: '有', en: 'Yes' },
      { value: 'NO', zh: '无', en: 'No' },
      { value: 'UNKNOWN', zh: '未说明', en: 'Not told' },
    ],
    synonyms: { 是: 'YES', 否: 'NO', 不详: 'UNKNOWN' },
    aliases: ['AE', '是否不良事件'],
    example: '无',
  },
  {
    key: 'consentBasis',
    zh: '使用依据',
    en: 'Basis of use',
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
  },
  {
    key: 'severity',
    zh: '严重程度',
    en: 'Severity',
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
  },
  {
    key: 'payer',
    zh: '支付方',
    en: 'Payer',
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
  },
];
