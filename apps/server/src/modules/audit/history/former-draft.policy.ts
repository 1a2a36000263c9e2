// A record as it is now with one field as it was: what a room's own change function takes (product 3.25).
import { coreErrors } from '@yijian/contract/core';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { Former } from '../kinds/kinds.policy.ts';

/** The part of a zod object that is needed here. */
interface Draft<T> {
  readonly shape: Readonly<Record<string, unknown>>;
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export const camelOf = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The trail keeps ids as numbers; calls carry them as text. */
function adapted(key: string, value: unknown): unknown {
  return typeof value === 'number' && key.endsWith('Id') ? String(value) : value;
}

/** Throws coreErrors.badInput when the former value is no longer allowed. */
export function formerDraft<T>(
  context: Pick<Context, 'language'>,
  schema: Draft<T>,
  { present, former }: { present: object; former: Former },
): T {
  const key = camelOf(former.column);
  const values = { ...present, [key]: adapted(key, former.value) } as Record<string, unknown>;
  const kept = Object.fromEntries(
    Object.keys(schema.shape)
      .filter((name) => values[name] !== undefined)
      .map((name) => [name, values[name]]),
  );
  const parsed = schema.safeParse(kept);
  if (parsed.success) return parsed.data;
  const field = `params.${former.column}`;
  const words = wordsOf(coreErrors.badInput, context.language, { fields: former.column });
  throw fail(coreErrors.badInput, { fields: field }, [{ field, message: words }]);
}
