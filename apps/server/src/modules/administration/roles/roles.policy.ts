// What the product itself relies on in a role (specification 6; R6.1, R6.2).
import { administrationErrors, type ChangedRole, type NewRole, type RoleFields } from '@yijian/contract/administration';
import { governedFields, isEdited, type Bilingual } from '@yijian/contract/core';
import { ruleOf, type SessionUser } from '../../../platform/auth/index.ts';
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

/** Permissions whose giving and taking is a matter of its own: what one doctor prescribes. */
const grave: ReadonlySet<string> = new Set(['customer:doctors:prescriptions']);
export const needsReason = (code: string | null): boolean => code !== null && grave.has(code);

type Range = Pick<NewRole, 'dataRange' | 'organizationIds'>;

/** Whoever does not see all rows can widen no role beyond the own rows. */
export function requireRangeHeld(user: SessionUser, after: Range, before?: Range): void {
  if (user.dataRange === 'ALL' || after.dataRange === 'OWN') return;
  const isSame =
    before?.dataRange === after.dataRange && after.organizationIds.every((id) => before.organizationIds.includes(id));
  if (!isSame) throw fail(administrationErrors.beyondOwnRights);
}

/** The name of the first field that a rule would show in part although it cannot be. */
export function fieldFault(rules: RoleFields['rules']): Bilingual | undefined {
  const wrong = rules.find(({ field, rule }) => rule === 'MASK' && !governedFields[field].masks);
  return wrong === undefined ? undefined : governedFields[wrong.field];
}

/** The name of the first field that a rule would lock although nobody changes it by hand. */
export function lockFault(rules: RoleFields['rules']): Bilingual | undefined {
  const wrong = rules.find(({ field, rule }) => rule === 'READ_ONLY' && !isEdited(field));
  return wrong === undefined ? undefined : governedFields[wrong.field];
}

/** Throws when a rule changes for a field that the caller does not read plainly. */
export function requireFieldsHeld(user: SessionUser, before: RoleFields['rules'], after: RoleFields['rules']): void {
  const spelled = (rules: RoleFields['rules']): Map<string, string> =>
    new Map(rules.map((one) => [one.field, one.rule]));
  const [old, fresh] = [spelled(before), spelled(after)];
  const changed = [...before, ...after].filter(({ field }) => old.get(field) !== fresh.get(field));
  if (changed.some(({ field }) => ruleOf(user, field) !== 'READ' || user.readOnlyFields.has(field)))
    throw fail(administrationErrors.beyondOwnRights);
}
