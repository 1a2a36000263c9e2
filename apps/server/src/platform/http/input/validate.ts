// Checks the parts of a request against their row; every wrong field is named in the user's language (specification 8).
import { coreErrors, type EndpointRow, type FieldFault } from '@yijian/contract/core';
import { z } from 'zod';
import { en, zhCN } from 'zod/locales';
import { fail } from '../../errors/index.ts';
import { coerce } from './coerce.ts';

const words = { zh: zhCN().localeError, en: en().localeError };
const MOST_FAULTS = 50;

/** Words of the contract's own rules, which it says in English alone. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  missing: '缺少文件',
  unstorable: '含有无法保存的字符',
  'year before 1000': '年份早于 1000 年',
  'e-mail': '不是电子邮箱地址',
  'one of the two': '两项中须填且只填一项',
  'must add up to 100': '合计须为 100',
  'too short': '太短',
};

export interface RawParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** Whether the body came as text fields (form, multipart) and so needs types. */
  readonly bodyIsText: boolean;
}

type Part = 'params' | 'query' | 'body';

/** Returns the typed parts. Throws coreErrors.badInput with every wrong field. */
export function validate(
  row: EndpointRow,
  raw: RawParts,
  language: 'zh' | 'en',
): { params: unknown; query: unknown; body: unknown } {
  const faults: FieldFault[] = [];
  const check = (part: Part, schema: z.ZodType | undefined, value: unknown, isText: boolean): unknown => {
    if (schema === undefined) return refuseExtra(part, value, faults, language);
    const typed =
      isText && schema instanceof z.ZodObject ? coerce(schema, (value ?? {}) as Record<string, unknown>) : value;
    const parsed = schema.safeParse(typed, { error: words[language] });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) faults.push(...faultsOf(part, issue, language));
    return undefined;
  };
  const typed = {
    params: check('params', row.params, raw.params, true),
    query: check('query', row.query, raw.query, true),
    body: check('body', row.body?.schema, raw.body, raw.bodyIsText),
  };
  if (faults.length > 0) {
    const shown = faults.slice(0, MOST_FAULTS);
    const summary = shown.slice(0, 3).map((fault) => `${fault.field} ${fault.message}`);
    throw fail(coreErrors.badInput, { fields: summary.join(language === 'zh' ? '；' : '; ') }, shown);
  }
  return typed;
}

function refuseExtra(part: Part, value: unknown, faults: FieldFault[], language: 'zh' | 'en'): undefined {
  if (part !== 'query' || typeof value !== 'object' || value === null) return undefined;
  for (const name of Object.keys(value)) {
    faults.push({
      field: `query.${name}`,
      message: language === 'zh' ? '不认识的参数' : 'is not a parameter of this call',
    });
  }
  return undefined;
}

function faultsOf(part: Part, issue: z.core.$ZodIssue, language: 'zh' | 'en'): FieldFault[] {
  const path = [part, ...issue.path.map(String)];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.').slice(0, 200),
      message: issue.message.slice(0, 200),
    }));
  }
  const message = (language === 'zh' ? OWN_WORDS[issue.message] : undefined) ?? issue.message;
  return [{ field: path.join('.').slice(0, 200), message: message.slice(0, 200) }];
}
