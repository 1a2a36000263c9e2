// Fields of an uploaded doctor.
import { doctorFields as fields } from '@yijian/contract/dictionaries';
import { Namesake, Tier } from '@yijian/contract/doctors';
import { uploaded, type FieldRule } from './field-rule.policy.ts';
import { hospitalNamed } from './named-hospital.policy.ts';

export const doctorFields: readonly FieldRule[] = [
  uploaded('name', fields.doctorName, {
    isRequired: true,
    maxLength: 40,
    aliases: ['姓名', '医生', 'doctor', 'doctor name'],
    example: '陆清和',
  }),
  ...hospitalNamed(['医院名称', '所在医院', '执业医院', 'hospital name']),
  uploaded('department', fields.department, {
    isRequired: true,
    maxLength: 60,
    aliases: ['科室名称', '所在科室', 'dept', 'dept.'],
    example: '神经内科',
  }),
  uploaded('namesake', fields.namesake, {
    maxLength: 20,
    rule: { schema: Namesake, fault: 'badNamesake' },
    aliases: ['区分', 'namesake'],
    example: '心衰方向',
  }),
  uploaded('title', fields.doctorTitle, {
    type: 'DICTIONARY',
    dictionaryKey: 'standardTitle',
    aliases: ['专业职称', 'doctor title'],
    example: '主任医师',
  }),
  uploaded('doctorType', fields.doctorType, {
    aliases: ['类型', 'type'],
    example: '主任',
  }),
  uploaded('tier', fields.tier, {
    values: Tier.options,
    aliases: ['客户分级', '医生分级', '等级'],
    example: 'A 级',
  }),
  uploaded('sex', fields.sex, {
    choices: [
      { value: 'MALE', zh: '男', en: 'Male' },
      { value: 'FEMALE', zh: '女', en: 'Female' },
    ],
    synonyms: { m: 'MALE', f: 'FEMALE', 男性: 'MALE', 女性: 'FEMALE' },
    aliases: ['gender'],
    example: '女',
  }),
  uploaded('phone', fields.phone, {
    type: 'PHONE',
    maxLength: 30,
    aliases: ['手机号', '手机号码', '电话', 'phone', 'mobile phone', 'tel'],
    example: '13800000000',
  }),
  uploaded('email', fields.email, {
    type: 'EMAIL',
    maxLength: 120,
    aliases: ['电子邮箱', '邮件', 'email', 'mail'],
    example: 'lu@example.org',
  }),
  uploaded('enName', fields.enName, {
    maxLength: 80,
    aliases: ['英文名', 'en name'],
    example: 'Qinghe Lu',
  }),
  uploaded('birthYear', fields.birthYear, {
    type: 'INTEGER',
    minimum: 1900,
    maximum: 2100,
    aliases: ['出生年', 'birth year'],
    example: '1972',
  }),
  uploaded('workingSince', fields.workingSince, {
    type: 'INTEGER',
    minimum: 1900,
    maximum: 2100,
    aliases: ['参加工作年份', '工作年份'],
    example: '1996',
  }),
  uploaded('degreeTitle', fields.degreeTitle, {
    maxLength: 100,
    aliases: ['学历学位', '学位'],
    example: '医学博士',
  }),
  uploaded('professionalDirection', fields.professionalDirection, {
    maxLength: 500,
    aliases: ['专业方向', '擅长', '研究方向', 'field of work', 'specialties'],
    example: '偏头痛与睡眠障碍',
  }),
];
