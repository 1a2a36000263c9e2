// Work as one enterprise: the tenant setting that row security, defaults and the audit trail read.
import type postgres from 'postgres';

export type Transaction = postgres.TransactionSql;
export type Handle = postgres.Sql | Transaction;

/** Runs `work` in a transaction of its own, or in the one that is given. */
export async function inTransaction<T>(sql: Handle, work: (tx: Transaction) => Promise<T>): Promise<T> {
  if ('savepoint' in sql) return work(sql);
  return (await sql.begin(work)) as T;
}

/** Binds the transaction to an enterprise; without an id, to none. */
export async function bindTo(tx: Transaction, enterpriseId?: string): Promise<void> {
  await tx`select set_config('app.enterprise_id', ${enterpriseId ?? ''}, true)`;
}
