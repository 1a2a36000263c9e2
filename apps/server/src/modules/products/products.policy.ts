// Whose products are shown.
import type { SessionUser } from '../../platform/auth/index.ts';

/** The range ALL sees every product; so does whoever has none assigned, which the statement decides. */
export function seesAllProducts(user: Pick<SessionUser, 'dataRange'>): boolean {
  return user.dataRange === 'ALL';
}
