// What can go wrong with rule sets of clue scoring and with clues.
import { defineErrors } from '../core/index.ts';

export const clueErrors = defineErrors('clue-scores', {
  notFound: { status: 404, zh: '规则集不存在', en: 'The rule set does not exist' },
  clueNotFound: {
    status: 404,
    zh: '线索不存在，或不在您的范围内',
    en: 'The clue does not exist or is outside your range',
  },
  noApplied: {
    status: 404,
    zh: '该范围没有生效的规则集，请先应用一个',
    en: 'No rule set is applied in this scope; apply one first',
  },
  doctorNotFound: {
    status: 404,
    zh: '医生不存在，或不在您的范围内',
    en: 'The doctor does not exist or is outside your range',
  },
  nameTaken: { status: 409, zh: '已有名为「{name}」的规则集', en: 'There is a rule set named “{name}” already' },
  changedMeanwhile: {
    status: 409,
    zh: '规则集刚被修改过（现为第 {version} 版），请刷新后再试',
    en: 'The rule set was changed a moment ago (now version {version}); refresh and try again',
  },
  notEditable: {
    status: 409,
    zh: '已应用过的规则集不能修改或删除，请复制后再改',
    en: 'A rule set that has been applied cannot be changed or deleted; copy it',
  },
  notSimulated: { status: 409, zh: '请先试算，再应用', en: 'Simulate the rule set before you apply it' },
  appliedMeanwhile: {
    status: 409,
    zh: '试算之后，同范围应用了「{name}」，请重新试算',
    en: '“{name}” was applied in this scope after the simulation; simulate again',
  },
  noRule: { status: 400, zh: '规则集至少要有一条规则', en: 'A rule set needs one rule at least' },
  noValue: { status: 400, zh: '规则「{rule}」没有选择任何值', en: 'Rule “{rule}” names no value' },
  emptyGroup: {
    status: 400,
    zh: '规则「{rule}」有一组条件是空的',
    en: 'Rule “{rule}” has a group without a condition',
  },
  conditionDeep: {
    status: 400,
    zh: '规则「{rule}」的条件最多套 {most} 层',
    en: 'The conditions of rule “{rule}” go deeper than {most, level|levels}',
  },
  noPoints: { status: 400, zh: '规则「{rule}」的分值不能为 0', en: 'The points of rule “{rule}” cannot be 0' },
  sameName: { status: 400, zh: '有两条规则都叫「{rule}」', en: 'Two rules are named “{rule}”' },
  periodBackwards: {
    status: 400,
    zh: '规则「{rule}」的开始日期晚于结束日期',
    en: 'Rule “{rule}” begins after it ends',
  },
  thresholdsOrder: { status: 400, zh: '等级门槛须 A > B > C', en: 'The thresholds must fall from A to C' },
  sameChannel: { status: 400, zh: '渠道权重中有重复的渠道', en: 'A channel has two weights' },
  productUnknown: { status: 400, zh: '产品不存在', en: 'There is no such product' },
  dayFuture: { status: 400, zh: '{day} 还没有到来', en: '{day} lies in the future' },
  ownerUnfit: {
    status: 400,
    zh: '不能把线索分配给这位同事：停用，或不在您的团队范围内',
    en: 'The clues cannot be assigned to this colleague: disabled, or outside your teams',
  },
  notOwn: { status: 403, zh: '只有线索的负责人可以跟进', en: 'Only the owner of the clue may follow it' },
  wrongState: {
    status: 409,
    zh: '线索当前为「{state}」，不能{step}',
    en: 'The clue is {state}, so it cannot be {step}',
  },
});
