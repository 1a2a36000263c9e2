// Why a text format cannot work, each with the field that is to be changed.
import { lineMarks, type TextLayout } from '@yijian/contract/meeting-payments';
import type { Bilingual } from '@yijian/contract/core';
import { bytesIn } from '../text-file.policy.ts';

export interface Problem extends Bilingual {
  readonly field: string;
}

const names = {
  number: { zh: '付款编号', en: 'number of the payment' },
  payee: { zh: '收款人', en: 'payee' },
  account: { zh: '账号', en: 'account' },
  net: { zh: '金额', en: 'amount' },
  status: { zh: '结果', en: 'result' },
} as const;
type NamedField = keyof typeof names;

/** Bytes below which real values are cut: P2026-00001, a card of 19 digits, 99,999,999.99. */
const narrowest: Partial<Readonly<Record<string, number>>> = {
  number: 11,
  payee: 20,
  account: 19,
  net: 10,
  currency: 3,
};

export function problemsOf(layout: TextLayout): Problem[] {
  return [
    ...columnProblems(layout),
    ...returnProblems(layout),
    ...codeProblems(layout),
    ...lineProblems('header', layout.header),
    ...lineProblems('footer', layout.footer),
  ];
}

function missing(field: 'columns' | 'returned', has: readonly string[], needed: readonly NamedField[]): Problem[] {
  return needed
    .filter((name) => !has.includes(name))
    .map((name) => ({ field, zh: `缺少${names[name].zh}列`, en: `there is no column for the ${names[name].en}` }));
}

function doubled(field: 'columns' | 'returned', has: readonly string[]): Problem[] {
  return has.flatMap((name, at) =>
    name !== 'text' && name !== 'skipped' && has.indexOf(name) < at
      ? [{ field: `${field}.${at}.field`, zh: '这一列已经有了', en: 'stands in the file already' }]
      : [],
  );
}

function columnProblems({ kind, encoding, columns, hasTitles }: TextLayout): Problem[] {
  const fields = columns.map(({ field }) => field);
  const each = columns.flatMap(({ field, title, width, value }, at): Problem[] => {
    const place = `columns.${at}`;
    if (kind === 'CSV')
      return hasTitles && title === '' ? [{ field: `${place}.title`, zh: '需要列标题', en: 'needs a title' }] : [];
    const least = field === 'text' ? Math.max(1, bytesIn(value, encoding)) : (narrowest[field] ?? 1);
    if (width >= least) return [];
    return [{ field: `${place}.width`, zh: `至少 ${least} 字节`, en: `at least ${least} bytes` }];
  });
  return [...missing('columns', fields, ['number', 'payee', 'account', 'net']), ...doubled('columns', fields), ...each];
}

function returnProblems({ kind, encoding, returned, paidCodes, failedCodes, openCodes }: TextLayout): Problem[] {
  const fields = returned.map(({ field }) => field);
  const longest = Math.max(...[...paidCodes, ...failedCodes, ...openCodes].map((code) => bytesIn(code, encoding)));
  const each = returned.flatMap(({ field, title, width }, at): Problem[] => {
    const place = `returned.${at}`;
    if (kind === 'CSV')
      return title === '' && field !== 'skipped'
        ? [{ field: `${place}.title`, zh: '需要列标题', en: 'needs a title' }]
        : [];
    const least = field === 'status' ? longest : field === 'number' ? narrowest['number']! : 1;
    return width >= least ? [] : [{ field: `${place}.width`, zh: `至少 ${least} 字节`, en: `at least ${least} bytes` }];
  });
  return [...missing('returned', fields, ['number', 'status']), ...doubled('returned', fields), ...each];
}

/** One code means one outcome. */
function codeProblems({ paidCodes, failedCodes, openCodes }: TextLayout): Problem[] {
  const known = new Set<string>();
  return Object.entries({ paidCodes, failedCodes, openCodes }).flatMap(([field, codes]) =>
    codes.flatMap((code) => {
      if (!known.has(code)) {
        known.add(code);
        return [];
      }
      return [{ field, zh: `代码“${code}”出现两次`, en: `code "${code}" stands twice` }];
    }),
  );
}

function lineProblems(field: 'header' | 'footer', line: string): Problem[] {
  const known: ReadonlySet<string> = new Set(lineMarks);
  return [...line.matchAll(/\{([^{}]*)\}/g)].flatMap(([whole, inner]) => {
    const [mark, width] = inner!.split(':');
    const isKnown = known.has(mark!) && (width === undefined || /^[1-9]\d{0,2}$/.test(width));
    return isKnown ? [] : [{ field, zh: `不认识的标记 ${whole}`, en: `${whole} is no mark that is known` }];
  });
}
