// Fields of an uploaded user: those of the console's form, under its rules; passwords are given out, never uploaded.
import { NewAccount, UserType } from '@yijian/contract/administration';
import { userFields as fields } from '@yijian/contract/dictionaries';
import { uploaded, type FieldRule } from './field-rule.policy.ts';

const form = NewAccount.shape;

export const userFields: readonly FieldRule[] = [
  uploaded('login', fields.login, {
    isRequired: true,
    maxLength: 60,
    rule: { schema: form.login.unwrap(), fault: 'badLogin' },
    aliases: ['账号', '用户名', 'login', 'username', 'account'],
    example: 'lu.qinghe',
  }),
  uploaded('firstName', fields.firstName, {
    isRequired: true,
    maxLength: 60,
    aliases: ['用户姓名', '名称', 'full name'],
    example: '陆清和',
  }),
  uploaded('roles', fields.roles, {
    type: 'CODES',
    isRequired: true,
    maxLength: 1000,
    dictionaryKey: 'roles',
    aliases: ['角色', '用户角色', 'roles', 'role', 'user role'],
    example: 'REP',
  }),
  uploaded('organization', fields.organization, {
    type: 'CODE',
    maxLength: 200,
    dictionaryKey: 'organizations',
    aliases: ['组织', '所属组织', '部门编码', 'organization', 'organisation', 'department code'],
    example: '',
  }),
  uploaded('department', fields.department, {
    maxLength: 60,
    aliases: ['部门名称', 'dept'],
    example: '华东销售部',
  }),
  uploaded('company', fields.company, {
    maxLength: 100,
    aliases: ['公司名称', '单位'],
    example: '',
  }),
  uploaded('workId', fields.workId, {
    maxLength: 40,
    aliases: ['员工编号', '员工号', 'employee id', 'work no'],
    example: 'W1024',
  }),
  uploaded('phone', fields.phone, {
    type: 'PHONE',
    maxLength: 30,
    rule: { schema: form.phone, fault: 'badNumber' },
    aliases: ['手机号', '手机号码', '电话', 'phone', 'mobile phone', 'tel'],
    example: '13800000000',
  }),
  uploaded('email', fields.email, {
    type: 'EMAIL',
    maxLength: 200,
    rule: { schema: form.email, fault: 'badEmail' },
    aliases: ['电子邮箱', '邮件', 'mail'],
    example: 'lu@example.org',
  }),
  uploaded('enName', fields.enName, {
    maxLength: 120,
    aliases: ['英文名', 'en name'],
    example: 'Qinghe Lu',
  }),
  uploaded('language', fields.language, {
    type: 'DICTIONARY',
    choices: [
      { value: 'zh', zh: '中文', en: 'Chinese' },
      { value: 'en', zh: '英文', en: 'English' },
    ],
    synonyms: { 简体中文: 'zh', 英语: 'en' },
    aliases: ['界面语言'],
    example: '中文',
  }),
  uploaded('userType', fields.userType, {
    type: 'DICTIONARY',
    values: UserType.options,
    choices: [
      { value: 'STAFF', zh: '员工', en: 'Staff' },
      { value: 'VENDOR', zh: '供应商', en: 'Vendor' },
      { value: 'SYSTEM', zh: '系统', en: 'System' },
    ],
    aliases: ['类型', 'type'],
    example: '员工',
  }),
  uploaded('mayLogIn', fields.mayLogIn, {
    type: 'DICTIONARY',
    choices: [
      { value: 'true', zh: '是', en: 'Yes' },
      { value: 'false', zh: '否', en: 'No' },
    ],
    synonyms: { y: 'true', n: 'false', 1: 'true', 0: 'false', 允许: 'true', 不允许: 'false', 禁止: 'false' },
    aliases: ['可登录', '是否允许登录', 'may log in'],
    example: '是',
  }),
];
