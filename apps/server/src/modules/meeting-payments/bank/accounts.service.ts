// The accounts that the enterprise pays from, and the one that a batch is paid from.
import {
  meetingPaymentErrors as errors,
  type ChangedPayingAccount,
  type PayingAccount,
  type PayingAccountDraft,
} from '@yijian/contract/meeting-payments';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectMasked, selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import {
  clearDefault,
  insertAccount,
  lockAccounts,
  selectAccounts,
  updateAccount,
  type StoredAccount,
} from './accounts.sql.ts';
import { formatOf } from './formats/formats.service.ts';

const TABLE = 'meeting_payment_accounts';
const FIELD = 'BANK_ACCOUNT';

export async function listAccounts(context: Context): Promise<PayingAccount[]> {
  const shown: PayingAccount[] = [];
  for (const account of await selectAccounts(context.sql, {})) shown.push(await shownAccount(context, account));
  return shown;
}

async function shownAccount({ sql }: Context, account: StoredAccount): Promise<PayingAccount> {
  const masked = (await selectMasked(sql, TABLE, account.id)).find(({ field }) => field === FIELD)?.masked ?? null;
  return { ...account, account: masked };
}

async function shownNow(context: Context, id: string): Promise<PayingAccount> {
  return shownAccount(context, (await selectAccounts(context.sql, { id }))[0]!);
}

async function requireFitting(
  context: Context,
  { id, draft }: { readonly id?: string; readonly draft: PayingAccountDraft },
): Promise<void> {
  const { sql, language } = context;
  const { name, format, bankCode, accountNumber, isDefault, isEnabled } = draft;
  if ((await selectAccounts(sql, { name })).some((other) => other.id !== id))
    throw fail(errors.accountNamed, { name }, [
      { field: 'body.name', message: wordsOf(errors.accountNamed, language, { name }) },
    ]);
  const message = { zh: '必填', en: 'is required' }[language];
  const missing = [
    ...(id === undefined && accountNumber === undefined ? ['accountNumber'] : []),
    ...(format === 'PAIN_001' && bankCode === '' ? ['bankCode'] : []),
    ...(isDefault && !isEnabled ? ['isEnabled'] : []),
  ];
  if (missing.length > 0)
    throw fail(
      errors.accountIncomplete,
      { fields: missing.join(', ') },
      missing.map((field) => ({ field: `body.${field}`, message })),
    );
}

async function storeNumber(context: Context, id: string, accountNumber: string | undefined): Promise<void> {
  if (accountNumber === undefined) return;
  const { sql, vault, enterprise } = context;
  const set = { enterpriseId: enterprise.id, table: TABLE, field: FIELD } as const;
  await upsertPersonal(sql, vault, set, [{ rowId: id, value: accountNumber }]);
}

export async function addAccount(context: Context, { formatId, ...draft }: PayingAccountDraft): Promise<PayingAccount> {
  const { sql, user, clock } = context;
  await lockAccounts(sql);
  await requireFitting(context, { draft });
  const format = await formatOf(context, { format: draft.format, formatId });
  const by = { userId: user.id, at: clock.now() };
  if (draft.isDefault) await clearDefault(sql, by);
  const id = await insertAccount(sql, { draft, formatId: format?.id ?? null, ...by });
  await storeNumber(context, id, draft.accountNumber);
  return shownNow(context, id);
}

/** Batches that were made keep the format of their day. */
export async function changeAccount(
  context: Context,
  { id, version, formatId, ...draft }: ChangedPayingAccount & { readonly id: string },
): Promise<PayingAccount> {
  const { sql, user, clock } = context;
  await lockAccounts(sql);
  const [found] = await selectAccounts(sql, { id });
  if (found === undefined) throw fail(errors.accountNotFound);
  if (found.version !== version) throw fail(errors.accountChanged, { version: found.version });
  await requireFitting(context, { id, draft });
  const isSameKind = found.format === draft.format;
  const kept = formatId ?? (isSameKind ? found.textFormat?.id : undefined);
  const format = await formatOf(context, { format: draft.format, formatId: kept });
  const by = { userId: user.id, at: clock.now() };
  if (draft.isDefault && !found.isDefault) await clearDefault(sql, by);
  await updateAccount(sql, { id, draft, formatId: format?.id ?? null, ...by });
  await storeNumber(context, id, draft.accountNumber);
  return shownNow(context, id);
}

/** The one that is named, or the default one; undefined where the enterprise has none. */
export async function accountToPayFrom(context: Context, id: string | undefined): Promise<StoredAccount | undefined> {
  const accounts = (await selectAccounts(context.sql, {})).filter(({ isEnabled }) => isEnabled);
  const account = accounts.find((one) => (id === undefined ? one.isDefault : one.id === id));
  if (id !== undefined && account === undefined) throw fail(errors.accountNotFound);
  return account;
}

/** With the whole number, for the file that goes to the bank. */
export async function wholeAccount(
  context: Context,
  id: string,
): Promise<StoredAccount & { readonly accountNumber: string }> {
  const { sql, vault, enterprise } = context;
  const account = (await selectAccounts(sql, { id }))[0]!;
  const set = { enterpriseId: enterprise.id, table: TABLE, field: FIELD } as const;
  return { ...account, accountNumber: (await selectPersonal(sql, vault, set, [id])).get(id) ?? '' };
}
