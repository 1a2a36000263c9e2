// Fields of requests for verification.
import type { RecordFields } from './record-field.schema.ts';

export const verificationFields = {
  id: { zh: '核验单号', en: 'Request no.', sheetWidth: 12 },
  doctorName: { zh: '医生', en: 'Doctor', column: 'doctor_id', refers: 'doctors', sheetWidth: 12 },
  doctorTitle: { zh: '职称', en: 'Title', sheetWidth: 14 },
  hospitalName: { zh: '医院', en: 'Hospital', sheetWidth: 28 },
  department: { zh: '科室', en: 'Department', sheetWidth: 14 },
  city: { zh: '城市', en: 'City', sheetWidth: 12 },
  kind: { zh: '类型', en: 'Type', column: 'kind', sheetWidth: 12 },
  state: { zh: '状态', en: 'State', column: 'state', sheetWidth: 14 },
  changes: { zh: '变更', en: 'Changes', sheetWidth: 36 },
  requesterName: { zh: '申请人', en: 'Requested by', column: 'requester_id', refers: 'users', sheetWidth: 12 },
  submittedAt: { zh: '提交时间', en: 'Handed in', column: 'submitted_at', sheetWidth: 18 },
  pickedByName: { zh: '处理人', en: 'With', column: 'picked_by', refers: 'users', sheetWidth: 12 },
  verdict: { zh: '结论', en: 'Result', sheetWidth: 10 },
  field: { zh: '字段', en: 'Field', sheetWidth: 12 },
  reason: { zh: '说明', en: 'Reason', column: 'reason', sheetWidth: 30 },
  isRisky: { zh: '关键字段变更', en: 'Risky change', column: 'is_risky' },
  isNewDoctor: { zh: '新增医生', en: 'New doctor', column: 'is_new_doctor' },
  note: { zh: '备注', en: 'Note', column: 'note' },
  organization: { zh: '组织', en: 'Organization', column: 'organization_id', refers: 'organizations' },
  pickedAt: { zh: '领取时间', en: 'Taken', column: 'picked_at' },
  instance: { zh: '流程实例', en: 'Process', column: 'instance_id', refers: 'workflow_instances' },
  verifiedHospital: {
    zh: '核验时医院',
    en: 'Hospital when verified',
    column: 'verified_hospital_id',
    refers: 'hospitals',
  },
  decidedAt: { zh: '完成时间', en: 'Decided', column: 'decided_at' },
} as const satisfies RecordFields;
