// Who is calling, remembered for a moment: lost rights, ended sessions and disabled users act within seconds (specification 6, R6.1, R6.2).
import type { GovernedFieldName } from '@yijian/contract/core';
import type { Claims, DataRange, FieldRules, SessionUser, Shares } from '../../../platform/auth/index.ts';
import { sharedResources } from '../../../platform/auth/index.ts';
import type { Connections, Sql } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { isBuiltIn } from '../identity/realm.policy.ts';
import { DEFAULT_ROLE, selectRights, type RightsRow, type Whose } from './session-users.sql.ts';

const WIDENING: readonly DataRange[] = ['OWN', 'TEAM', 'REGION', 'CUSTOM', 'ALL'];
const REMEMBERED_MILLISECONDS = 4_000;
const REMEMBERED_USERS = 20_000;
const EVERYTHING = '*:*:*';
const MEDICAL_ROLE = 'MAF';
/** Marks a session of enterprise chat (R6.2). */
const CHAT_MARK = 'wxwork';

export interface SessionUsers {
  /** The user a good token belongs to; undefined when disabled or when its session has ended. */
  userOf(tenant: Tenant, claims: Claims): Promise<SessionUser | undefined>;
  /** Forgets what is remembered of one enterprise, or of all. */
  forget(enterpriseId?: string): void;
}

/** Reads the user a token of the built-in server (`builtIn`) or of an external one belongs to. */
export async function loadSessionUser(
  ctx: { sql: Sql; builtIn: boolean },
  claims: Claims,
): Promise<SessionUser | undefined> {
  const whose = whoseOf(ctx.builtIn, claims);
  const row = whose === undefined ? undefined : await selectRights(ctx.sql, whose);
  return row === undefined ? undefined : userOfRow(row);
}

/** The user as every call would know the user, whatever session there is; undefined when unknown or switched off. */
export async function loadUserById(ctx: { sql: Sql }, id: string): Promise<SessionUser | undefined> {
  const row = await selectRights(ctx.sql, { userId: id, login: '', sessionKey: null });
  return row === undefined ? undefined : userOfRow(row);
}

/** A token of the built-in server names the user by id and an open session; one of an external server by login. */
function whoseOf(builtIn: boolean, claims: Claims): Whose | undefined {
  if (!builtIn) return { userId: null, login: claims.login, sessionKey: null };
  if (!/^\d{1,18}$/.test(claims.subject) || claims.sessionKey === undefined) return undefined;
  return { userId: claims.subject, login: claims.login, sessionKey: claims.sessionKey };
}

function userOfRow(row: RightsRow): SessionUser {
  const held = row.roles.length === 0 ? [DEFAULT_ROLE] : row.roles;
  const roles = row.isChat && !held.includes(CHAT_MARK) ? [...held, CHAT_MARK] : held;
  const widest = row.dataRanges.reduce<DataRange>((a, b) => (WIDENING.indexOf(b) > WIDENING.indexOf(a) ? b : a), 'OWN');
  return {
    id: row.id,
    login: row.login,
    firstName: row.firstName,
    organizationId: row.organizationId ?? undefined,
    roles,
    permissions: new Set(roles.includes('admin') ? [...row.permissions, EVERYTHING] : row.permissions),
    dataRange: widest,
    dataRanges: row.dataRanges,
    teamOrganizationIds: row.teamOrganizationIds,
    regionCodes: row.regionCodes,
    isMedical: roles.includes(MEDICAL_ROLE),
    fieldRules: roles.includes('admin') ? new Map() : rulesOf(row.fieldRules),
    readOnlyFields: roles.includes('admin') ? new Set() : readOnlyOf(row.fieldRules),
    shares: sharesOf(row.shares),
  };
}

const pairsOf = (texts: readonly string[]) =>
  texts.map((text) => text.split(' ') as [GovernedFieldName, 'READ_ONLY' | 'MASK' | 'HIDE']);

const rulesOf = (texts: readonly string[]): FieldRules =>
  new Map(pairsOf(texts).flatMap(([field, rule]) => (rule === 'READ_ONLY' ? [] : [[field, rule] as const])));

const readOnlyOf = (texts: readonly string[]): ReadonlySet<GovernedFieldName> =>
  new Set(pairsOf(texts).flatMap(([field, rule]) => (rule === 'READ_ONLY' ? [field] : [])));

function sharesOf(texts: readonly string[]): Shares {
  const ids = (resource: string): string[] =>
    texts.filter((text) => text.startsWith(`${resource} `)).map((text) => text.slice(resource.length + 1));
  return Object.fromEntries(sharedResources.map((resource) => [resource, ids(resource)])) as unknown as Shares;
}

/** Remembers users for 4 s at most; a change of rights announced by the database clears them at once. */
export async function createSessionUsers(ctx: { connections: Connections }): Promise<SessionUsers> {
  const remembered = new Map<string, { user: Promise<SessionUser | undefined>; until: number }>();

  function forget(enterpriseId?: string): void {
    if (enterpriseId === undefined || enterpriseId === '') remembered.clear();
    else for (const key of remembered.keys()) if (key.startsWith(`${enterpriseId} `)) remembered.delete(key);
  }

  await ctx.connections.listen('rights', forget);
  return {
    forget,
    userOf(tenant, claims) {
      const key = `${tenant.id} ${claims.subject} ${claims.sessionKey ?? ''}`;
      const known = remembered.get(key);
      if (known !== undefined && known.until > performance.now()) return known.user;
      const until = performance.now() + REMEMBERED_MILLISECONDS;
      const user = loadSessionUser(
        { sql: ctx.connections.bound(tenant.id), builtIn: isBuiltIn(tenant.authAddress) },
        claims,
      );
      user.catch(() => remembered.delete(key));
      remembered.delete(key);
      if (remembered.size >= REMEMBERED_USERS) remembered.delete(remembered.keys().next().value!);
      remembered.set(key, { user, until });
      return user;
    },
  };
}
