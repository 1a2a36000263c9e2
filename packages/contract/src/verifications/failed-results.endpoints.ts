// The call for the rows of a sheet of results that did not pass (product 3.6, 3.20).
import { endpoint } from '../core/index.ts';
import { exportFiles } from '../exports/index.ts';
import { FailedResults, SHEET_LIMIT } from './certificates.schema.ts';
import { verificationErrors as errors } from './verifications.errors.ts';

export const failedResultEndpoints = {
  downloadFailed: endpoint({
    method: 'POST',
    path: '/doctor/verify/upload/failed',
    summary: {
      zh: '下载未通过的核验结果行，改好后可再次上传',
      en: 'Download the rows of results that failed, to fix and upload again',
    },
    access: { permission: 'customer:verifications:review' },
    body: { encoding: 'multipart', schema: FailedResults, limit: SHEET_LIMIT },
    output: exportFiles,
    errors: [errors.badSheet, errors.missingColumns],
    effect: 'read',
  }),
};
