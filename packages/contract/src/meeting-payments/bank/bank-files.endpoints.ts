// The calls between the product and the bank: paying accounts, the file of a batch, the return file.
import { z } from 'zod';
import { Id, coreErrors, endpoint } from '../../core/index.ts';
import { meetingPaymentErrors as errors } from '../meeting-payments.errors.ts';
import {
  BankTextFormat,
  BankTextFormatDraft,
  ChangedTextFormat,
  TextFormatSample,
  TextFormatVersion,
} from './bank-formats.schema.ts';
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
    errors: [errors.accountNamed, errors.accountIncomplete, errors.formatNotFound, errors.formatOff],
  }),
  changeAccount: endpoint({
    method: 'PUT',
    path: '/API-MEET-TOOLS/payment/accounts/{id}',
    summary: { zh: '修改付款账户', en: 'Change an account to pay from' },
    access: pay,
    params,
    body: { encoding: 'json', schema: ChangedPayingAccount },
    output: PayingAccount,
    errors: [
      errors.accountNotFound,
      errors.accountChanged,
      errors.accountNamed,
      errors.accountIncomplete,
      errors.formatNotFound,
      errors.formatOff,
    ],
  }),
  listFormats: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/payment/formats',
    summary: { zh: '银行文件格式', en: 'Text formats of the banks' },
    access: pay,
    output: z.array(BankTextFormat),
    errors: [],
  }),
  sampleFormat: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/payment/formats/sample',
    summary: { zh: '按格式生成示例文件', en: 'A sample file in a format' },
    access: pay,
    body: { encoding: 'json', schema: BankTextFormatDraft },
    output: TextFormatSample,
    errors: [errors.formatUnusable],
    effect: 'read',
  }),
  addFormat: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/payment/formats',
    summary: { zh: '新增银行文件格式', en: 'Add a text format of a bank' },
    access: pay,
    body: { encoding: 'json', schema: BankTextFormatDraft },
    output: BankTextFormat,
    errors: [errors.formatNamed, errors.formatUnusable],
  }),
  changeFormat: endpoint({
    method: 'PUT',
    path: '/API-MEET-TOOLS/payment/formats/{id}',
    summary: { zh: '修改银行文件格式', en: 'Change a text format of a bank' },
    access: pay,
    params,
    body: { encoding: 'json', schema: ChangedTextFormat },
    output: BankTextFormat,
    errors: [
      errors.formatNotFound,
      errors.formatChanged,
      errors.formatNamed,
      errors.formatUnusable,
      errors.formatKindKept,
      errors.formatInUse,
    ],
  }),
  listFormatVersions: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/payment/formats/{id}/versions',
    summary: { zh: '银行文件格式的历次版本', en: 'All versions of a text format of a bank, the newest first' },
    access: pay,
    params,
    output: z.array(TextFormatVersion),
    errors: [errors.formatNotFound],
  }),
  bankFile: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/payment/batches/{id}/file',
    summary: { zh: '下载银行付款文件', en: 'Download the bank file of a batch' },
    access: pay,
    params,
    output: { file: ['text/csv', 'text/plain', 'application/xml'] },
    errors: [errors.batchNotFound, errors.accountsMissing, errors.valuesTooLong],
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
