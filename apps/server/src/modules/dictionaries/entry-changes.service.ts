// One field of a dictionary entry changes; its key and value stay, since records hold them (specification 7.1).
import { coreErrors } from '@yijian/contract/core';
import { ChangedEntry, dictionaryErrors } from '@yijian/contract/dictionaries';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { updateEntryField } from './entry-changes.sql.ts';

/** Columns and the fields of the contract. */
const fields: Readonly<Record<string, keyof ChangedEntry>> = {
  name: 'name',
  en_name: 'enName',
  colour: 'colour',
  sort: 'sort',
  is_enabled: 'isEnabled',
};

/** Throws coreErrors.badInput when the field cannot have the value. */
export async function restoreEntryField(
  context: Context,
  { id, column, value }: { id: string; column: string; value: unknown },
): Promise<void> {
  const parsed = ChangedEntry.partial().safeParse({ [fields[column] ?? column]: value });
  if (!parsed.success || value === null) {
    const field = `params.${column}`;
    throw fail(coreErrors.badInput, { fields: field }, [{ field, message: coreErrors.badInput[context.language] }]);
  }
  if (!(await updateEntryField(context.sql, id, parsed.data))) throw fail(dictionaryErrors.unknownEntry);
}
