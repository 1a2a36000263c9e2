// What holds for one account, for many at once: no rights beyond the own ones, never the last administrator (specification 6; product 3.25).
import { administrationErrors } from '@yijian/contract/administration';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { reachesConsole } from '../administration.policy.ts';
import { selectPermissionsByRole } from '../roles/roles.sql.ts';
import { countOtherAdministrators, lockAdministrators } from './accounts.sql.ts';

const NOBODY = '0';

/** Ids of the roles that the caller can neither give nor take: they reach further into the console than the caller. */
export async function listRolesBeyond(context: Context): Promise<string[]> {
  const { sql, user } = context;
  const roles = await selectPermissionsByRole(sql);
  return roles
    .filter(({ codes }) => codes.filter(reachesConsole).some((code) => !isAllowed(user, code)))
    .map((role) => role.id);
}

/** Begins a change of many accounts; what it answers is called at the end and throws when no administrator is left. */
export async function guardAdministrators(context: Context): Promise<() => Promise<void>> {
  const { sql } = context;
  await lockAdministrators(sql);
  const before = await countOtherAdministrators(sql, NOBODY);
  return async () => {
    if (before > 0 && (await countOtherAdministrators(sql, NOBODY)) === 0)
      throw fail(administrationErrors.lastAdministrator);
  };
}
