// The first passwords of imported users: made by the product, told once in a file, kept as hashes alone (specification 5; R5.1).
import { administrationErrors } from '@yijian/contract/administration';
import { dataModelErrors } from '@yijian/contract/data-models';
import { userFields } from '@yijian/contract/dictionaries';
import { sessionErrors } from '@yijian/contract/sessions';
import { listRolesBeyond } from '../../administration/index.ts';
import { RESET_PASSWORD_AT, isBuiltIn, makeOneTimePassword } from '../../sessions/index.ts';
import { selectWaitingAccounts, updateGivenPasswords, type WaitingAccount } from '../../users/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { sheetReply, type SheetColumn } from '../../../platform/sheets/index.ts';
import { requireAction, requireBatch } from '../batches/batches.service.ts';
import { expectManyRows } from '../batches/rows.sql.ts';
import { doors } from '../models/models.policy.ts';
import { selectReachesBeyond } from './account-rights.sql.ts';

type Told = WaitingAccount & { readonly password: string };

const columns: readonly SheetColumn<Told>[] = [
  { key: 'login', ...userFields.login, width: 24 },
  { key: 'name', ...userFields.firstName, width: 16 },
  { key: 'workId', ...userFields.workId, width: 14 },
  { key: 'organizationName', ...userFields.organizationName, width: 24 },
  { key: 'password', zh: '一次性初始密码', en: 'One-time password', width: 28 },
];

/**
 * Gives each imported user who has not signed in yet a password of their own, to be changed at the first sign-in. Asked again,
 * it gives new ones to those who still have not signed in; the earlier ones end.
 */
export async function issueFirstPasswords(
  context: Context,
  { id, format }: { id: string; format: 'xlsx' | 'csv' },
): Promise<FileReply> {
  if (!isBuiltIn(context.enterprise.authAddress)) throw fail(sessionErrors.passwordElsewhere);
  const rows = await context.transaction(async (inner) => {
    await expectManyRows(inner.sql);
    const batch = await requireBatch(inner, { id, door: doors.users });
    await requireAction(inner, { action: 'issue', batch });
    if (await selectReachesBeyond(inner.sql, id, await listRolesBeyond(inner)))
      throw fail(administrationErrors.beyondOwnRights);
    return give(inner, id);
  });
  const name = context.language === 'zh' ? '初始密码' : 'first-passwords';
  return sheetReply({ context, name, format, columns, rows });
}

async function give({ sql }: Context, batchId: string): Promise<Told[]> {
  const waiting = await selectWaitingAccounts(sql, batchId, RESET_PASSWORD_AT);
  if (waiting.length === 0) throw fail(dataModelErrors.nobodyWaits);
  const made = await Promise.all(waiting.map(() => makeOneTimePassword()));
  await updateGivenPasswords(sql, {
    ids: waiting.map((account) => account.id),
    hashes: made.map((one) => one.hash),
    changedAt: RESET_PASSWORD_AT,
  });
  return waiting.map((account, at) => ({ ...account, password: made[at]!.password }));
}
