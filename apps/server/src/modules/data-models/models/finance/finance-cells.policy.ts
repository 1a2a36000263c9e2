// What cost centers and internal orders have in common: codes, amounts, open or closed.
import { NewCostCenter } from '@yijian/contract/budgets';
import { Money } from '@yijian/contract/core';
import { costCenterFields as fields } from '@yijian/contract/dictionaries';
import { z } from 'zod';
import { uploaded, type FieldRule } from '../field-rule.policy.ts';
import { DayCell } from '../moment-cells.policy.ts';

const form = NewCostCenter.shape;

/** 1234.50 or 1,234.5 with or without a sign of the currency; becomes the amount as the form takes it. */
export const MoneyCell = z.string().transform((text) => {
  const digits = text.normalize('NFKC').replaceAll(/[,\s¥元]/g, '');
  if (!/^\d{1,12}(?:\.\d+)?$/.test(digits)) return null;
  const amount = Money.safeParse(Number(digits));
  return amount.success ? String(amount.data) : null;
});

export const codeField: FieldRule = uploaded('code', fields.code, {
  isRequired: true,
  maxLength: 20,
  rule: { schema: form.code, fault: 'badCode' },
  example: '',
});

export const nameFields: readonly FieldRule[] = [
  uploaded('name', fields.name, {
    isRequired: true,
    maxLength: 80,
    aliases: ['描述', 'description'],
    example: '神经领域学术推广',
  }),
  uploaded('enName', fields.enName, {
    maxLength: 120,
    aliases: ['英文名', 'en name'],
    example: 'Neurology programmes',
  }),
];

export const firstDay: FieldRule = uploaded('validFrom', fields.validFrom, {
  isRequired: true,
  maxLength: 40,
  rule: { schema: DayCell, fault: 'badDay' },
  aliases: ['有效期自', '开始日期', '起始日期', 'valid from', 'start date'],
  example: '2026-01-01',
});

export const lastDay: FieldRule = uploaded('validUntil', fields.validUntil, {
  maxLength: 40,
  rule: { schema: DayCell, fault: 'badDay' },
  aliases: ['有效期至', '结束日期', '截止日期', 'valid until', 'valid to', 'end date'],
  example: '2026-12-31',
});

export const openField: FieldRule = uploaded('isOpen', fields.isOpen, {
  type: 'DICTIONARY',
  choices: [
    { value: 'true', zh: '开放', en: 'Open' },
    { value: 'false', zh: '已关闭', en: 'Closed' },
  ],
  synonyms: { 启用: 'true', 是: 'true', yes: 'true', 关闭: 'false', 停用: 'false', 否: 'false', no: 'false' },
  aliases: ['状态', '是否启用', 'status', 'state'],
  example: '开放',
});
