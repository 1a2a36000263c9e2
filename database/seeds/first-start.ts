// What an empty database is filled with when the server meets it for the first time (setting SEED).
import postgres from 'postgres';
import type { Vault } from '../../apps/server/src/platform/secrets/index.ts';

/**
 * Fills a migrated database that holds no enterprise yet: `demo` with the small demo, `none` with the reference tables.
 * @returns whether the database was empty
 */
export async function seedFirstStart(
  ownerUrl: string,
  options: { readonly seed: 'demo' | 'none'; readonly vault: Vault },
): Promise<boolean> {
  if (await isFilled(ownerUrl)) return false;
  // Loaded only for an empty database.
  if (options.seed === 'demo') {
    const { seedDemo } = await import('./demo/index.ts');
    return seedDemo(ownerUrl, { size: 'small', vault: options.vault });
  }
  const { seedReference } = await import('./reference/index.ts');
  await once(ownerUrl, (sql) => seedReference(sql));
  return true;
}

/** Whether a migrated database holds an enterprise already. */
export async function isFilled(ownerUrl: string): Promise<boolean> {
  return once(ownerUrl, async (sql) => {
    const [row] = await sql<{ filled: boolean }[]>`select exists (select from enterprises) as filled`;
    return row!.filled;
  });
}

async function once<T>(ownerUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
