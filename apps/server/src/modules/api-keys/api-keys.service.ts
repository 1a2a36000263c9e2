// Keys for machines: listed, made, revoked (product 3.25; specification 6).
import {
  apiKeyErrors as errors,
  type ApiKey,
  type ApiKeyChoices,
  type MadeApiKey,
  type NewApiKey,
} from '@yijian/contract/api-keys';
import { refuseField } from '../administration/index.ts';
import { loadUserById } from '../sessions/index.ts';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { isNetwork, makeKey, reachesConsole } from './api-keys.policy.ts';
import {
  insertApiKey,
  selectApiKeys,
  selectIsExpiryGood,
  selectIsServiceUser,
  selectPermissions,
  selectServiceUsers,
  updateRevoked,
} from './api-keys.sql.ts';

export async function listApiKeys(context: Context): Promise<ApiKey[]> {
  const rows = await selectApiKeys(context.sql, context.language);
  return rows.map((row) => ({
    ...row,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }));
}

/** The service users with what each may do, and the words of those permissions the caller may give. */
export async function listApiKeyChoices(context: Context): Promise<ApiKeyChoices> {
  const known = await selectPermissions(context.sql);
  const permissions = known.filter(({ code }) => isGivable(context.user, code));
  const users = await Promise.all(
    (await selectServiceUsers(context.sql)).map(async (row) => ({
      user: await loadUserById(context, row.id),
      row,
    })),
  );
  return {
    permissions,
    users: users.flatMap(({ user, row }) =>
      user === undefined || user.roles.includes('admin')
        ? []
        : [{ ...row, permissions: permissions.flatMap(({ code }) => (isAllowed(user, code) ? [code] : [])) }],
    ),
  };
}

const isGivable = (user: SessionUser, code: string): boolean => !reachesConsole(code) && isAllowed(user, code);

export async function addApiKey(context: Context, body: NewApiKey): Promise<MadeApiKey> {
  await requireSound(context, body);
  const { key, prefix, keyHash } = makeKey();
  const permissions = [...new Set(body.permissions)];
  const id = await context.transaction(({ sql }) => insertApiKey(sql, { ...body, permissions, prefix, keyHash }));
  return { id, key };
}

async function requireSound(context: Context, body: NewApiKey): Promise<void> {
  const isService = await selectIsServiceUser(context.sql, body.userId);
  const user = isService ? await loadUserById(context, body.userId) : undefined;
  if (user === undefined || user.roles.includes('admin'))
    throw refuseField(context, errors.userUnsuitable, { field: 'userId' });
  // Whoever does not see everything could look through the key at what the service user sees.
  if (context.user.dataRange !== 'ALL' && user.dataRange !== 'OWN') throw fail(errors.beyondOwnRange);
  if (body.permissions.some((code) => !isGivable(context.user, code) || !isAllowed(user, code)))
    throw refuseField(context, errors.permissionsBeyond, { field: 'permissions' });
  if (!(await selectIsExpiryGood(context.sql, body.expiresOn)))
    throw refuseField(context, errors.expiryTooFar, { field: 'expiresOn' });
  const wrong = body.addresses.find((address) => !isNetwork(address));
  if (wrong !== undefined)
    throw refuseField(context, errors.badAddress, { field: 'addresses', values: { address: wrong } });
}

export async function revokeApiKey(context: Context, id: string): Promise<{ id: string }> {
  const isRevoked = await updateRevoked(context.sql, id);
  if (isRevoked === undefined) throw fail(errors.notFound);
  if (!isRevoked) throw fail(errors.alreadyRevoked);
  return { id };
}
