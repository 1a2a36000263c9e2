// Words of payments of meetings (product 3.25).
import { columnWordsOf, paymentFields } from '@yijian/contract/dictionaries';
import type { KindWords } from '../kind-words.policy.ts';

export const paymentKinds: Readonly<Record<string, KindWords>> = {
  meeting_payment_batches: {
    name: ['付款批次', 'Batch of payments'],
    fields: {
      number: ['编号', 'Number'],
      payer_id: ['付款人', 'Payer', 'users'],
      at: ['时间', 'Time'],
      account_id: ['付款账户', 'Paying account', 'meeting_payment_accounts'],
      format: ['文件格式', 'Format of files'],
      format_id: ['文本格式', 'Text format', 'meeting_payment_formats'],
      format_version: ['格式版本', 'Version of the format'],
      downloads: ['银行文件下载次数', 'Downloads of the bank file'],
    },
  },
  meeting_payments: { name: ['会议付款', 'Payment of a meeting'], fields: columnWordsOf(paymentFields) },
  meeting_payment_costs: {
    name: ['付款费用项', 'Cost of a payment'],
    fields: {
      payment_id: ['付款', 'Payment', 'meeting_payments'],
      cost_id: ['会议费用', 'Cost of the meeting', 'meeting_costs'],
      amount: ['金额', 'Amount'],
    },
  },
  meeting_payment_accounts: {
    name: ['付款账户', 'Paying account'],
    fields: {
      name: ['名称', 'Name'],
      holder: ['户名', 'Holder'],
      bank_name: ['开户行', 'Bank'],
      bank_code: ['联行号', 'Bank code'],
      format: ['文件格式', 'Format of files'],
      format_id: ['文本格式', 'Text format', 'meeting_payment_formats'],
      is_default: ['默认', 'Default'],
      is_enabled: ['启用', 'Enabled'],
      updated_by: ['修改人', 'Changed by', 'users'],
      updated_at: ['修改时间', 'Changed at'],
    },
  },
  meeting_payment_formats: {
    name: ['银行文件格式', 'Format of bank files'],
    fields: {
      name: ['名称', 'Name'],
      kind: ['种类', 'Kind'],
      is_enabled: ['启用', 'Enabled'],
      updated_by: ['修改人', 'Changed by', 'users'],
      updated_at: ['修改时间', 'Changed at'],
    },
  },
  meeting_payment_format_versions: {
    name: ['银行文件格式版本', 'Version of a format of bank files'],
    fields: {
      format_id: ['格式', 'Format', 'meeting_payment_formats'],
      layout: ['列、编码与代码', 'Columns, encoding and codes'],
      user_id: ['修改人', 'Changed by', 'users'],
      at: ['时间', 'Time'],
    },
  },
  meeting_payment_invoices: {
    name: ['付款发票', 'Invoice of a payment'],
    fields: {
      payment_id: ['付款', 'Payment', 'meeting_payments'],
      number: ['发票号码', 'Number'],
      issued_on: ['开票日期', 'Issued'],
      amount: ['金额', 'Amount'],
      is_void: ['已作废', 'Void'],
    },
  },
};
