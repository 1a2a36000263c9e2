// Side door of the users.
import type { Context } from '../../platform/http/index.ts';
import { selectUser } from './users.sql.ts';

export {
  deleteAccount,
  disableAccount,
  insertAccount,
  replaceUserRoles,
  updateAccount,
  updateGivenPassword,
  type AccountFields,
  type StoredPassword,
} from './account-changes.sql.ts';

export {
  accountBefore,
  deleteImportedAccounts,
  insertImportedAccounts,
  restoreImportedAccounts,
  selectWaitingAccounts,
  updateGivenPasswords,
  updateImportedAccounts,
  type WaitingAccount,
} from './accounts-bulk.sql.ts';

/** Whose account this is, or undefined. */
export async function findUserName({ sql }: Context, id: string): Promise<{ readonly name: string } | undefined> {
  const row = await selectUser(sql, id);
  return row === undefined ? undefined : { name: row.firstName };
}
