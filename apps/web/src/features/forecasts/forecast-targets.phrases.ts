// Words of forecast issuance.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useTargetPhrases } = definePhrases('forecasts-targets', {
  issuance: { zh: '预测下发', en: 'Forecast issuance' },
  notFrozen: {
    zh: '填报窗口结束、周期冻结后才能拆分和下发目标',
    en: 'Targets are split and published once the window is over and the round is frozen',
  },
  split: { zh: '拆分目标', en: 'Split targets' },
  rule: { zh: '拆分规则', en: 'Split by' },
  'rule.FORECAST': { zh: '按最终预测', en: 'Final forecast' },
  'rule.HISTORY': { zh: '按历史销量', en: 'Sales history' },
  'rule.POTENTIAL': { zh: '按潜力（床位数）', en: 'Potential (beds)' },
  ruleHint: {
    zh: '总量按所选依据在您管辖的医院间拆分，合计不变；各月按预测的比例。下发前可逐人手工修改。',
    en: 'The total is split between the hospitals in your range and stays exact; months follow the forecast. Change it by hand for each person before you publish.',
  },
  basisFailed: { zh: '拆分依据读取失败', en: 'The basis could not be read' },
  totalOf: { zh: '{product} 目标总量（盒）', en: '{product} total (boxes)' },
  finalNote: {
    zh: '最终预测 {final} 盒，前 12 个月销量 {history} 盒',
    en: 'Final forecast {final}, last 12 months {history, box|boxes}',
  },
  splitDone: { zh: '已拆到 {lines} 行，共 {boxes} 盒', en: 'Split into {lines, line|lines}, {boxes, box|boxes}' },
  publish: { zh: '下发', en: 'Publish' },
  publishAsk: { zh: '下发目标给 {count} 人？', en: 'Publish targets to {count, person|people}?' },
  publishText: { zh: '对方会收到通知，可以确认或申诉', en: 'They are told, and acknowledge or challenge' },
  published: { zh: '已下发给 {count} 人', en: 'Published to {count, person|people}' },
  lock: { zh: '锁定', en: 'Lock' },
  lockAsk: { zh: '锁定目标？', en: 'Lock the targets?' },
  lockText: {
    zh: '没有答复的按已接受处理，锁定后不能再改',
    en: 'No answer counts as accepted; nothing changes afterwards',
  },
  locked: { zh: '已锁定 {count} 人的目标', en: 'The targets of {count, person|people} are locked' },
  answer: {
    zh: '{all} 人中：待下发 {waiting}，待确认 {issued}，申诉中 {challenged}，已定 {settled}',
    en: 'Of {all, person|people}: {waiting} to publish, {issued} to answer, {challenged} challenged, {settled} settled',
  },
  set: { zh: '修改目标', en: 'Change targets' },
  uphold: { zh: '维持目标', en: 'Uphold' },
  upholdAsk: { zh: '维持下发的目标', en: 'Uphold the targets' },
  upheld: { zh: '已维持目标', en: 'Upheld' },
  revise: { zh: '修订目标', en: 'Revise' },
  revised: { zh: '已修订目标', en: 'Revised' },
  kept: { zh: '目标已保存', en: 'Targets kept' },
  reasonHint: { zh: '对方会看到新的数和原因', en: 'The other side sees the figures and the reason' },
});
