// No notice leads nowhere: every page that the server names is a page of the product.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPage } from './pages.ts';

const modules = fileURLToPath(new URL('../../apps/server/src/modules', import.meta.url));
/** A text that begins with the first part of a page, up to its parameters. */
const NAMED = /['"`](\/(?:customer|task|taskManager|meeting|content|clueScore|news)(?:\/[\w/-]*)?)/g;

test('every page that the server names exists', async () => {
  const files = globSync('**/*.ts', { cwd: modules }).filter((file) => !file.endsWith('.test.ts'));
  const lost: string[] = [];
  let found = 0;
  for (const file of files) {
    const text = await readFile(path.join(modules, file), 'utf8');
    if (!text.includes('path')) continue;
    for (const [, named = ''] of text.matchAll(NAMED)) {
      found += 1;
      if (!isPage(named)) lost.push(`${file}: ${named}`);
    }
  }
  expect(found).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});
