// No link of the web leads nowhere: every page that a screen names is a page of the product.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rooms } from '../../apps/web/src/app/rooms.ts';
import { isPage, sections } from './pages.ts';

const web = fileURLToPath(new URL('../../apps/web/src', import.meta.url));
/** A text that begins like a page, up to its parameters. */
const NAMED = /['"`](\/[A-Za-z][\w-]*(?:\/[\w:-]*)*)/g;
const COMMENT = /^[ \t]*(?:\/\/|\/?\*).*$/gm;

/** Pages of the router itself: what follows the slash is the whole path of another page. */
const isHelper = (named: string): boolean => named === '/redirect';

test('every page that the web links to exists', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !/\.test\.tsx?$|\.routes\.ts$/.test(file));
  const lost: string[] = [];
  const found = new Set<string>();
  for (const file of files) {
    const text = readFileSync(path.join(web, file), 'utf8').replaceAll(COMMENT, '');
    for (const [, named = ''] of text.matchAll(NAMED)) {
      if (!sections.has(named.split('/')[1]!) || isHelper(named)) continue;
      found.add(named);
      if (!isPage(named)) lost.push(`${file}: ${named}`);
    }
  }
  expect(found.size).toBeGreaterThan(60);
  expect(lost).toEqual([]);
});

test('a path that no route has is found out', () => {
  expect(rooms.every((route) => isPage(route.path))).toBe(true);
  expect(['/meeting/budget', '/customer/hospitalDetail/', '/meeting/budgetIndex'].map(isPage)).toEqual([
    false,
    false,
    true,
  ]);
});
