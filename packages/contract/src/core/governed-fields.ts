// The fields whose sight a role may narrow, resource by resource (specification 3, 6): the closed list every room and the console share.
import { z } from 'zod';
import type { Bilingual } from './language.ts';

export interface GovernedField extends Bilingual {
  /** Whether a part of it may be shown; anything else is read or hidden. */
  readonly masks: boolean;
  /** Users change it by hand or by upload, so that a role may read it without changing it. */
  readonly edits?: true;
  /** Who lacks it does not read the field, whatever the rules of the roles say. */
  readonly permission?: string;
}

/** `<resource>.<field>`; READ never means the clear text of a telephone or a mail address that is stored encrypted. */
export const governedFields = {
  'doctor.phone': { zh: '医生手机', en: 'Mobile of a doctor', masks: true, edits: true },
  'doctor.personalResume': { zh: '医生简历', en: 'Resume of a doctor', masks: false },
  'doctor.ageRange': { zh: '医生年龄段', en: 'Age range of a doctor', masks: false, edits: true },
  'doctor.nativePlace': { zh: '医生籍贯', en: 'Native place of a doctor', masks: true },
  'doctor.workingTime': { zh: '医生从业年限', en: 'Working years of a doctor', masks: false, edits: true },
  'doctor.degreeTitle': { zh: '医生学历', en: 'Degree of a doctor', masks: true, edits: true },
  'doctor.tags': { zh: '医生标签', en: 'Tags of a doctor', masks: false, edits: true },
  'doctor.owners': { zh: '医生负责人', en: 'Who looks after a doctor', masks: false },
  'doctor.clueScore': {
    zh: '医生线索评分',
    en: 'Clue score of a doctor',
    masks: false,
    permission: 'clueScore:clue-scores:read',
  },
  'doctor.sentContent': {
    zh: '医生内容发送与阅读',
    en: 'Content sent to a doctor',
    masks: false,
    permission: 'content:sends:read',
  },
  'doctor.academicDetail': { zh: '医生学术详情', en: 'Academic detail of a doctor', masks: false },
  'hospital.telephone': { zh: '医院电话', en: 'Telephone of a hospital', masks: true, edits: true },
  'hospital.contact': { zh: '医院接待联系人', en: 'Reception contact of a hospital', masks: true, edits: true },
  'visit.notes': { zh: '拜访要点与反馈', en: 'Notes of a visit', masks: false },
  'visit.questions': { zh: '拜访中的问题', en: 'Questions of a visit', masks: false },
  'visit.visitResults': { zh: '拜访结果', en: 'Result of a visit', masks: false },
  'visit.nextStep': { zh: '拜访下一步', en: 'Next step of a visit', masks: false },
  'user.phone': { zh: '同事手机', en: 'Mobile of a colleague', masks: true, edits: true },
  'user.email': { zh: '同事邮箱', en: 'E-mail of a colleague', masks: true, edits: true },
  'user.workId': { zh: '同事工号', en: 'Work ID of a colleague', masks: true, edits: true },
} as const satisfies Record<string, GovernedField>;

export type GovernedFieldName = keyof typeof governedFields;

// Marked as pure, so that pages that govern nothing carry none of this.
export const GovernedFieldName = /* @__PURE__ */ z.enum(
  /* @__PURE__ */ Object.keys(governedFields) as [GovernedFieldName, ...GovernedFieldName[]],
);

/** Whether users change it by hand, so that a role may keep them from it. */
export const isEdited = (field: GovernedFieldName): boolean => (governedFields[field] as GovernedField).edits === true;

const MARK = 'x-governed-by';

/** Marks a filter as asking for a governed field: who does not read the field is refused by name. For `.meta()`. */
export const governedBy = (field: GovernedFieldName) => ({ [MARK]: field });

const SORTS = 'x-governed-sorts';

/** Marks sort fields that would tell a governed field by the order of the rows. For `.meta()` of `sort`. */
export const governedSorts = (fields: Readonly<Record<string, GovernedFieldName>>) => ({ [SORTS]: fields });

/** The governed fields that a sort asks for, by the name of the sort field. */
export function sortsGoverned(schema: z.ZodType): Readonly<Record<string, GovernedFieldName>> {
  return (schema.meta()?.[SORTS] ?? {}) as Readonly<Record<string, GovernedFieldName>>;
}

/** The governed field that a property of an input asks for. */
export function governs(schema: z.ZodType): GovernedFieldName | undefined {
  return schema.meta()?.[MARK] as GovernedFieldName | undefined;
}

/** READ shows what everyone sees and lets change it, READ_ONLY shows it, MASK shows a part of it, HIDE nothing. */
export const FieldRule = /* @__PURE__ */ z.enum(['READ', 'READ_ONLY', 'MASK', 'HIDE']);
export type FieldRule = z.infer<typeof FieldRule>;
/** How much of a field is shown. */
export type FieldSight = Exclude<FieldRule, 'READ_ONLY'>;
