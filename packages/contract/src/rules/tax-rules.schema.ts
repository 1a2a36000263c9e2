// Tax that is withheld from what people are paid; a change of the law is a new version.
import { figure, sources, type RuleSeed } from './rule-seed.schema.ts';

/**
 * State Taxation Administration, announcement 2018 No. 61, article 8 and table 2: the fees that one payer pays a person within a
 * month count as one income.
 */
export const taxRules: readonly RuleSeed[] = [
  {
    code: 'LT1',
    zh: '劳务报酬预扣税',
    en: 'Tax on labour income',
    scenario: 'PAYMENT',
    room: 'NOW',
    isHard: true,
    wholeEnterprise: true,
    message:
      '同一月的劳务报酬合并计税：收入不超过 {tax.smallIncome} 元减除 {tax.smallDeduction} 元，超过的减除 {tax.shareDeducted}%；应纳税所得额 {tax.upTo1} 元以内 {tax.rate1}%，至 {tax.upTo2} 元 {tax.rate2}%，以上 {tax.rate3}%',
    enMessage:
      'The fees of a month are taxed together: CNY {tax.smallDeduction} are deducted from up to {tax.smallIncome}, {tax.shareDeducted}% from more; of the rest {tax.rate1}% up to {tax.upTo1}, {tax.rate2}% up to {tax.upTo2}, {tax.rate3}% above',
    source: sources.labourTax,
    // Switched off nothing is withheld: the rates fall to their least.
    figures: [
      figure('tax.smallIncome', ['低额收入上限', 'Small income up to'], 'CNY', [0, 4000, 1_000_000]),
      figure('tax.smallDeduction', ['低额减除', 'Deducted from small income'], 'CNY', [0, 800, 1_000_000]),
      figure('tax.shareDeducted', ['超额减除比例', 'Share deducted from more'], 'PERCENT', [0, 20, 100]),
      figure('tax.upTo1', ['第一级上限', 'First bracket up to'], 'CNY', [0, 20_000, 10_000_000]),
      figure('tax.rate1', ['第一级税率', 'First rate'], 'PERCENT', [0, 20, 100], 'FLOOR'),
      figure('tax.upTo2', ['第二级上限', 'Second bracket up to'], 'CNY', [0, 50_000, 10_000_000]),
      figure('tax.rate2', ['第二级税率', 'Second rate'], 'PERCENT', [0, 30, 100], 'FLOOR'),
      figure('tax.rate3', ['第三级税率', 'Third rate'], 'PERCENT', [0, 40, 100], 'FLOOR'),
    ],
  },
];
