// Who reads treatment records plainly, what the others may not ask, and the words of values that no dictionary holds, for files (specification 6; product: treatment records).
import type { Bilingual } from '@yijian/contract/core';
import {
  treatmentRecordErrors,
  type AdverseEvent,
  type ConsentBasis,
  type Payer,
  type QualityFlag,
  type Severity,
  type TreatmentFilter,
} from '@yijian/contract/treatment-records';
import type { SessionUser } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';

const PLAIN = 'sdaManager:treatment-records:plain';

/** The right has to be given: that an administrator may do everything does not show patients. */
export function isMasked({ permissions, roles }: Pick<SessionUser, 'permissions' | 'roles'>): boolean {
  return roles.includes('admin') || !permissions.has(PLAIN);
}

/** A search by pseudonym would tell a masked reader whether a patient is there. */
export function requirePlainFilter(user: SessionUser, { patientKey }: TreatmentFilter): void {
  if (patientKey && isMasked(user)) throw fail(treatmentRecordErrors.masked);
}

export const adverseWords: Readonly<Record<AdverseEvent, Bilingual>> = {
  YES: { zh: '有', en: 'Yes' },
  NO: { zh: '无', en: 'No' },
  UNKNOWN: { zh: '未说明', en: 'Not told' },
};

export const consentWords: Readonly<Record<ConsentBasis, Bilingual>> = {
  CONSENT: { zh: '患者知情同意', en: 'Consent of the patient' },
  ETHICS: { zh: '伦理豁免', en: 'Waiver of the ethics committee' },
  ANONYMISED: { zh: '来源已匿名化', en: 'Anonymous at the source' },
  UNKNOWN: { zh: '未说明', en: 'Not told' },
};

export const severityWords: Readonly<Record<Severity, Bilingual>> = {
  MILD: { zh: '轻度', en: 'Mild' },
  MODERATE: { zh: '中度', en: 'Moderate' },
  SEVERE: { zh: '重度', en: 'Severe' },
  UNKNOWN: { zh: '未说明', en: 'Not told' },
};

export const payerWords: Readonly<Record<Payer, Bilingual>> = {
  EMPLOYEE: { zh: '职工医保', en: 'Insurance of employees' },
  RESIDENT: { zh: '居民医保', en: 'Insurance of residents' },
  COMMERCIAL: { zh: '商业保险', en: 'Private insurance' },
  SELF: { zh: '自费', en: 'The patient' },
  OTHER: { zh: '其他', en: 'Another' },
  UNKNOWN: { zh: '未说明', en: 'Not told' },
};

export const qualityWords: Readonly<Record<QualityFlag, Bilingual>> = {
  NO_ICD: { zh: '无 ICD-10', en: 'no ICD-10' },
  NO_SYMPTOM_DAY: { zh: '无首发症状日期', en: 'no day of the first symptom' },
  NO_DEPARTMENT: { zh: '无科室', en: 'no department' },
  NO_DOSE: { zh: '无剂量', en: 'no dose' },
  NO_OUTCOME: { zh: '结局未知', en: 'outcome unknown' },
  NO_CONSENT: { zh: '使用依据未说明', en: 'basis of use not told' },
};
