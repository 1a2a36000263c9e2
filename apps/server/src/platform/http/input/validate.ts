// Checks the parts of a request against their row; every wrong field is named in the user's language (specification 8).
import { coreErrors, type EndpointRow, type FieldFault, joinedClauses } from '@yijian/contract/core';
import { z } from 'zod';
import { fail } from '../../errors/index.ts';
import { withOwnNames } from './also-named.ts';
import { coerce } from './coerce.ts';
import { markMissing, wordsOfIssue, wordsOfUnknown } from './words/issue-words.ts';

const MOST_FAULTS = 50;

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
  const check = (part: Part, schema: z.ZodType | undefined, given: unknown, isText: boolean): unknown => {
    if (schema === undefined) return refuseExtra(part, given, faults, language);
    // No body at all is one without fields.
    const value = part === 'params' ? given : withOwnNames(row, schema, given ?? noFields(schema));
    const typed =
      isText && typeof value === 'object' && value !== null ? coerce(schema, value as Record<string, unknown>) : value;
    const parsed = schema.safeParse(typed, { error: markMissing });
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
    const summary = [...new Set(shown.map((fault) => fault.message))].slice(0, 3);
    throw fail(coreErrors.badInput, { fields: joinedClauses(summary, language) }, shown);
  }
  return typed;
}

/** An absent object is one that leaves every field out. */
function noFields(schema: z.ZodType): unknown {
  return schema instanceof z.ZodObject ? {} : undefined;
}

function refuseExtra(part: Part, value: unknown, faults: FieldFault[], language: 'zh' | 'en'): undefined {
  if (part !== 'query' || typeof value !== 'object' || value === null) return undefined;
  for (const name of Object.keys(value)) {
    faults.push({ field: `query.${name}`, message: wordsOfUnknown(name, language) });
  }
  return undefined;
}

function faultsOf(part: Part, issue: z.core.$ZodIssue, language: 'zh' | 'en'): FieldFault[] {
  const path = [part, ...issue.path.map(String)];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.').slice(0, 200),
      message: wordsOfUnknown(key, language),
    }));
  }
  return [{ field: path.join('.').slice(0, 200), message: wordsOfIssue(issue, issue.path, language).slice(0, 200) }];
}
