// Fields of the uploaded sales of a hospital: one product in one month.
import { z } from 'zod';
import type { FieldRule } from './field-rule.policy.ts';
import { hospitalNamed } from './named-hospital.policy.ts';

/** 2026-05, 2026/5, 202605, 2026年5月, or the first day of the month as spreadsheets write it. */
const Month = z
  .string()
  .regex(/^20\d{2}\s*[-/.年]?\s*(?:0?[1-9]|1[0-2])\s*(?:月|[-/.]0?1)?$/)
  .transform((text) => {
    const [, year, month] = /^(\d{4})\D*(\d{1,2})/.exec(text)!;
    return `${year}-${month!.padStart(2, '0')}-01`;
  });

const figure = { type: 'INTEGER', minimum: 0, maximum: 2_000_000_000 } as const;

export const salesFields: readonly FieldRule[] = [
  ...hospitalNamed(['医院名称', '终端', 'hospital name']),
  {
    key: 'product',
    zh: '产品',
    en: 'Product',
    type: 'DICTIONARY',
    dictionaryKey: 'products',
    isRequired: true,
    aliases: ['产品名称', '药品', 'product name', 'drug'],
    example: '泰舒宁',
  },
  {
    key: 'month',
    zh: '月份',
    en: 'Month',
    type: 'TEXT',
    isRequired: true,
    maxLength: 12,
    rule: { schema: Month, fault: 'badMonth' },
    aliases: ['年月', '期间', 'period'],
    example: '2026-05',
  },
  { ...figure, key: 'boxes', zh: '销量（盒）', en: 'Boxes sold', aliases: ['销量', '盒数', 'boxes'], example: '320' },
  {
    ...figure,
    key: 'amount',
    zh: '销售额（元）',
    en: 'Yuan sold',
    aliases: ['销售额', '金额', 'amount'],
    example: '48000',
  },
  {
    ...figure,
    key: 'targetBoxes',
    zh: '目标（盒）',
    en: 'Target in boxes',
    aliases: ['目标销量', '目标盒数', 'target boxes'],
    example: '350',
  },
  {
    ...figure,
    key: 'targetAmount',
    zh: '目标（元）',
    en: 'Target in yuan',
    aliases: ['目标销售额', '目标金额', 'target amount'],
    example: '52500',
  },
];
