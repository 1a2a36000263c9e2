// What can go wrong with a visit.
import { defineErrors } from '../core/index.ts';

export const visitErrors = defineErrors('visits', {
  notFound: {
    status: 404,
    zh: '拜访不存在，或不在您的查看范围内',
    en: 'The visit does not exist or is outside your range',
  },
  doctorNotFound: {
    status: 404,
    zh: '医生不存在，或不在您的查看范围内',
    en: 'The doctor does not exist or is outside your range',
  },
  locked: { status: 409, zh: '拜访已{state}，不能再修改', en: 'The visit is {state} and can no longer be changed' },
  changedMeanwhile: {
    status: 409,
    zh: '这次拜访刚被修改过（第 {version} 版），请刷新后再改',
    en: 'This visit was changed a moment ago (version {version}); refresh before you change it',
  },
  notYet: { status: 409, zh: '拜访尚未开始，请先保存为计划', en: 'The visit has not begun; keep it as a plan for now' },
  alreadyPast: { status: 400, zh: '请选择之后的时间', en: 'Choose a time ahead of now' },
  tooLate: {
    status: 409,
    zh: '拜访已过去 {days} 天，超过 {limit} 天的补交期限，请联系主管',
    en: 'The visit was {days} days ago, beyond the {limit} days for late entry; ask your manager',
  },
  incomplete: { status: 400, zh: '提交前请填写：{fields}', en: 'Fill in before you submit: {fields}' },
});
