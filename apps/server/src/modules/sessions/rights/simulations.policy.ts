// Whom an administrator may see as: nobody who holds a right that the administrator does not (specification 6).
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';

export const SIMULATE = 'admin:users:simulate';

export function maySeeAs(actor: SessionUser, target: SessionUser): boolean {
  return (
    actor.id !== target.id &&
    isAllowed(actor, SIMULATE) &&
    actor.dataRange === 'ALL' &&
    actor.fieldRules.size === 0 &&
    (actor.isMedical || !target.isMedical || actor.roles.includes('admin')) &&
    [...target.permissions].every((permission) => isAllowed(actor, permission))
  );
}
