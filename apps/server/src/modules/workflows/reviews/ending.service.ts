// Who refused a process, sent it back or cancelled it, and why: the record that waited for it keeps both.
import type { Context } from '../../../platform/http/index.ts';
import { selectEnding, type Ending } from './ending.sql.ts';

export type { Ending };

/** Undefined where nobody did: the clock ran out, or there was nobody to ask. */
export function findEnding(context: Context, instanceId: string): Promise<Ending | undefined> {
  return selectEnding(context.sql, instanceId);
}
