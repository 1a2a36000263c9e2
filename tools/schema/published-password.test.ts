// The published demo password opens nothing that other machines can reach (docs/security.md).
// @module-tag long
import path from 'node:path';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { isPassword } from '../../apps/server/src/modules/sessions/index.ts';
import { prepareDatabase } from '../../apps/server/src/prepare/index.ts';
import { demoPassword, hashDemoPassword } from '../../database/seeds/demo/password.ts';
import { scratchFolder } from '../testing/scratch.ts';
import { withFreshDatabase } from './fresh-database.ts';

const reachable = [
  { HOST: '0.0.0.0' },
  { HOST: '10.0.0.7' },
  { HOST: '::' },
  { PUBLIC_ORIGIN: 'https://crm.example' },
] as const;
const halfAsked = [{}, { SEED: 'demo' }, { DEMO_PASSWORD: 'a password of my own' }] as const;

it('HOST beyond this machine or a PUBLIC_ORIGIN refuses the demo unless it was asked for with an own password', async () => {
  await withFreshDatabase(async (url) => {
    const keys = path.join(await scratchFolder(), 'keys.json');
    const { SEED: _, DEMO_PASSWORD: __, ...rest } = process.env;
    const base = { ...rest, DATABASE_URL: url, LOG_LEVEL: 'error', KEY_FILE: keys };
    const notOwn = { SEED: 'demo', DEMO_PASSWORD: demoPassword };
    for (const [at, reach] of reachable.entries())
      for (const asked of at === 0 ? [...halfAsked, notOwn] : [{}])
        await expect(prepareDatabase(url, { ...base, ...reach, ...asked })).rejects.toThrow(
          /published password.*SEED=none.*SEED=demo and a DEMO_PASSWORD/,
        );
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    try {
      const [table] = await sql`select to_regclass('public.enterprises') as found`;
      expect(table!['found']).toBeNull();

      // Nothing of the demo: an empty product may be reached by anybody.
      await prepareDatabase(url, { ...base, HOST: '0.0.0.0', SEED: 'none' });
      await addAccount(sql, await hashDemoPassword());
      for (const reach of reachable)
        await expect(prepareDatabase(url, { ...base, ...reach })).rejects.toThrow(
          /holds demo accounts with the published password/,
        );
      await prepareDatabase(url, base);

      const own = { HOST: '0.0.0.0', SEED: 'demo', DEMO_PASSWORD: 'a password of my own' };
      await prepareDatabase(url, { ...base, ...own });
      const [account] = await sql<{ hash: string }[]>`select password_hash as hash from users`;
      expect(await isPassword(account!.hash, 'a password of my own')).toBe(true);
      await prepareDatabase(url, { ...base, HOST: '0.0.0.0' });
    } finally {
      await sql.end();
    }
  }, false);
}, 300_000);

async function addAccount(sql: postgres.Sql, hash: string): Promise<void> {
  await sql`insert into enterprises (name, en_name, realm) values ('维立', 'Weili', 'weili')`;
  await sql`
    insert into users (enterprise_id, login, first_name, password_hash)
    select id, 'admin', '管理员', ${hash} from enterprises`;
}
