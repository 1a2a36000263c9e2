// Why a change of a rule is refused (specification 5, 8).
import { defineErrors } from '../core/index.ts';

export const ruleErrors = defineErrors('rules', {
  notFound: { status: 404, zh: '没有这条规则', en: 'There is no such rule' },
  changedMeanwhile: {
    status: 409,
    zh: '该规则刚有了第 {version} 版，请刷新后重试',
    en: 'The rule has just got version {version}; refresh and try again',
  },
  unknownFigure: { status: 400, zh: '该规则没有 {key} 这个数值', en: 'The rule has no figure {key}' },
  missingFigure: { status: 400, zh: '请填写数值 {key}', en: 'The figure {key} is missing' },
  outOfRange: { status: 400, zh: '须在 {least} 到 {most} 之间', en: 'Must lie between {least} and {most}' },
  organizationUnknown: { status: 400, zh: '所选组织不存在', en: 'The chosen organization does not exist' },
  scopeNotUsed: {
    status: 400,
    zh: '这条规则只能对整个企业生效',
    en: 'This rule can only hold for the whole enterprise',
  },
  startsInPast: {
    status: 400,
    zh: '新版本最早从今天开始，过去的结果不会改变',
    en: 'A new version begins today at the earliest; what is past stays as it was',
  },
  endsBeforeStart: { status: 400, zh: '结束日期早于开始日期', en: 'The last day is before the first' },
  placeholdersDiffer: {
    status: 400,
    zh: '提示语的占位符只能是：{names}',
    en: 'The message may only hold the placeholders {names}',
  },
});
