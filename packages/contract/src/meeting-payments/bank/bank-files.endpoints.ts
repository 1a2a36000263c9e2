// The calls between the product and the bank: paying accounts, the file of a batch, the return file.
import { z } from 'zod';
import { Id, coreErrors, endpoint } from '../../core/index.ts';
import { meetingPaymentErrors as errors } from '../meeting-payments.errors.ts';
import {
  ChangedPayingAccount,
  LARGEST_RETURN_FILE,
  PayingAccount,
  PayingAccountDraft,
  ReturnFile,
  ReturnResult,
} from './bank-files.schema.ts';

const pay = { permission: 'meeting:meeting-payments:pay' } as const;
const params = z.strictObject({ id: Id });

export const bankEndpoints = {
  listAccounts: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/payment/accounts',
    summary: { zh: '付款账户', en: 'Accounts that the enterprise pays from' },
    access: pay,
    output: z.array(PayingAccount),
    errors: [],
  }),
  addAccount: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/payment/accounts',
    summary: { zh: '新增付款账户', en: 'Add an account to pay from' },
    access: pay,
    body: { encoding: 'json', schema: PayingAccountDraft },
    output: PayingAccount,
    errors: [errors.accountNamed, errors.accountIncomplete],
  }),
  changeAccount: endpoint({
    method: 'PUT',
    path: '/API-MEET-TOOLS/payment/accounts/{id}',
    summary: { zh: '修改付款账户', en: 'Change an account to pay from' },
    access: pay,
    params,
    body: { encoding: 'json', schema: ChangedPayingAccount },
    output: PayingAccount,
    errors: [errors.accountNotFound, errors.accountChanged, errors.accountNamed, errors.accountIncomplete],
  }),
  bankFile: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/payment/batches/{id}/file',
    summary: { zh: '下载银行付款文件', en: 'Download the bank file of a batch' },
    access: pay,
    params,
    output: { file: ['text/csv', 'text/plain', 'application/xml'] },
    errors: [errors.batchNotFound, errors.accountsMissing],
    effect: 'job',
  }),
  readReturn: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/payment/batches/{id}/return',
    summary: { zh: '读入银行回盘文件', en: 'Read the return file of the bank' },
    access: pay,
    params,
    body: { encoding: 'multipart', schema: ReturnFile, limit: LARGEST_RETURN_FILE },
    output: ReturnResult,
    errors: [errors.batchNotFound, errors.returnUnreadable, errors.returnOfOther, coreErrors.bodyTooLarge],
  }),
};
