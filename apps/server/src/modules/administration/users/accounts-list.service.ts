// Reading accounts: the list and one account, phones masked (specification 3).
import {
  administrationErrors as errors,
  type Account,
  type AccountQuery,
  type AccountRow,
} from '@yijian/contract/administration';
import type { Paged } from '@yijian/contract/core';
import { governedNamesOf, userFields } from '@yijian/contract/dictionaries';
import { withFieldRules } from '../../../platform/auth/index.ts';
import { withoutUnread } from './accounts.policy.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { countAccounts, selectAccounts, selectNames, selectStoredAccount, type ListedAccount } from './accounts.sql.ts';
import { isSpelling, soundingLike } from './spelled-names.policy.ts';

export async function listAccounts(context: Context, query: AccountQuery): Promise<Paged<AccountRow>> {
  const keyword = query.keyword ?? '';
  const sounding = isSpelling(keyword) ? soundingLike(await selectNames(context.sql), keyword) : [];
  const filter = { ...query, sounding };
  const [rows, totalElements] = await Promise.all([
    selectAccounts(context.sql, filter, { fieldRules: context.user.fieldRules, language: context.language }),
    countAccounts(context.sql, filter, context.user),
  ]);
  const narrowed = withFieldRules(context.user, rows, fields);
  return { content: narrowed.map(shown), totalElements, totalIsExact: true };
}

/** What a role may narrow of a colleague. */
const fields = governedNamesOf(userFields);

const shown = (row: ListedAccount): AccountRow => ({
  ...row,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
});

export async function findAccount(context: Context, id: string): Promise<Account> {
  const row = await selectStoredAccount(context.sql, id);
  if (row === undefined) throw fail(errors.userNotFound);
  return { ...withoutUnread(context.user, row), lastSignInAt: row.lastSignInAt?.toISOString() ?? null };
}
