// What can go wrong with budgets, cost centers and internal orders.
import { defineErrors } from '../core/index.ts';

export const budgetErrors = defineErrors('budgets', {
  notFound: {
    status: 404,
    zh: '记录不存在，或不在您的查看范围内',
    en: 'The record does not exist or is outside your range',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这条记录刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This record was changed a moment ago (now version {version}); refresh and try again',
  },
  codeTaken: { status: 409, zh: '代码“{code}”已被使用', en: 'The code “{code}” is already in use' },
  nameTaken: {
    status: 409,
    zh: '同一上级下已有名为“{name}”的预算',
    en: 'There is already a budget named “{name}” in the same place',
  },
  short: {
    status: 409,
    zh: '预算“{name}”可用 {available} 元，需要 {wanted} 元；请调减金额、换一个预算，或先申请划拨',
    en: 'Budget “{name}” has CNY {available} left and {wanted} is needed; lower the amount, choose another budget or request a transfer',
  },
  orderShort: {
    status: 409,
    zh: '内部订单 {code} 可用 {available} 元，需要 {wanted} 元；请调减金额或换一个订单',
    en: 'Internal order {code} has CNY {available} left and {wanted} is needed; lower the amount or choose another order',
  },
  orderClosed: {
    status: 409,
    zh: '内部订单 {code} 已关闭或不在有效期（{from} 至 {until}）内，请换一个订单',
    en: 'Internal order {code} is closed or outside its dates ({from} to {until}); choose another order',
  },
  orderOtherType: {
    status: 409,
    zh: '内部订单 {code} 只用于另一种类型的会议，请换一个订单',
    en: 'Internal order {code} is kept for another type of meeting; choose another order',
  },
  frozen: {
    status: 409,
    zh: '预算“{name}”已冻结，请换一个预算或联系财务解冻',
    en: 'Budget “{name}” is frozen; choose another budget or ask finance to unfreeze it',
  },
  notLeaf: {
    status: 409,
    zh: '“{name}”下面还有分预算，请选择其中一个',
    en: '“{name}” has budgets below it; choose one of them',
  },
  otherYear: {
    status: 409,
    zh: '预算“{name}”属于 {year} 年，与会议日期不符',
    en: 'Budget “{name}” belongs to {year}, which is not the year of the meeting',
  },
  charged: {
    status: 409,
    zh: '“{name}”已有占用，不能再分配下级预算；请先划出占用或新建同级预算',
    en: '“{name}” is already charged, so nothing can be allocated below it; add a budget beside it instead',
  },
  belowAllocated: {
    status: 409,
    zh: '下级预算已分配 {allocated} 元，“{name}”不能低于该数',
    en: 'CNY {allocated} is allocated below “{name}”; it cannot be lower than that',
  },
  notWithdrawable: {
    status: 409,
    zh: '划拨申请{state}，不能撤回',
    en: 'The transfer is {state} and cannot be withdrawn',
  },
});
