// What can go wrong with payments of meetings.
import { defineErrors } from '../core/index.ts';

export const meetingPaymentErrors = defineErrors('meeting-payments', {
  notFound: {
    status: 404,
    zh: '付款单不存在，或不在您的查看范围内',
    en: 'The payment does not exist or is outside your range',
  },
  batchNotFound: { status: 404, zh: '付款批次不存在', en: 'The batch of payments does not exist' },
  feeInPayment: {
    status: 409,
    zh: '付款 {payment} 已申请这笔取消费，请先撤回并作废',
    en: 'Payment {payment} asks for this fee; withdraw and void it first',
  },
  feeAppliedFor: {
    status: 409,
    zh: '这笔取消费已在申请付款，请联系邀请您的同事',
    en: 'A payment asks for this fee already; please speak to whoever invited you',
  },
  accountNotFound: {
    status: 404,
    zh: '付款账户不存在或已停用',
    en: 'The paying account does not exist or is switched off',
  },
  accountChanged: {
    status: 409,
    zh: '这个付款账户刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This paying account was changed a moment ago (now version {version}); refresh and try again',
  },
  accountNamed: {
    status: 409,
    zh: '已有名为“{name}”的付款账户',
    en: 'There is a paying account named "{name}" already',
  },
  accountIncomplete: { status: 400, zh: '付款账户还缺少：{fields}', en: 'The paying account still misses: {fields}' },
  accountsMissing: {
    status: 409,
    zh: '这些付款没有收款账号，不能生成银行文件：{payments}',
    en: 'No bank file can be made: these payments have no account to pay to: {payments}',
  },
  formatNotFound: { status: 404, zh: '没有这个银行文件格式', en: 'There is no such format of bank files' },
  formatNamed: {
    status: 409,
    zh: '已有名为“{name}”的银行文件格式',
    en: 'There is a format of bank files named "{name}" already',
  },
  formatChanged: {
    status: 409,
    zh: '这个格式刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This format was changed a moment ago (now version {version}); refresh and try again',
  },
  formatKindKept: {
    status: 409,
    zh: '表格与定长不能互换；请新增一个格式',
    en: 'A sheet stays a sheet and a record a record; add another format',
  },
  formatInUse: {
    status: 409,
    zh: '{count} 个付款账户正在使用该格式，请先为其改用其他格式',
    en: '{count, paying account uses|paying accounts use} this format; give {count, it|them} another one first',
  },
  formatOff: { status: 409, zh: '该银行文件格式已停用', en: 'This format of bank files is switched off' },
  formatUnusable: { status: 400, zh: '这个格式不能使用：{why}', en: 'This format cannot work: {why}' },
  valuesTooLong: {
    status: 409,
    zh: '编号、账号或金额超出格式的列宽，不能生成银行文件：{payments}',
    en: 'No bank file can be made: the number, account or amount is longer than its column: {payments}',
  },
  returnUnreadable: {
    status: 400,
    zh: '不是这个付款账户格式的回盘文件：{why}',
    en: 'This is no return file in the format of the paying account: {why}',
  },
  returnOfOther: {
    status: 409,
    zh: '这是批次 {other} 的回盘文件，不是 {batch} 的',
    en: 'This return file is of batch {other}, not of {batch}',
  },
  changedMeanwhile: {
    status: 409,
    zh: '付款单刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'This payment was changed a moment ago (now version {version}); refresh and try again',
  },
  notPossible: {
    status: 409,
    zh: '付款单{state}{by}，不能{act}；现在可以：{acts}',
    en: 'The payment is {state}{by}, so it cannot be {act}. Possible now: {acts}',
  },
  incomplete: { status: 400, zh: '付款申请还缺少：{fields}', en: 'The payment still misses: {fields}' },
  overActual: {
    status: 409,
    zh: '“{cost}”最多还可申请 {open} 元',
    en: '“{cost}” has CNY {open} left to be paid',
  },
  invoiceUsed: {
    status: 409,
    zh: '发票 {number} 已用于付款 {payment}',
    en: 'Invoice {number} is used in payment {payment} already',
  },
  blocked: { status: 409, zh: '有 {count} 条规则未通过：{rules}', en: 'Rules that block ({count}): {rules}' },
  commentMissing: {
    status: 400,
    zh: '请说明为何仍要提交：{rules}',
    en: 'Say why you submit although these rules warn: {rules}',
  },
  sameHands: {
    status: 409,
    zh: '{payments} 由您申请或审批，须由他人付款',
    en: 'You applied for or approved {payments}; somebody else has to pay',
  },
  resultIncomplete: {
    status: 400,
    zh: '已付款请填写银行回单号，未付款请填写原因',
    en: 'Give the reference of the bank where it was paid, and the reason where it was not',
  },
});
