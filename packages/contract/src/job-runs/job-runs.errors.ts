// Errors of the monitor of background work (product 3.25).
import { defineErrors } from '../core/index.ts';

export const jobRunErrors = defineErrors('job-runs', {
  eventNotFound: { status: 404, zh: '投递不存在', en: 'There is no such delivery' },
  notFailed: { status: 409, zh: '只能处理失败的投递', en: 'Only a failed delivery can be retried or cancelled' },
});
