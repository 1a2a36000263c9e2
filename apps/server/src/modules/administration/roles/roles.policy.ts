// What the product itself relies on in a role (specification 6; R6.1, R6.2).
import { administrationErrors, type ChangedRole } from '@yijian/contract/administration';
import { fail } from '../../../platform/errors/index.ts';
import type { StoredRole } from './roles.sql.ts';

/** `admin` passes every check, `default` is whoever has no role, `wxwork` marks a chat session, `MAF` is the office MSL. */
const relied: ReadonlySet<string> = new Set(['admin', 'default', 'wxwork', 'MAF']);
const EVERYTHING = 'admin';

export const isProtected = (code: string): boolean => relied.has(code);

export function requireDeletable(role: Pick<StoredRole, 'code' | 'userCount'>): void {
  if (isProtected(role.code)) throw fail(administrationErrors.roleProtected, { code: role.code });
  if (role.userCount > 0) throw fail(administrationErrors.roleInUse, { count: role.userCount });
}

/** A role the product relies on stays switched on and of its type; the administrator goes on seeing all rows. */
export function requireMeaningKept(before: StoredRole, after: Omit<ChangedRole, 'version'>): void {
  if (!isProtected(before.code)) return;
  const narrowed = before.code === EVERYTHING && after.dataRange !== before.dataRange;
  if (!after.isEnabled || after.roleType !== before.roleType || narrowed)
    throw fail(administrationErrors.roleProtected, { code: before.code });
}

/** The administrator holds everything; there is nothing to choose. */
export function requireMenusOpen(code: string): void {
  if (code === EVERYTHING) throw fail(administrationErrors.roleProtected, { code });
}
