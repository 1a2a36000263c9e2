// Counting what an address asks without a token, before it is answered.
import type { NamedError } from '@yijian/contract/core';
import { fail } from '../../../platform/errors/index.ts';
import type { OpenContext } from '../../../platform/http/index.ts';
import { since, type Limit } from './limits.policy.ts';
import { deleteOldAsks, insertAsk } from './limits.sql.ts';

/**
 * Counts `amount` against every limit, each for itself, so that no asker waits for the next statement of another one. Throws `refusal`
 * where one is reached; answers the ids of what was counted.
 */
export async function countAsks(
  context: OpenContext,
  {
    limits,
    amount,
    refusal,
  }: { limits: readonly (readonly [Limit, asker: string])[]; amount: number; refusal: NamedError },
): Promise<string[]> {
  const { sql, clock } = context;
  const at = clock.now();
  await deleteOldAsks(sql, at);
  const ids: string[] = [];
  for (const [limit, asker] of limits) {
    const id = await insertAsk(sql, { limit, asker, amount, at, since: since(at, limit) });
    if (id === undefined) throw fail(refusal);
    ids.push(id);
  }
  return ids;
}
