// Who is calling and what they may do, as every room sees it (specification 6).
import type { FieldSight, GovernedFieldName } from '@yijian/contract/core';

/** Whose rows a user sees; the widest of the user's roles. */
export type DataRange = 'OWN' | 'TEAM' | 'REGION' | 'CUSTOM' | 'ALL';

export interface SessionUser {
  readonly id: string;
  readonly login: string;
  readonly firstName: string;
  readonly organizationId: string | undefined;
  readonly roles: readonly string[];
  readonly permissions: ReadonlySet<string>;
  readonly dataRange: DataRange;
  /** The range of every role held; together they say whose rows are seen. */
  readonly dataRanges: readonly DataRange[];
  /** For TEAM the user's organisation and everything below it; for CUSTOM those chosen for the role, with everything below. */
  readonly teamOrganizationIds: readonly string[];
  /** Provinces and cities of the user's organisations and of those chosen for a role; a province brings its cities. */
  readonly regionCodes: readonly string[];
  readonly isMedical: boolean;
  /** What is not read plainly, by field; ask it through `ruleOf`. */
  readonly fieldRules: FieldRules;
  /** What is read and not changed; ask it through `requireEditable`. */
  readonly readOnlyFields: ReadonlySet<GovernedFieldName>;
  /** Records that colleagues show to the user, live ones only. */
  readonly shares: Shares;
}

export type FieldRules = ReadonlyMap<GovernedFieldName, Exclude<FieldSight, 'READ'>>;

export const sharedResources = ['doctor', 'hospital', 'visit'] as const;
export type SharedResource = (typeof sharedResources)[number];
/** Ids of shared records. */
export type Shares = Readonly<Record<SharedResource, readonly string[]>>;
export const noShares: Shares = { doctor: [], hospital: [], visit: [] };

const EVERYTHING = '*:*:*';

/** Role admin passes every role check; `*:*:*` passes every permission check (R6.1). */
export function isAllowed(user: Pick<SessionUser, 'permissions'>, permission: string): boolean {
  return user.permissions.has(permission) || user.permissions.has(EVERYTHING);
}

/** Whether the user holds one of the roles. Throws when none is named (R5.5). */
export function hasRole(user: SessionUser, roles: readonly string[]): boolean {
  if (roles.length === 0) throw new Error('a role check needs at least one role');
  return user.roles.includes('admin') || roles.some((role) => user.roles.includes(role));
}
