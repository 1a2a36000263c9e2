// Counting what an address asks without a token, before it is answered.
import type { NamedError } from '@yijian/contract/core';
import { fail } from '../../../platform/errors/index.ts';
import type { OpenContext } from '../../../platform/http/index.ts';
import { since, type Limit } from './limits.policy.ts';
import { deleteOldAsks, insertAsk } from './limits.sql.ts';

/** Counts `amount` against every limit. Throws `refusal` where one is reached; answers the ids of what was counted. */
export function countAsks(
  context: OpenContext,
  {
    limits,
    amount,
    refusal,
  }: { limits: readonly (readonly [Limit, asker: string])[]; amount: number; refusal: NamedError },
): Promise<string[]> {
  const at = context.clock.now();
  return context.inTransaction(async ({ sql }) => {
    await deleteOldAsks(sql, at);
    const ids: string[] = [];
    for (const [limit, asker] of limits) {
      const id = await insertAsk(sql, { limit, asker, amount, at, since: since(at, limit) });
      if (id === undefined) throw fail(refusal);
      ids.push(id);
    }
    return ids;
  });
}
