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
  noNextStep: {
    status: 400,
    zh: '第 {step} 步是最后一步，没有可比较的下一步',
    en: 'Step {step} is the last one; there is no next step to compare',
  },
  holdoutOfHospitals: {
    status: 400,
    zh: '只有以医生为单位的漏斗可以留出对照组',
    en: 'Only a funnel of doctors can keep some of them back',
  },
  holdoutTooFew: {
    status: 400,
    zh: '这一步可抽取 {count} 位医生，至少需要 {least} 位才能留出对照组，请放宽时间段或拆分',
    en: '{count} can be drawn from; it takes {least} at least to keep some back. Widen the period or the slice',
  },
  holdoutTooMany: {
    status: 400,
    zh: '这一步可抽取 {count} 位医生，一次最多 {most} 位，请先按拆分缩小范围',
    en: '{count} can be drawn from, and {most} at most at once; narrow them by a breakdown first',
  },
  holdoutNameTaken: {
    status: 409,
    zh: '您已有名为「{name}」的对照试验',
    en: 'You have a hold-out named “{name}” already',
  },
  holdoutsFull: {
    status: 409,
    zh: '每人最多保留 {most} 个对照试验，请先删除不再需要的',
    en: 'Each person keeps {most} hold-outs at most; delete one that is no longer needed first',
  },
  holdoutNotFound: { status: 404, zh: '对照试验不存在，或不是您建立的', en: 'There is no such hold-out of yours' },
});
