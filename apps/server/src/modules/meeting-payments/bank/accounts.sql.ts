// Statements of the accounts that the enterprise pays from.
import type { BankFormat, PayingAccount, PayingAccountDraft } from '@yijian/contract/meeting-payments';
import type { Sql } from '../../../platform/db/index.ts';

export type StoredAccount = Omit<PayingAccount, 'account'>;

export function selectAccounts(
  sql: Sql,
  { id, name }: { readonly id?: string; readonly name?: string },
): Promise<StoredAccount[]> {
  return sql<StoredAccount[]>`
    select a.id::text as id, a.name, a.holder, a.bank_name as "bankName", a.bank_code as "bankCode", a.format,
      case when f.id is null then null else json_build_object('id', f.id::text, 'name', f.name) end as "textFormat",
      a.is_default as "isDefault", a.is_enabled as "isEnabled", a.version
    from meeting_payment_accounts a
    left join meeting_payment_formats f on f.enterprise_id = a.enterprise_id and f.id = a.format_id
    where a.enterprise_id = app.enterprise_id() and ${id === undefined ? sql`true` : sql`a.id = ${id}`}
      and ${name === undefined ? sql`true` : sql`a.name = ${name}`}
    order by a.is_default desc, a.id`;
}

/** Accounts are few and change seldom: whoever changes one waits for the other. */
export async function lockAccounts(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('paying accounts', app.enterprise_id()))`;
}

interface KeptAccount {
  readonly draft: Omit<PayingAccountDraft, 'accountNumber' | 'formatId'>;
  readonly formatId: string | null;
  readonly userId: string;
  readonly at: Date;
}

export async function insertAccount(sql: Sql, { draft, formatId, userId, at }: KeptAccount): Promise<string> {
  const { name, holder, bankName, bankCode, format, isDefault, isEnabled } = draft;
  const [row] = await sql<[{ id: string }]>`
    insert into meeting_payment_accounts (name, holder, bank_name, bank_code, format, format_id, is_default, is_enabled, updated_by, updated_at)
    values (${name}, ${holder}, ${bankName}, ${bankCode}, ${format}, ${formatId}, ${isDefault}, ${isEnabled}, ${userId}, ${at})
    returning id::text as id`;
  return row.id;
}

export async function updateAccount(
  sql: Sql,
  { id, draft, formatId, userId, at }: KeptAccount & { id: string },
): Promise<void> {
  const { name, holder, bankName, bankCode, format, isDefault, isEnabled } = draft;
  await sql`
    update meeting_payment_accounts set name = ${name}, holder = ${holder}, bank_name = ${bankName}, bank_code = ${bankCode},
      format = ${format}, format_id = ${formatId}, is_default = ${isDefault}, is_enabled = ${isEnabled}, updated_by = ${userId}, updated_at = ${at},
      version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Another one takes its place. */
export async function clearDefault(
  sql: Sql,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await sql`
    update meeting_payment_accounts set is_default = false, updated_by = ${userId}, updated_at = ${at}, version = version + 1
    where enterprise_id = app.enterprise_id() and is_default`;
}

export interface BatchToPay {
  readonly number: string;
  readonly format: BankFormat;
  readonly formatId: string | null;
  readonly formatVersion: number | null;
  readonly accountId: string | null;
  readonly at: Date;
}

export async function lockBatch(sql: Sql, id: string): Promise<BatchToPay | undefined> {
  const [row] = await sql<BatchToPay[]>`
    select number, format, format_id::text as "formatId", format_version as "formatVersion", account_id::text as "accountId", at from meeting_payment_batches
    where enterprise_id = app.enterprise_id() and id = ${id} for update`;
  return row;
}

export interface AnsweredPayment {
  readonly id: string;
  readonly number: string;
  readonly state: string;
}

/** In the order of their ids, so that two readers never wait for each other. */
export function selectBatchPayments(sql: Sql, batchId: string): Promise<AnsweredPayment[]> {
  return sql<AnsweredPayment[]>`
    select id::text as id, number, state from meeting_payments
    where enterprise_id = app.enterprise_id() and batch_id = ${batchId} order by id`;
}
