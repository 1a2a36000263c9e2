// The calls of treatment records (specification 7.2, diagnosis).
import { endpoint, paged } from '../core/index.ts';
import { exportErrors, exportFiles, exportLimits, namedExportFields } from '../exports/index.ts';
import { treatmentRecordErrors as errors } from './treatment-records.errors.ts';
import {
  HospitalTreatment,
  HospitalTreatmentFilter,
  HospitalTreatmentPaging,
  TreatmentCount,
  TreatmentFilter,
  TreatmentPaging,
  TreatmentRecord,
} from './treatment-records.schema.ts';

const read = { permission: 'sdaManager:treatment-records:read' } as const;
const detail = { permission: 'sdaManager:treatment-records:detail' } as const;

export const treatmentRecordEndpoints = {
  list: endpoint({
    method: 'POST',
    path: '/API-LUNDBECK/diagnosis/page',
    ownPrefix: 'diagnosisPrefix',
    summary: { zh: '诊疗记录列表', en: 'List treatment records' },
    access: detail,
    query: TreatmentPaging,
    body: { encoding: 'json', schema: TreatmentFilter },
    output: paged(TreatmentRecord),
    errors: [errors.masked],
    effect: 'read',
  }),
  count: endpoint({
    method: 'POST',
    path: '/API-LUNDBECK/diagnosis/count',
    ownPrefix: 'diagnosisPrefix',
    summary: { zh: '符合条件的诊疗记录数', en: 'How many treatment records match' },
    access: detail,
    body: { encoding: 'json', schema: TreatmentFilter },
    output: TreatmentCount,
    errors: [errors.masked],
    effect: 'read',
  }),
  export: endpoint({
    method: 'POST',
    path: '/API-LUNDBECK/diagnosis/export',
    ownPrefix: 'diagnosisPrefix',
    summary: { zh: '导出诊疗记录', en: 'Export treatment records' },
    access: { permission: 'sdaManager:treatment-records:export' },
    body: { encoding: 'json', schema: TreatmentFilter.extend(namedExportFields) },
    output: exportFiles,
    errors: [errors.masked, exportErrors.approvalFirst, ...exportLimits, exportErrors.reasonMissing],
    effect: 'job',
  }),
  listHospitals: endpoint({
    method: 'GET',
    path: '/treatment/hospital/page',
    summary: {
      zh: '按医院汇总的诊疗患者数（不少于 10 人）',
      en: 'Treated patients by hospital, groups of ten and more',
    },
    access: read,
    query: HospitalTreatmentPaging,
    output: paged(HospitalTreatment),
    errors: [],
  }),
  countHospitals: endpoint({
    method: 'GET',
    path: '/treatment/hospital/count',
    summary: { zh: '医院汇总行数', en: 'How many rows by hospital match' },
    access: read,
    query: HospitalTreatmentFilter,
    output: TreatmentCount,
    errors: [],
  }),
};
