// The context of work that no request asked for: bound to an enterprise, allowed everything.
import { randomUUID } from 'node:crypto';
import { noShares, type SessionUser } from '../auth/index.ts';
import type { Clock } from '../clock/index.ts';
import { transaction, type Connections, type Sql } from '../db/index.ts';
import type { Context, Tenant } from '../http/index.ts';
import type { Log } from '../log/index.ts';
import type { Vault } from '../secrets/index.ts';

export interface SystemOptions {
  readonly connections: Connections;
  readonly log: Log;
  readonly clock: Clock;
  readonly vault: Vault;
}

/** No user has this id: writes of the system carry no user. */
const NOBODY = '0';

function systemUser(userId: string | undefined): SessionUser {
  return {
    id: userId ?? NOBODY,
    login: 'system',
    firstName: 'system',
    organizationId: undefined,
    roles: ['admin'],
    permissions: new Set(['*:*:*']),
    dataRange: 'ALL',
    dataRanges: ['ALL'],
    teamOrganizationIds: [],
    regionCodes: [],
    isMedical: false,
    fieldRules: new Map(),
    readOnlyFields: new Set(),
    shares: noShares,
  };
}

/** Runs `work` in a transaction of an enterprise; the audit trail records `userId`, the user behind it, if any. */
export async function asSystem<T>(
  options: SystemOptions,
  tenant: Tenant,
  work: (context: Context, sql: Sql) => Promise<T>,
  userId?: string,
): Promise<T> {
  const requestId = `job-${randomUUID()}`;
  const pool = options.connections.bound(tenant.id);
  const actor = { userId, requestId };
  return transaction(pool, actor, (sql) => {
    const context: Context = {
      sql,
      enterprise: tenant,
      user: systemUser(userId),
      sessionKey: undefined,
      language: 'zh',
      log: options.log,
      clock: options.clock,
      vault: options.vault,
      requestId,
      address: '',
      userAgent: 'system',
      origin: '',
      transaction: (inner) => transaction(pool, actor, (innerSql) => inner({ ...context, sql: innerSql })),
    };
    return work(context, sql);
  });
}
