// Why an export is refused, and the way to ask (reliability 24).
import { defineErrors } from '../core/index.ts';

export const exportErrors = defineErrors('exports', {
  notFound: { status: 404, zh: '没有这条导出记录', en: 'There is no such export' },
  reasonMissing: {
    status: 400,
    zh: '贵公司要求说明导出原因：请填写 reasonCategory（{categories}）和 reason',
    en: 'Your enterprise asks why rows leave: give reasonCategory ({categories}) and reason',
  },
  dailyLimit: {
    status: 409,
    zh: '今天已导出 {used} 次，达到每天 {limit} 次的上限。如确有需要，请向合规申请一次额外导出',
    en: 'You have exported {used, time|times} today, the limit of {limit} a day. Ask compliance to approve one more if you need it',
  },
  approvalFirst: {
    status: 409,
    zh: '贵公司规定这类记录须先审批才能导出。请向合规申请，批准后一天内可导出一次',
    en: 'Your enterprise lets these records leave with an approval alone. Ask compliance; an approval allows one export within a day',
  },
  tooManyRows: {
    status: 409,
    zh: '本次导出超过 {limit} 行的上限。请缩小筛选范围，或向合规申请批准后再导出',
    en: 'This export holds more than the limit of {limit, row|rows}. Narrow the filters, or ask compliance to approve it first',
  },
});
