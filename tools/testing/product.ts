// Playwright's global set-up: the whole product as `npm start` serves it, on a free port with fresh data.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../database/ports.ts';
import { removeDataDir, startEmbeddedDatabase } from '../database/embedded.ts';
import { buildWeb } from '../start/build-web.ts';
import { untilDelivered } from '../demo/until-delivered.ts';
import { scratchFolder } from './scratch.ts';

/** Sets PRODUCT_ADDRESS, and PRODUCT_DATA for the outbox, for the tests; answers how to stop what it started. */
export default async function startProduct(): Promise<() => Promise<void>> {
  buildWeb(console.log);
  const dataDir = await scratchFolder();
  // Its own copy: a build that is made meanwhile must not pull the page from under the tests.
  const webDir = join(dataDir, 'web');
  cpSync(fileURLToPath(new URL('../../apps/web/dist', import.meta.url)), webDir, { recursive: true });
  // Nothing here must survive a crash.
  const database = await startEmbeddedDatabase({ dataDir, durable: false });
  const { start } = await import('../../apps/server/src/main.ts');
  const own = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    WEB_DIR: webDir,
    PORT: String(await freePort()),
    // Many tests sign in as the same few people at once.
    SESSIONS_PER_USER: '100',
  };
  const server = await start({ env: { ...process.env, ...own, DATABASE_URL: database.url } });
  await untilDelivered(database.url);
  process.env['PRODUCT_ADDRESS'] = server.address;
  process.env['PRODUCT_DATA'] = dataDir;
  return async () => {
    await server.stop();
    await database.stop();
    removeDataDir(dataDir);
  };
}
