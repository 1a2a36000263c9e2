// Files of verification: certificates, results of many requests, and the rows of them that failed.
import type { Arguments } from '@yijian/contract/core';
import { failedResultEndpoints, verificationEndpoints as calls } from '@yijian/contract/verifications';
import { call, download, type CallOptions } from '../../lib/api/index.ts';

type OnSent = NonNullable<CallOptions['onSent']>;

export const sendCertificate = (body: Arguments<typeof calls.uploadCertificate>['body'], onSent: OnSent) =>
  call(calls.uploadCertificate, { body }, { onSent, errorMessage: false });
/** The rows of the same sheet that failed, saved as a workbook. */
export const downloadFailedResults = (file: File) => download(failedResultEndpoints.downloadFailed, { body: { file } });
export const sendResults = (file: File, onSent: OnSent) =>
  call(calls.uploadResults, { body: { file } }, { onSent, errorMessage: false });
