// Errors of the audit trail (reliability 27; specification 3).
import { defineErrors } from '../core/index.ts';

export const auditErrors = defineErrors('audit', {
  entryNotFound: { status: 404, zh: '审计记录不存在', en: 'There is no such audit entry' },
  recordNotFound: { status: 404, zh: '记录不存在', en: 'There is no such record' },
  changedMeanwhile: {
    status: 409,
    zh: '该记录已被修改，请刷新后重试',
    en: 'The record has changed; refresh and try again',
  },
  notRestorable: { status: 409, zh: '该字段不能恢复旧值', en: 'This field cannot be given a former value' },
  sameValue: { status: 409, zh: '当前值与所选的值相同', en: 'The field already has this value' },
});
