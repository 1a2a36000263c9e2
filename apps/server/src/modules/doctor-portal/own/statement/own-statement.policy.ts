// What stands on the statement of a doctor, as the definition a PDF is printed from: a table for each year, with its sums.
import { dayInShanghai } from '../../../../platform/clock/index.ts';
import type { PaidLine } from './own-statement.sql.ts';

const words = {
  zh: {
    title: '劳务付款对账单',
    payer: '付款方',
    payee: '收款人',
    printed: '打印日期',
    columns: ['日期', '付款编号', '会议', '应付（元）', '代扣税（元）', '实付（元）'],
    year: (year: string) => `${year} 年`,
    sum: '合计',
    none: '暂无付款',
  },
  en: {
    title: 'Statement of payments',
    payer: 'Paid by',
    payee: 'Paid to',
    printed: 'Printed',
    columns: ['Date', 'Payment', 'Meeting', 'Gross (CNY)', 'Tax withheld (CNY)', 'Net (CNY)'],
    year: (year: string) => year,
    sum: 'Total',
    none: 'No payment yet',
  },
} as const;

const sums = ['gross', 'tax', 'net'] as const;
const amount = (value: number): object => ({ text: value.toFixed(2), alignment: 'right' });

interface Heading {
  readonly language: 'zh' | 'en';
  readonly payer: string;
  readonly payee: string;
  readonly at: Date;
}

export function statementOf(lines: readonly PaidLine[], { language, payer, payee, at }: Heading): object {
  const say = words[language];
  const byYear = Map.groupBy(lines, (line) => dayInShanghai(line.at).slice(0, 4));
  return {
    pageSize: 'A4',
    pageMargins: [36, 42, 36, 42],
    defaultStyle: { font: 'Noto', fontSize: 9, lineHeight: 1.2 },
    info: { title: say.title, author: payer },
    content: [
      { text: say.title, fontSize: 16, margin: [0, 0, 0, 8] },
      { text: `${say.payer}  ${payer}` },
      { text: `${say.payee}  ${payee}` },
      { text: `${say.printed}  ${dayInShanghai(at)}` },
      ...(lines.length === 0 ? [{ text: say.none, margin: [0, 16, 0, 0] }] : []),
      ...[...byYear].flatMap(([year, paid]) => yearOf(year, { paid, language })),
    ],
  };
}

function yearOf(
  year: string,
  { paid, language }: { readonly paid: readonly PaidLine[]; readonly language: 'zh' | 'en' },
): object[] {
  const say = words[language];
  const total = (key: (typeof sums)[number]): number => paid.reduce((sum, line) => sum + line[key], 0);
  return [
    { text: say.year(year), fontSize: 12, margin: [0, 16, 0, 4] },
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        widths: [54, 70, '*', 60, 84, 60],
        body: [
          say.columns.map((text, column) => ({ text, alignment: column > 2 ? 'right' : 'left' })),
          ...paid.map((line) => [
            dayInShanghai(line.at),
            line.number,
            line.title,
            ...sums.map((key) => amount(line[key])),
          ]),
          [say.sum, '', '', ...sums.map((key) => amount(total(key)))],
        ],
      },
    },
  ];
}
