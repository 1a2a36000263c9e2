// Playwright's global set-up: the built page, a database server, and the template of which every spec file gets a product.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from '../../start/build-web.ts';
import { leavePrepared } from './products.ts';
import { openTemplate } from '../template/template.ts';

/** Answers how to stop what it started. */
export default async function prepareProduct(): Promise<() => Promise<void>> {
  const { template, dataDir, stop } = await openTemplate();
  try {
    leavePrepared({ template, webDir: await copyBuilt(dataDir), dataDir });
  } catch (fault) {
    await stop();
    throw fault;
  }
  return stop;
}

/** Its own copy of the page: a build that is made meanwhile must not pull it from under the tests. */
async function copyBuilt(dataDir: string): Promise<string> {
  buildWeb(console.log);
  const webDir = join(dataDir, 'web');
  await cp(fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)), webDir, { recursive: true });
  return webDir;
}
