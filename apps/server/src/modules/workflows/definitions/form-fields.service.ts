// What the form of a process asks for as it is designed now.
import type { Context } from '../../../platform/http/index.ts';
import { selectStartable } from '../actions/instances.sql.ts';
import { loadDefinition } from '../engine/models/models.service.ts';

/** Names of the fields; none where no process of this key can be started. */
export async function findFormFields(context: Context, definitionKey: string): Promise<string[]> {
  const startable = await selectStartable(context.sql, definitionKey);
  if (startable === undefined) return [];
  const { model } = await loadDefinition(context, startable.versionId);
  return model.form.map(({ name }) => name);
}
