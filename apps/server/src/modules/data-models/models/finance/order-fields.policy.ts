// Fields of an uploaded internal order: those of its form, under its rules (product: IO list).
import { meetingTypeWords, meetingTypes } from '@yijian/contract/budgets';
import type { FieldChoice } from '@yijian/contract/data-models';
import { orderFields as fields } from '@yijian/contract/dictionaries';
import { uploaded, type FieldRule } from '../field-rule.policy.ts';
import { MoneyCell, codeField, firstDay, lastDay, nameFields, openField } from './finance-cells.policy.ts';

const typeChoices = meetingTypes.map((value): FieldChoice => ({
  value,
  zh: meetingTypeWords[value][0],
  en: meetingTypeWords[value][1],
}));

export const orderFields: readonly FieldRule[] = [
  {
    ...codeField,
    aliases: ['内部订单', '订单号', '订单代码', '订单编码', 'internal order', 'order'],
    example: 'IO-2026-0101',
  },
  ...nameFields,
  uploaded('costCenter', fields.costCenter, {
    type: 'REFERENCE',
    isRequired: true,
    maxLength: 120,
    reference: 'budget_cost_centers',
    aliases: ['成本中心代码', '成本中心编码', 'cost centre', 'cc'],
    example: 'CC-1010',
  }),
  uploaded('product', fields.product, {
    type: 'DICTIONARY',
    dictionaryKey: 'products',
    aliases: ['产品名称', '药品', 'product name', 'brand'],
    example: '泰舒宁',
  }),
  uploaded('meetingType', fields.meetingType, {
    type: 'DICTIONARY',
    choices: typeChoices,
    aliases: ['会议类别', 'meeting type'],
    example: '城市会',
  }),
  uploaded('amount', fields.amount, {
    isRequired: true,
    maxLength: 40,
    rule: { schema: MoneyCell, fault: 'badAmount' },
    aliases: ['金额', '预算', '预算金额', '订单金额', 'amount', 'budget', 'order amount'],
    example: '50000',
  }),
  uploaded('isBlocking', fields.isBlocking, {
    type: 'DICTIONARY',
    choices: [
      { value: 'true', zh: '阻止', en: 'Refuse' },
      { value: 'false', zh: '仅提示', en: 'Report only' },
    ],
    synonyms: {
      是: 'true',
      yes: 'true',
      block: 'true',
      否: 'false',
      no: 'false',
      warn: 'false',
      提醒: 'false',
      提示: 'false',
    },
    aliases: ['超出时', '超预算控制', 'when exceeded', 'control'],
    example: '阻止',
  }),
  uploaded('tolerance', fields.tolerance, {
    type: 'INTEGER',
    minimum: 0,
    maximum: 50,
    aliases: ['容差', '容差比例', 'tolerance'],
    example: '5',
  }),
  firstDay,
  { ...lastDay, isRequired: true },
  openField,
];
