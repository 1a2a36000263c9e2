// One field of a dictionary entry changes; its key and value stay, since records hold them (specification 7.1).
import { coreErrors } from '@yijian/contract/core';
import { ChangedEntry, dictionaryErrors } from '@yijian/contract/dictionaries';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { selectEntryState, updateEntryField } from './entry-changes.sql.ts';

/** Columns and the fields of the contract. */
const fields: Readonly<Record<string, keyof ChangedEntry>> = {
  name: 'name',
  en_name: 'enName',
  colour: 'colour',
  sort: 'sort',
  is_enabled: 'isEnabled',
};

/** Throws coreErrors.badInput when the field cannot have the value, systemValue when the product relies on it. */
export async function restoreEntryField(
  context: Context,
  { id, column, value }: { id: string; column: string; value: unknown },
): Promise<void> {
  const parsed = ChangedEntry.partial().safeParse({ [fields[column] ?? column]: value });
  if (!parsed.success || value === null) {
    const field = `params.${column}`;
    throw fail(coreErrors.badInput, { fields: field }, [{ field, message: coreErrors.badInput[context.language] }]);
  }
  const present = await selectEntryState(context.sql, id);
  if (present === undefined) throw fail(dictionaryErrors.unknownEntry);
  // The form refuses it as well: the product relies on the value.
  if (present.isSystem && present.isEnabled && parsed.data.isEnabled === false)
    throw fail(dictionaryErrors.systemValue, { value: present.value });
  await updateEntryField(context.sql, id, parsed.data);
}
