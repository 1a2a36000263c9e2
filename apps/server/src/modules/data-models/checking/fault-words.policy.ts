// What is wrong with a cell, in words (specification 8: the user's language, what to do next).
import type { ModelId } from '@yijian/contract/data-models';
import type { Fault } from '../batches/rows.sql.ts';

const words = {
  required: { zh: '必填', en: 'Required' },
  tooLong: { zh: '最多 {value} 个字符', en: 'At most {value} characters' },
  notInteger: { zh: '应为整数，现为「{value}」', en: 'Must be a whole number, not “{value}”' },
  notNumber: { zh: '应为数字，现为「{value}」', en: 'Must be a number, not “{value}”' },
  outOfBounds: { zh: '应在 {value} 之间（度）', en: 'Must be within {value} degrees' },
  positionHalf: { zh: '纬度和经度须同时填写', en: 'Latitude and longitude are given together' },
  outOfRange: { zh: '应在 {value} 之间', en: 'Must be between {value}' },
  unknownValue: { zh: '「{value}」不是可选值', en: '“{value}” is not one of the values' },
  unknownProvince: { zh: '没有省份「{value}」', en: 'There is no province “{value}”' },
  unknownCity: { zh: '没有城市「{value}」', en: 'There is no city “{value}”' },
  cityElsewhere: { zh: '「{value}」不属于该省份', en: '“{value}” is not in this province' },
  ambiguousCity: {
    zh: '有多个城市叫「{value}」，请填写省份',
    en: 'Several cities are called “{value}”; fill in the province',
  },
  unknownCounty: { zh: '该城市没有区县「{value}」', en: 'The city has no county “{value}”' },
  badTelephone: { zh: '「{value}」不是电话号码', en: '“{value}” is not a telephone number' },
  badPhone: { zh: '应为 11 位手机号', en: 'Must be a mobile number of 11 digits' },
  badEmail: { zh: '「{value}」不是邮箱地址', en: '“{value}” is not an e-mail address' },
  unknownHospital: {
    zh: '系统中没有医院「{value}」，请先导入医院',
    en: 'There is no hospital “{value}”; upload the hospital first',
  },
  ambiguousHospital: {
    zh: '有多家医院叫「{value}」，请填写医院所在城市和区县',
    en: 'Several hospitals are called “{value}”; fill in the city and the county of the hospital',
  },
  unknownDoctor: {
    zh: '该医院没有医生「{value}」，请先导入医生',
    en: 'The hospital has no doctor “{value}”; upload the doctor first',
  },
  ambiguousDoctor: {
    zh: '该医院有多位医生叫「{value}」，请填写科室和同名区分',
    en: 'Several doctors of the hospital are called “{value}”; fill in the department and what tells them apart',
  },
  ambiguousCounty: {
    zh: '该城市有多家「{value}」，请填写区县',
    en: 'The city has several hospitals called “{value}”; fill in the county',
  },
  badLogin: {
    zh: '「{value}」不能作登录名：2 至 60 位，小写字母、数字和 . _ - @，以字母或数字开头',
    en: '“{value}” cannot be a login: 2 to 60 letters, digits and . _ - @, beginning with a letter or digit',
  },
  badMonth: { zh: '「{value}」不是月份，应如 2026-05', en: '“{value}” is no month; write it as 2026-05' },
  badDay: { zh: '「{value}」不是日期，应如 2026-05-04', en: '“{value}” is no day; write it as 2026-05-04' },
  badMoment: {
    zh: '「{value}」不是时间，应如 2026-05-04 19:30',
    en: '“{value}” is no day with a time; write it as 2026-05-04 19:30',
  },
  notYet: { zh: '不能晚于现在', en: 'Must not be in the future' },
  actionElsewhere: { zh: '该渠道没有行为「{value}」', en: 'The channel has no action “{value}”' },
  dayTooEarly: { zh: '早于前一步的 {value}', en: 'Is before the step before it, {value}' },
  bornAfter: { zh: '晚于确诊年份', en: 'Is after the year of the diagnosis' },
  stopHalf: { zh: '停药日期与停药原因须同时填写', en: 'The day and the reason of stopping are given together' },
  badPatientKey: {
    zh: '不是假名编码：以字母开头，6 至 32 位字母、数字或连字符；不能上传姓名、身份证号或手机号',
    en: 'Is no pseudonym: 6 to 32 letters, digits and hyphens beginning with a letter; never a name, identity number or phone number',
  },
  badIcd: { zh: '「{value}」不是 ICD-10 编码，应如 G43.900', en: '“{value}” is no ICD-10 code; write it as G43.900' },
  noFigure: { zh: '销量、销售额与目标至少填写一项', en: 'Give at least one figure: sold or target' },
  badCode: {
    zh: '「{value}」不能作代码：只能用字母、数字和连字符',
    en: '“{value}” cannot be a code: only letters, digits and hyphens',
  },
  badAmount: {
    zh: '「{value}」不是金额，应为不小于 0、最多两位小数的数字',
    en: '“{value}” is no amount; write a number from 0 on with two decimals at most',
  },
  unknownCostCenter: {
    zh: '没有代码为「{value}」的成本中心，请先新增或导入成本中心',
    en: 'There is no cost center with the code “{value}”; add or upload the cost center first',
  },
  unknownOwner: {
    zh: '没有在用的用户「{value}」，请填写登录名或姓名',
    en: 'There is no active user “{value}”; write the login or the name',
  },
  ambiguousOwner: {
    zh: '有多位用户叫「{value}」，请填写登录名',
    en: 'Several users are called “{value}”; write the login',
  },
  unknownProduct: { zh: '没有产品「{value}」', en: 'There is no product “{value}”' },
  belowUsed: {
    zh: '低于已占用的 {value} 元',
    en: 'Is below the CNY {value} that are used already',
  },
  endsBeforeStart: { zh: '不能早于生效日期 {value}', en: 'Must not be before the first day, {value}' },
  startsAfterEnd: {
    zh: '晚于系统中的失效日期 {value}，请同时填写失效日期',
    en: 'Is after the last day that is recorded, {value}; give the last day as well',
  },
  badNumber: { zh: '不是手机或电话号码', en: 'Is not a telephone number' },
  unknownOrganization: { zh: '没有编码为「{value}」的组织', en: 'There is no organisation with the code “{value}”' },
  unknownRole: { zh: '没有编码为「{value}」的角色', en: 'There is no role with the code “{value}”' },
  beyondOwnRights: {
    zh: '涉及您没有的后台权限，不能由您授予或更改',
    en: 'Touches rights of the console that you do not hold',
  },
  ownAccount: {
    zh: '不能改变自己的角色或登录许可',
    en: 'Nobody changes the own roles or the own right to sign in',
  },
  duplicateInFile: { zh: '与文件第 {value} 行重复', en: 'Repeats row {value} of the file' },
  exists: { zh: '系统中已有这条记录', en: 'This record exists already' },
  readOnly: { zh: '您的角色不能修改这一项', en: 'Your role does not change this field' },
  badNamesake: { zh: '不能含 5 位以上连续数字', en: 'Must not hold five digits in a row' },
  notExisting: { zh: '系统中没有这条记录，无法更新', en: 'There is no such record to update' },
} as const;

export type FaultCode = keyof typeof words;

/** How two records that look like one are both kept. */
const telling: Readonly<Partial<Record<ModelId, { zh: string; en: string }>>> = {
  doctors: { zh: '；若是另一人，请填写“同名区分”', en: '; for another person fill in “Told apart by”' },
};
const sameRecord: ReadonlySet<string> = new Set<FaultCode>(['exists', 'duplicateInFile']);

export function wordsOfFault(model: ModelId, fault: Fault, language: 'zh' | 'en'): string {
  const hint = sameRecord.has(fault.code) ? (telling[model]?.[language] ?? '') : '';
  return words[fault.code as FaultCode][language].replace('{value}', () => fault.value ?? '') + hint;
}
