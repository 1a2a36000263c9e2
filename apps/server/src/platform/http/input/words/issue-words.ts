// Says in a clear sentence what is wrong with a field and what it takes (specification 8).
import type { Bilingual } from '@yijian/contract/core';
import { fieldLabels } from '@yijian/contract/dictionaries';
import type { z } from 'zod';
import { labelsAToF } from './labels-a-f.ts';
import { labelsGToO } from './labels-g-o.ts';
import { labelsPToZ } from './labels-p-z.ts';
import { wordsOfPattern } from './pattern-words.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type Of<C extends Issue['code']> = Extract<Issue, { code: C }>;

/** Names that no catalogue of fields knows, or that mean one thing here and another there. */
export const ownLabels = { ...labelsAToF, ...labelsGToO, ...labelsPToZ };

const labels = new Map<string, Bilingual>([
  ...fieldLabels(),
  ...Object.entries(ownLabels).map(([name, [zh, en]]) => [name, { zh, en }] as const),
]);
const MISSING = 'is missing';

/** What the user calls a field: its own label, with its place where it stands in a list. */
export function labelOf(path: readonly PropertyKey[], language: 'zh' | 'en'): string {
  const at = path.findLastIndex((part) => labels.has(String(part)));
  if (at < 0) return unnamed(path, language);
  const { zh, en } = labels.get(String(path[at]))!;
  const place = path.slice(at + 1).find((part) => typeof part === 'number' || /^\d+$/.test(String(part)));
  if (place === undefined) return language === 'zh' ? zh : en;
  const nth = Number(place) + 1;
  return language === 'zh' ? `${zh}第 ${nth} 项` : `${en}, item ${nth},`;
}

/** A value that stands in no field: the whole of what was sent, or an item of a list. */
function unnamed(path: readonly PropertyKey[], language: 'zh' | 'en'): string {
  if (path.length === 0) return language === 'zh' ? '提交的内容' : 'What was sent';
  const nth = Number(path[0]) + 1;
  if (Number.isNaN(nth)) return language === 'zh' ? '该项' : 'This field';
  return language === 'zh' ? `第 ${nth} 项` : `Item ${nth}`;
}

/** The messages that the contract itself gives its refinements, as sentences. */
const own: Readonly<Record<string, Bilingual>> = {
  missing: { zh: '不能为空', en: 'is required' },
  unstorable: { zh: '含有无法保存的字符', en: 'holds characters that cannot be stored' },
  'year before 1000': { zh: '年份早于 1000 年', en: 'has a year before 1000' },
  creditCode: { zh: '不是有效的统一社会信用代码', en: 'is not a valid unified social credit code' },
  cents: { zh: '最多两位小数', en: 'takes two decimals at most' },
  positive: { zh: '须大于 0', en: 'must be above 0' },
  code: { zh: '只能含字母、数字与连字符', en: 'takes letters, digits and hyphens only' },
  'e-mail': { zh: '须为邮箱地址，如 name@example.com', en: 'must be an address such as name@example.com' },
  'one of the two': { zh: '：两项中须填且只填一项', en: 'takes one of the two fields and not both' },
  'must add up to 100': { zh: '合计须为 100', en: 'must add up to 100' },
  'too short': { zh: '太短', en: 'is too short' },
  empty: { zh: '不能为空', en: 'is required' },
};

const kinds: Readonly<Record<string, Bilingual>> = {
  string: { zh: '须为文字', en: 'must be text' },
  number: { zh: '须为数字', en: 'must be a number' },
  int: { zh: '须为整数', en: 'must be a whole number' },
  boolean: { zh: '须选择是或否', en: 'must be yes or no' },
  array: { zh: '须为列表', en: 'must be a list' },
  object: { zh: '的内容不完整', en: 'must be a whole record' },
  record: { zh: '的内容不完整', en: 'must be a whole record' },
  file: { zh: '：请选择文件', en: 'needs a file' },
};

const formats: Readonly<Record<string, Bilingual>> = {
  date: { zh: '须为日期，如 2026-01-31', en: 'must be a date, such as 2026-01-31' },
  datetime: { zh: '须为日期和时间', en: 'must be a date and time' },
  email: own['e-mail']!,
  url: { zh: '须为完整网址，如 https://example.com', en: 'must be a whole address, such as https://example.com' },
  uuid: { zh: '不是有效的编号', en: 'is not a valid ID' },
};

const anyFault: Bilingual = { zh: '填写有误，请检查', en: 'is not right; please check it' };
const said = (zh: string, en: string): Bilingual => ({ zh, en });

/** Tells a field that was left out from one of the wrong kind; words are added once the whole path is known. */
export function markMissing(issue: RawIssue): string | undefined {
  return issue.input === undefined && issue.code !== 'custom' ? MISSING : undefined;
}

function tooLarge({ origin, maximum }: Of<'too_big'>): Bilingual {
  if (origin === 'string') return said(`最多 ${maximum} 个字符`, `takes at most ${maximum} characters`);
  if (origin === 'array' || origin === 'set') return said(`最多 ${maximum} 项`, `takes at most ${maximum} items`);
  return said(`不能大于 ${maximum}`, `must not be above ${maximum}`);
}

function tooSmall({ origin, minimum, inclusive }: Of<'too_small'>): Bilingual {
  const isOne = Number(minimum) <= 1;
  if (origin === 'string')
    return isOne
      ? said('不能为空', 'is required')
      : said(`至少 ${minimum} 个字符`, `takes at least ${minimum} characters`);
  if (origin === 'array' || origin === 'set')
    return isOne
      ? said('至少选择一项', 'takes at least one item')
      : said(`至少 ${minimum} 项`, `takes at least ${minimum} items`);
  return inclusive === false
    ? said(`须大于 ${minimum}`, `must be above ${minimum}`)
    : said(`不能小于 ${minimum}`, `must not be below ${minimum}`);
}

function wrongFormat(issue: Of<'invalid_format'>): Bilingual {
  return (issue.pattern === undefined ? undefined : wordsOfPattern(issue.pattern)) ?? formats[issue.format] ?? anyFault;
}

function predicateOf(issue: Issue): Bilingual {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? anyFault;
    case 'too_big':
      return tooLarge(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'invalid_value':
      return said('不是可选的值', 'is not one of the choices');
    case 'not_multiple_of':
      return said(`须为 ${issue.divisor} 的倍数`, `must be a multiple of ${issue.divisor}`);
    case 'unrecognized_keys':
      return said('：有多余的内容', 'has parts that this call does not take');
    case 'invalid_union':
      return unionWords(issue);
    default:
      return anyFault;
  }
}

/** What the alternative that came nearest says: the one that failed least deep on its kind. */
function unionWords(issue: Of<'invalid_union'>): Bilingual {
  const inner = issue.errors.flat().filter((one) => one.path.length === 0);
  const telling = inner.find((one) => one.code !== 'invalid_type' && one.code !== 'invalid_value') ?? inner.at(-1);
  return telling === undefined ? anyFault : predicateOf(telling);
}

/** The sentence for a fault of a field, such as `手机须为手机号，如 13812345678`. */
export function wordsOfIssue(issue: Issue, path: readonly PropertyKey[], language: 'zh' | 'en'): string {
  const predicate =
    issue.message === MISSING ? said('不能为空', 'is required') : (own[issue.message] ?? predicateOf(issue));
  const label = labelOf(path, language);
  return language === 'zh' ? `${label}${predicate.zh}` : `${label} ${predicate.en}`;
}

/** The sentence for a field that a call does not know. */
export function wordsOfUnknown(name: string, language: 'zh' | 'en'): string {
  const known = name.slice(0, 60);
  return language === 'zh' ? `这里没有“${known}”这一项` : `There is no “${known}” here`;
}
