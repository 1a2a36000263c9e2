// Checks that the dictionary values of a record exist, all at once, for every room that stores such values.
import { coreErrors } from '@yijian/contract/core';
import { fail } from '../../platform/errors/index.ts';
import type { PublicContext } from '../../platform/http/index.ts';
import { selectEntries } from './dictionaries.sql.ts';

export interface DictionaryUse {
  readonly key: string;
  readonly values: readonly string[];
  /** Where the values stand in the request, such as `body.visitType`. */
  readonly field: string;
}

/** Throws coreErrors.badInput that names every field with a value its dictionary does not have. */
export async function requireDictionaryValues(context: PublicContext, uses: readonly DictionaryUse[]): Promise<void> {
  const entries = await selectEntries(
    context.sql,
    uses.map((use) => use.key),
  );
  const faults = uses.flatMap(({ key, values, field }) => {
    const known = new Set(entries.filter((entry) => entry.key === key).map((entry) => entry.value));
    const unknown = values.filter((value) => !known.has(value));
    if (unknown.length === 0) return [];
    const words =
      context.language === 'zh' ? `不在字典中：${unknown.join('、')}` : `not in the dictionary: ${unknown.join(', ')}`;
    return [{ field, message: words.slice(0, 200) }];
  });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map((fault) => fault.field).join(', ') }, faults);
}
