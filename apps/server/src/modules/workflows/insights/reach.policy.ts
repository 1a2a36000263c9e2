// How far somebody looks in the control tower: everywhere, or into the part of the house the person leads (product: starter matrix, own and team).
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';

/** What opens the control tower. */
export const TOWER = 'taskManager:workflows:tower';

/** Nothing for those who see every process; for others the one whose range it is. */
export function reachOf(user: SessionUser): SessionUser | undefined {
  return isAllowed(user, 'admin:workflows:read') ? undefined : user;
}

/** Who holds the tower may open the cases behind its numbers. */
export function towerOf(user: SessionUser): SessionUser | undefined {
  return isAllowed(user, TOWER) ? user : undefined;
}
