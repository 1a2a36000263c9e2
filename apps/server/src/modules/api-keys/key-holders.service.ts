// Whom a call with a key acts as; asked anew with every call, so that a revoked key opens nothing from then on.
import { apiKeyErrors as errors } from '@yijian/contract/api-keys';
import type { EndpointRow } from '@yijian/contract/core';
import { loadUserById } from '../sessions/index.ts';
import type { SessionUser } from '../../platform/auth/index.ts';
import type { Connections, Sql } from '../../platform/db/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { KeyCall, KeyHolder } from '../../platform/http/index.ts';
import {
  isApiKey,
  isFromAllowed,
  isOpenToKeys,
  isSameKey,
  narrowed,
  pace,
  prefixOf,
  type Pace,
} from './api-keys.policy.ts';
import { takePortion } from './api-key-paces.sql.ts';
import { selectApiKey, updateLastUsed, type StoredApiKey } from './api-keys.sql.ts';

type KeyHolders = (call: KeyCall) => Promise<KeyHolder | undefined | 'not-a-key'>;

/** Finds the holder of a key; 'not-a-key' for a token of a session. */
export function createKeyHolders(ctx: { connections: Connections }): KeyHolders {
  const counted = pace();
  return async (call) => (isApiKey(call.token) ? findHolder(ctx, { call, counted }) : 'not-a-key');
}

async function findHolder(
  ctx: { connections: Connections },
  { call, counted }: { call: KeyCall; counted: Pace },
): Promise<KeyHolder | undefined> {
  const sql = ctx.connections.bound(call.tenant.id);
  const prefix = prefixOf(call.token);
  const stored = prefix === undefined ? undefined : await selectApiKey(sql, prefix);
  if (stored === undefined || !isSameKey(call.token, stored.keyHash) || !stored.isLive) return undefined;
  if (!isFromAllowed(stored.addresses, call.address)) return undefined;
  const user = await loadUserById({ sql }, stored.userId);
  if (user === undefined || user.roles.includes('admin')) return undefined;
  await requirePace(sql, { counted, stored });
  requireOpen(call.row, call.isSimulated);
  if (stored.isStale) await updateLastUsed(sql, { id: stored.id, address: call.address });
  return { user: holderOf(user, stored), mark: `apikey-${stored.prefix}` };
}

async function requirePace(sql: Sql, { counted, stored }: { counted: Pace; stored: StoredApiKey }): Promise<void> {
  const { id, ratePerMinute: limit } = stored;
  const take = (portion: number): Promise<number> => takePortion(sql, { id, limit, portion });
  if (!(await counted.fits({ id, limit }, Date.now(), take))) throw fail(errors.tooFast, { limit });
}

function requireOpen(row: EndpointRow, isSimulated: boolean): void {
  if (isSimulated || !isOpenToKeys(row)) throw fail(errors.notForKeys);
}

const holderOf = (user: SessionUser, stored: StoredApiKey): SessionUser => narrowed(user, stored.permissions);
