// Who is calling and what they may do, as every room sees it (specification 6).

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
  /** The user's organisation and everything below it. */
  readonly teamOrganizationIds: readonly string[];
  /** Provinces and cities of the user's organisations, for the range REGION. */
  readonly regionCodes: readonly string[];
  readonly isMedical: boolean;
}

const EVERYTHING = '*:*:*';

/** Role admin passes every role check; `*:*:*` passes every permission check (R6.1). */
export function isAllowed(user: SessionUser, permission: string): boolean {
  return user.permissions.has(permission) || user.permissions.has(EVERYTHING);
}

/** Whether the user holds one of the roles. Throws when none is named (R5.5). */
export function hasRole(user: SessionUser, roles: readonly string[]): boolean {
  if (roles.length === 0) throw new Error('a role check needs at least one role');
  return user.roles.includes('admin') || roles.some((role) => user.roles.includes(role));
}
