// Accounts of the demo that still carry its published password.
import { hash } from '@node-rs/argon2';
import postgres from 'postgres';
import { hashDemoPassword } from './demo/password.ts';

/** Whether the database holds no enterprise yet, or not even tables. */
export async function isEmpty(ownerUrl: string): Promise<boolean> {
  return once(ownerUrl, async (sql) => {
    const [table] = await sql<{ found: boolean }[]>`select to_regclass('public.enterprises') is not null as found`;
    if (!table!.found) return true;
    return (await sql`select 1 from enterprises limit 1`).length === 0;
  });
}

/** Whether any account opens with the published password. */
export async function holdsPublishedPassword(ownerUrl: string): Promise<boolean> {
  const published = await hashDemoPassword();
  const found = await inEveryEnterprise(
    ownerUrl,
    (sql) => sql`select 1 from users where password_hash = ${published} limit 1`,
  );
  return found > 0;
}

/** Gives every account with the published password another one; sessions that are open go on. */
export async function replacePublishedPassword(ownerUrl: string, password: string): Promise<void> {
  const [published, own] = await Promise.all([hashDemoPassword(), hash(password)]);
  await inEveryEnterprise(
    ownerUrl,
    (sql) => sql`update users set password_hash = ${own} where password_hash = ${published} returning 1`,
  );
}

/** Row security binds an owner that is no superuser as well, so each enterprise is named before it is asked. */
async function inEveryEnterprise(
  ownerUrl: string,
  work: (sql: postgres.TransactionSql) => PromiseLike<readonly unknown[]>,
): Promise<number> {
  return once(ownerUrl, (sql) =>
    sql.begin(async (tx) => {
      let rows = 0;
      for (const { id } of await tx<{ id: string }[]>`select id::text from enterprises`) {
        await tx`select set_config('app.enterprise_id', ${id}, true)`;
        rows += (await work(tx)).length;
      }
      return rows;
    }),
  );
}

async function once<T>(ownerUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
