// Runs a write in one transaction, once per Idempotency-Key (reliability: duplicate submit).
import { createHash } from 'node:crypto';
import { coreErrors } from '@yijian/contract/core';
import { transaction, type Pool } from '../db/index.ts';
import { fail } from '../errors/index.ts';
import type { Context } from './context.ts';
import { insertKey, selectAnswer, updateAnswer } from './idempotency.sql.ts';

export interface WriteRequest {
  readonly pool: Pool;
  readonly context: Context;
  readonly key: string | undefined;
  readonly reason: string | undefined;
  /** Method, address and body: what must be the same under the same key. */
  readonly fingerprint: () => string;
}

/**
 * Runs `work` (which returns the text of the answer) in a transaction.
 * With a key that was used before, `work` does not run and the stored answer is returned with `replayed: true`.
 */
export async function runWrite(
  request: WriteRequest,
  work: (context: Context) => Promise<string>,
): Promise<{ answer: string; replayed: boolean }> {
  const { pool, context, key } = request;
  const userId = context.user?.id;
  const actor = { userId, requestId: context.requestId, reason: request.reason };
  if (key === undefined || userId === undefined) {
    return transaction(pool, actor, async (sql) => ({ answer: await work({ ...context, sql }), replayed: false }));
  }
  const hash = createHash('sha256').update(request.fingerprint()).digest();
  return transaction(pool, actor, async (sql) => {
    if (await insertKey(sql, userId, key, hash)) {
      const answer = await work({ ...context, sql });
      await updateAnswer(sql, userId, key, answer);
      return { answer, replayed: false };
    }
    const stored = await selectAnswer(sql, userId, key);
    if (stored === undefined) throw fail(coreErrors.conflict);
    if (!stored.requestHash.equals(hash)) throw fail(coreErrors.idempotencyKeyReused);
    return { answer: stored.answer, replayed: true };
  });
}
