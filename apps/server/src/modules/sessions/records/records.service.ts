// Keeps the provider's state in PostgreSQL; what the browser holds is stored only as a hash.
import { errors, type Adapter, type Stored } from 'oidc-provider';
import type { Pool } from '../../../platform/db/index.ts';
import { endSessions } from './end-session.service.ts';
import { recordId } from './record-id.policy.ts';
import { selectIsSessionLive } from '../sessions.sql.ts';
import {
  deleteRecord,
  deleteRecordsOfGrant,
  selectRecord,
  selectRecordByUid,
  selectSessionsOfGrant,
  updateRecordConsumed,
  upsertRecord,
  type RecordRow,
} from './records.sql.ts';

export interface RecordContext {
  /** Bound to the enterprise of the realm. */
  readonly pool: Pool;
  readonly realm: string;
  readonly idleSeconds: number;
}

/** The provider's storage for one kind of record. */
export function recordAdapter(ctx: RecordContext, model: string): Adapter {
  const { pool, realm } = ctx;
  return {
    async upsert(id, payload, expiresIn) {
      const { jti: _, ...kept } = payload;
      const uid = model === 'Session' ? payload.uid : payload.sessionUid;
      const grantId = model === 'Grant' ? undefined : payload.grantId;
      await upsertRecord(pool, { realm, model, id: recordId(id), payload: kept, grantId, uid, expiresIn });
    },
    async find(id) {
      const stored = storedOf(await selectRecord(pool, realm, model, recordId(id)), id);
      if (model !== 'Session' || stored?.uid === undefined || stored['accountId'] === undefined) return stored;
      return (await selectIsSessionLive(pool, stored.uid, ctx.idleSeconds)) ? stored : undefined;
    },
    findByUid: async (uid) => storedOf(await selectRecordByUid(pool, realm, model, uid), undefined),
    findByUserCode: async () => undefined,
    destroy: (id) => deleteRecord(pool, realm, model, recordId(id)),
    // Asked for when a code comes a second time: whoever holds what the first one gave may not be its owner (RFC 6749, 4.1.2).
    async revokeByGrantId(grantId) {
      const sessionKeys = await selectSessionsOfGrant(pool, realm, grantId);
      await endSessions({ sql: pool, realm }, { sessionKeys, reason: 'TOKEN_REUSE' });
      await deleteRecordsOfGrant(pool, realm, grantId);
    },
    async consume(id) {
      if (!(await updateRecordConsumed(pool, realm, model, recordId(id))))
        throw new errors.InvalidGrant('already used');
    },
  };
}

function storedOf(row: RecordRow | undefined, id: string | undefined): Stored | undefined {
  if (row === undefined) return undefined;
  const consumed = row.consumedAt === null ? {} : { consumed: Math.floor(row.consumedAt.getTime() / 1000) };
  return { ...row.payload, ...(id === undefined ? {} : { jti: id }), ...consumed };
}
