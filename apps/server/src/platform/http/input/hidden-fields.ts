// A filter or search on a field the caller does not read whole would tell it: it is refused by name before anything is read (specification 3, 6).
import {
  coreErrors,
  type EndpointRow,
  type GovernedFieldName,
  governedFields,
  governs,
  joined,
  sortsGoverned,
} from '@yijian/contract/core';
import type { z } from 'zod';
import { ruleOf, type Ruled } from '../../auth/index.ts';
import { fail, wordsOf, type Failure } from '../../errors/index.ts';

/** A property of query or body that asks for a governed field: `query.ownerId`, `body.filter.tag`. */
export interface Asking {
  readonly path: readonly string[];
  readonly field: GovernedFieldName;
  /** Only a sort by this field asks for it. */
  readonly sort?: string;
}

const known = new WeakMap<EndpointRow, readonly Asking[]>();

/** What a row can be asked by; found once. */
export function askingOf(row: EndpointRow): readonly Asking[] {
  const found = known.get(row) ?? [...within(['query'], row.query), ...within(['body'], row.body?.schema)];
  known.set(row, found);
  return found;
}

function within(path: readonly string[], schema: z.ZodType | undefined): Asking[] {
  if (schema === undefined) return [];
  const field = governs(schema);
  if (field !== undefined) return [{ path, field }];
  const sorts = Object.entries(sortsGoverned(schema));
  if (sorts.length > 0) return sorts.map(([sort, one]) => ({ path, field: one, sort }));
  const { shape, def } = schema as {
    shape?: Record<string, z.ZodType>;
    def?: { innerType?: z.ZodType; in?: z.ZodType };
  };
  if (shape !== undefined) return Object.entries(shape).flatMap(([name, inner]) => within([...path, name], inner));
  return within(path, def?.innerType ?? def?.in);
}

/** Throws when the input asks for a field that is masked or hidden for the caller. */
export function refuseHidden(
  row: EndpointRow,
  input: object,
  { user, language }: { user?: Ruled; language: 'zh' | 'en' },
): void {
  if (user === undefined) return;
  const asked = askingOf(row).filter((one) => isGiven(input, one) && ruleOf(user, one.field) !== 'READ');
  if (asked.length === 0) return;
  throw refusal(asked, language);
}

/** Throws for whoever does not read the field whole: the call answers from it. */
export function requireRead(
  { user, language }: { user: Ruled; language: 'zh' | 'en' },
  field: GovernedFieldName,
): void {
  if (ruleOf(user, field) !== 'READ') throw refusal([{ path: [], field }], language);
}

function refusal(asked: readonly Asking[], language: 'zh' | 'en'): Failure {
  const fields = [...new Set(asked.map(({ field }) => governedFields[field][language]))];
  return fail(
    coreErrors.fieldHidden,
    { fields: joined(fields, language) },
    asked.map(({ path, field }) => ({
      field: path.join('.') || field,
      message: wordsOf(coreErrors.fieldHidden, language, { fields: governedFields[field][language] }),
    })),
  );
}

function isGiven(input: object, { path, sort }: Asking): boolean {
  let value: unknown = input;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  if (sort !== undefined) return typeof value === 'string' && value.split(',')[0] === sort;
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}
