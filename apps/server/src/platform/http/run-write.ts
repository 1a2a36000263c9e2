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
  /** Whether the work may begin anew: not once it has read an upload. */
  readonly isRepeatable: boolean;
  /** Method, address and body: what must be the same under the same key. */
  readonly fingerprint: () => string;
}

interface Written {
  readonly answer: string;
  readonly replayed: boolean;
}

/** Two transactions waited for each other and the database gave this one up: nothing of it is written. */
const DEADLOCK = '40P01';

/**
 * Runs `work` (which returns the text of the answer) in a transaction.
 * With a key that was used before, `work` does not run and the stored answer is returned with `replayed: true`.
 * After a deadlock, which nobody who works here can do anything about, it is done once more.
 */
export async function runWrite(request: WriteRequest, work: (context: Context) => Promise<string>): Promise<Written> {
  try {
    return await tryWrite(request, work);
  } catch (error) {
    if (!request.isRepeatable || (error as { code?: unknown }).code !== DEADLOCK) throw error;
    return tryWrite(request, work);
  }
}

async function tryWrite(request: WriteRequest, work: (context: Context) => Promise<string>): Promise<Written> {
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
