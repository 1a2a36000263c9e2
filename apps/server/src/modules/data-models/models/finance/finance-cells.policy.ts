// What cost centers and internal orders have in common: codes, amounts, open or closed.
import { NewCostCenter } from '@yijian/contract/budgets';
import { Money } from '@yijian/contract/core';
import { z } from 'zod';
import type { FieldRule } from '../field-rule.policy.ts';
import { DayCell } from '../moment-cells.policy.ts';

const form = NewCostCenter.shape;

/** 1234.50 or 1,234.5 with or without a sign of the currency; becomes the amount as the form takes it. */
export const MoneyCell = z.string().transform((text) => {
  const digits = text.normalize('NFKC').replaceAll(/[,\s¥元]/g, '');
  if (!/^\d{1,12}(?:\.\d+)?$/.test(digits)) return null;
  const amount = Money.safeParse(Number(digits));
  return amount.success ? String(amount.data) : null;
});

export const codeField: FieldRule = {
  key: 'code',
  zh: '代码',
  en: 'Code',
  type: 'TEXT',
  isRequired: true,
  maxLength: 20,
  rule: { schema: form.code, fault: 'badCode' },
  example: '',
};

export const nameFields: readonly FieldRule[] = [
  {
    key: 'name',
    zh: '名称',
    en: 'Name',
    type: 'TEXT',
    isRequired: true,
    maxLength: 80,
    aliases: ['描述', 'description'],
    example: '神经领域学术推广',
  },
  {
    key: 'enName',
    zh: '英文名称',
    en: 'English name',
    type: 'TEXT',
    maxLength: 120,
    aliases: ['英文名', 'en name'],
    example: 'Neurology programmes',
  },
];

export const firstDay: FieldRule = {
  key: 'validFrom',
  zh: '生效日期',
  en: 'First day',
  type: 'TEXT',
  isRequired: true,
  maxLength: 40,
  rule: { schema: DayCell, fault: 'badDay' },
  aliases: ['有效期自', '开始日期', '起始日期', 'valid from', 'start date'],
  example: '2026-01-01',
};

export const lastDay: FieldRule = {
  key: 'validUntil',
  zh: '失效日期',
  en: 'Last day',
  type: 'TEXT',
  maxLength: 40,
  rule: { schema: DayCell, fault: 'badDay' },
  aliases: ['有效期至', '结束日期', '截止日期', 'valid until', 'valid to', 'end date'],
  example: '2026-12-31',
};

export const openField: FieldRule = {
  key: 'isOpen',
  zh: '状态',
  en: 'Status',
  type: 'DICTIONARY',
  choices: [
    { value: 'true', zh: '开放', en: 'Open' },
    { value: 'false', zh: '已关闭', en: 'Closed' },
  ],
  synonyms: { 启用: 'true', 是: 'true', yes: 'true', 关闭: 'false', 停用: 'false', 否: 'false', no: 'false' },
  aliases: ['启用', '是否启用', 'state', 'open'],
  example: '开放',
};
