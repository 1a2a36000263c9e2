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
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ empty: boolean }[]>`select not exists (select from enterprises) as empty`;
    if (!row!.empty) return false;
    // Loaded only for an empty database: the generator is not needed by a server that serves.
    if (options.seed === 'none') await (await import('./reference/index.ts')).seedReference(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
  if (options.seed === 'none') return true;
  const { seedDemo } = await import('./demo/index.ts');
  return seedDemo(ownerUrl, { size: 'small', vault: options.vault });
}
