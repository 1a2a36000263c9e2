// The fields whose sight a role may narrow, resource by resource (specification 3, 6): the closed list every room and the console share.
import { z } from 'zod';
import type { Bilingual } from './language.ts';

export interface GovernedField extends Bilingual {
  /** Whether a part of it may be shown; anything else is read or hidden. */
  readonly masks: boolean;
}

const text = (zh: string, en: string): GovernedField => ({ zh, en, masks: true });
const whole = (zh: string, en: string): GovernedField => ({ zh, en, masks: false });

/** `<resource>.<field>`; READ never means the clear text of a telephone or a mail address that is stored encrypted. */
export const governedFields = {
  'doctor.phone': text('医生手机', 'Mobile of a doctor'),
  'doctor.email': text('医生邮箱', 'E-mail of a doctor'),
  'doctor.personalResume': whole('医生简历', 'Resume of a doctor'),
  'doctor.ageRange': whole('医生年龄段', 'Age range of a doctor'),
  'doctor.nativePlace': text('医生籍贯', 'Native place of a doctor'),
  'doctor.workingTime': whole('医生从业年限', 'Working years of a doctor'),
  'doctor.degreeTitle': text('医生学历', 'Degree of a doctor'),
  'doctor.tags': whole('医生标签', 'Tags of a doctor'),
  'doctor.owners': whole('医生负责人', 'Who looks after a doctor'),
  'hospital.telephone': text('医院电话', 'Telephone of a hospital'),
  'hospital.contact': text('医院接待联系人', 'Reception contact of a hospital'),
  'visit.notes': whole('拜访要点与反馈', 'Notes of a visit'),
  'visit.questions': whole('拜访中的问题', 'Questions of a visit'),
  'visit.visitResults': whole('拜访结果', 'Result of a visit'),
  'visit.nextStep': whole('拜访下一步', 'Next step of a visit'),
  'user.phone': text('同事手机', 'Mobile of a colleague'),
  'user.email': text('同事邮箱', 'E-mail of a colleague'),
  'user.workId': text('同事工号', 'Work ID of a colleague'),
} as const satisfies Record<string, GovernedField>;

export type GovernedFieldName = keyof typeof governedFields;

export const GovernedFieldName = z.enum(Object.keys(governedFields) as [GovernedFieldName, ...GovernedFieldName[]]);

/** READ shows what everyone sees, MASK a part of it, HIDE nothing. */
export const FieldRule = z.enum(['READ', 'MASK', 'HIDE']);
export type FieldRule = z.infer<typeof FieldRule>;
