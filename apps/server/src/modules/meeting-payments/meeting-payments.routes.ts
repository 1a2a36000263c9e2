// Front door of payments.
import { meetingPaymentEndpoints } from '@yijian/contract/meeting-payments';
import { bind } from '../../platform/http/index.ts';
import { submitPayment, voidPayment, withdrawPayment } from './approval/approval.service.ts';
import { addPayment, changePayment } from './content/content.service.ts';
import { exportPayments } from './exporting/exporting.service.ts';
import {
  checkPayment,
  countPayments,
  findPayment,
  listPayables,
  listPayees,
  listPayments,
} from './meeting-payments.service.ts';
import { askReversal, decideReversal } from './reversals/reversals.service.ts';
import { exportStatement, findStatement } from './statements/statements.service.ts';
import { waiveFee } from './waivers/waivers.service.ts';
import { addAccount, changeAccount, listAccounts } from './bank/accounts.service.ts';
import {
  addFormat,
  changeFormat,
  listFormats,
  listFormatVersions,
  sampleFormat,
} from './bank/formats/formats.service.ts';
import { downloadBankFile, readReturn } from './bank/bank-files.service.ts';
import { listBatches, payPayments } from './paying/paying.service.ts';
import { settlePayment } from './paying/settling.service.ts';

export const meetingPaymentRoutes = bind('meeting-payments', meetingPaymentEndpoints, {
  list: (context, { query }) => listPayments(context, query),
  count: (context, { query }) => countPayments(context, query),
  find: (context, { params }) => findPayment(context, params.id),
  payables: (context, { query }) => listPayables(context, query),
  payees: (context, { query }) => listPayees(context, query.payeeKind),
  check: (context, { query, body }) => checkPayment(context, { id: query.id, draft: body }),
  add: (context, { body }) => addPayment(context, body),
  update: (context, { params, body }) => changePayment(context, { ...params, ...body }),
  submit: (context, { params, body }) => submitPayment(context, { ...params, ...body }),
  withdraw: (context, { params, body }) => withdrawPayment(context, { ...params, ...body }),
  discard: (context, { params, body }) => voidPayment(context, { ...params, ...body }),
  batches: (context) => listBatches(context),
  pay: (context, { body }) => payPayments(context, body),
  waiveFee: (context, { params, body }) => waiveFee(context, { ...params, ...body }),
  listAccounts: (context) => listAccounts(context),
  addAccount: (context, { body }) => addAccount(context, body),
  changeAccount: (context, { params, body }) => changeAccount(context, { ...params, ...body }),
  listFormats: (context) => listFormats(context),
  sampleFormat: (context, { body }) => sampleFormat(context, body),
  addFormat: (context, { body }) => addFormat(context, body),
  listFormatVersions: (context, { params }) => listFormatVersions(context, params.id),
  changeFormat: (context, { params, body }) => changeFormat(context, { ...params, ...body }),
  readReturn: (context, { params, body }) => readReturn(context, { ...params, ...body }),
  bankFile: (context, { params }) => downloadBankFile(context, params.id),
  askReversal: (context, { params, body }) => askReversal(context, { ...params, ...body }),
  decideReversal: (context, { params, body }) => decideReversal(context, { ...params, ...body }),
  statement: (context, { query }) => findStatement(context, query),
  exportList: (context, { query }) => exportPayments(context, query),
  exportStatement: (context, { query }) => exportStatement(context, query),
  settle: (context, { params, body }) => settlePayment(context, { ...params, ...body }),
});
