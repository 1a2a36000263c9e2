// Words of treatment records (product: treatment records).
import type { KindWords } from '../kind-words.policy.ts';

export const treatmentKinds: Readonly<Record<string, KindWords>> = {
  treatment_records: {
    name: ['诊疗记录', 'Treatment record'],
    fields: {
      patient_key: ['患者编码', 'Patient'],
      sex: ['性别', 'Sex'],
      birth_year: ['出生年份', 'Year of birth'],
      age_band: ['年龄段', 'Age band'],
      hospital_id: ['医院', 'Hospital', 'hospitals'],
      province_code: ['省份', 'Province'],
      city_code: ['城市', 'City'],
      department: ['科室', 'Department'],
      indication: ['适应症', 'Indication'],
      first_symptom_on: ['首发症状', 'First symptom'],
      diagnosed_on: ['确诊日期', 'Diagnosed'],
      comorbidities: ['合并症', 'Comorbidities'],
      line: ['治疗线', 'Line of therapy'],
      drug: ['药品或方案', 'Drug or regimen'],
      started_on: ['开始用药', 'Started'],
      stopped_on: ['停药', 'Stopped'],
      stop_reason: ['停药原因', 'Reason for stopping'],
      last_seen_on: ['末次随访', 'Last seen'],
      outcome: ['结局', 'Outcome'],
      source: ['来源', 'Source'],
      icd_code: ['ICD-10', 'ICD-10'],
      dose: ['剂量', 'Dose'],
      adverse_event: ['不良事件', 'Adverse event'],
      consent_basis: ['使用依据', 'Basis of use'],
      severity: ['严重程度', 'Severity'],
      payer: ['支付方', 'Payer'],
      import_batch_id: ['导入批次', 'Upload'],
    },
  },
};
