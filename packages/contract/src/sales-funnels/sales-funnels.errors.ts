// What can go wrong with funnels and with the question they ask.
import { defineErrors } from '../core/index.ts';

export const funnelErrors = defineErrors('sales-funnels', {
  notFound: {
    status: 404,
    zh: '漏斗不存在，或没有共享给您',
    en: 'The funnel does not exist or is not shared with you',
  },
  notOwn: { status: 403, zh: '只能修改自己建立的漏斗', en: 'Only the owner may change the funnel' },
  nameTaken: { status: 409, zh: '您已有名为「{name}」的漏斗', en: 'You have a funnel named “{name}” already' },
  changedMeanwhile: {
    status: 409,
    zh: '漏斗刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'The funnel was changed a moment ago (now version {version}); refresh and try again',
  },
  noStep: { status: 400, zh: '漏斗至少要有两个步骤', en: 'A funnel needs two steps at least' },
  sameStep: {
    status: 400,
    zh: '第 {first} 步与第 {second} 步相同，请改掉其中一步',
    en: 'Step {first} and step {second} are the same; change one of them',
  },
  excludedStep: {
    status: 400,
    zh: '第 {step} 步同时被排除，永远无法到达',
    en: 'Step {step} is excluded as well, so nobody can reach it',
  },
  noStepOfNumber: { status: 400, zh: '漏斗没有第 {step} 步', en: 'The funnel has no step {step}' },
  windowEmpty: { status: 400, zh: '转化窗口至少为 1 天', en: 'The window is one day at least' },
  periodMissing: {
    status: 400,
    zh: '请填写最近天数，或开始和结束日期',
    en: 'Name the last days, or a first and a last day',
  },
  periodBackwards: {
    status: 400,
    zh: '开始日期 {from} 晚于结束日期 {to}',
    en: 'The first day {from} is after the last day {to}',
  },
  periodFuture: { status: 400, zh: '{day} 还没有到来', en: '{day} lies in the future' },
  departmentOfHospital: {
    status: 400,
    zh: '以医院为单位时不能按科室拆分',
    en: 'Hospitals have no department to break down by',
  },
  channelMissing: { status: 400, zh: '请选择渠道', en: 'Name a channel' },
});
