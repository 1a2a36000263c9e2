// Playwright's global set-up: the built page, a database server, and the template of which every spec file gets a product.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeDataDir, startEmbeddedDatabase } from '../../database/embedded.ts';
import { buildWeb } from '../../start/build-web.ts';
import { leavePrepared } from './products.ts';
import { scratchFolder } from '../scratch.ts';
import { fillTemplate } from '../template.ts';

/** Answers how to stop what it started. */
export default async function prepareProduct(): Promise<() => Promise<void>> {
  const dataDir = await scratchFolder();
  // Nothing here must survive a crash.
  const database = await startEmbeddedDatabase({ dataDir, durable: false });
  const filled = fillTemplate(database.url, dataDir);
  buildWeb(console.log);
  // Its own copy: a build that is made meanwhile must not pull the page from under the tests.
  const webDir = join(dataDir, 'web');
  cpSync(fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)), webDir, { recursive: true });
  leavePrepared({ template: await filled, webDir, dataDir });
  return async () => {
    await database.stop();
    removeDataDir(dataDir);
  };
}
