// Plants differences between the settings and the README's table and sees each found.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Finding } from '../report/finding.ts';
import { type PlantedTree, plantTree } from '../planted/planted-tree.ts';
import { checkSettingsPage } from './settings-page.ts';

const source = 'apps/server/src/platform/config/settings.ts';
const zod = pathToFileURL(path.resolve(import.meta.dirname, '../../../node_modules/zod/index.js')).href;
const empty = '# House\n\n<!-- settings: written by npm run check -- settings --fix -->\n<!-- /settings -->\n\nMore.\n';
const settings = (rows: string): string =>
  `import { z } from ${JSON.stringify(zod)};\nexport const Settings = z.object({ ${rows} });\n`;
const sound = `
  PORT: z.coerce.number().default(8080).describe('The one port'),
  FLAG: z.enum(['true', 'false']).default('true').transform((value) => value === 'true').describe('On | off'),
  NAMES: z.string().default('').describe('Names'),
  ADDRESS: z.string().optional().describe('An address'),
  SECRET: z.string().describe('A secret'),`;

describe('settings check', () => {
  let tree: PlantedTree;
  // Loaded modules are kept by the runtime: every test has a tree nobody loaded before.
  beforeEach(() => {
    tree = plantTree();
    tree.plant({ [source]: settings(sound), 'README.md': empty });
  });
  afterEach(() => tree.remove());
  const look = (fix = false): Promise<Finding[]> => checkSettingsPage(tree.root, { fix });
  const readme = (): Promise<string> => readFile(path.join(tree.root, 'README.md'), 'utf8');

  test('--fix writes every setting with default and meaning and leaves the rest alone', async () => {
    expect(await look()).toHaveLength(1);
    expect(await look(true)).toEqual([]);
    expect(await look()).toEqual([]);
    const text = await readme();
    expect(text).toContain('| `PORT` | `8080` | The one port |\n| `FLAG` | `true` | On \\| off |\n');
    expect(text).toContain('| `NAMES` | none | Names |\n| `ADDRESS` | none | An address |\n| `SECRET` | required |');
    expect(text).toMatch(/^# House\n\n<!--[^]*-->\n\nMore\.\n$/);
  });

  test.each([
    ['`8080`', '`8081`', 6],
    ['The one port', 'The port', 6],
    ['| `NAMES` | none | Names |\n', '', 8],
    ['| `SECRET` | required | A secret |\n', '| `SECRET` | required | A secret |\n| `MORE` | none | More |\n', 11],
  ])('a table saying %j as %j is found at its line', async (from, to, line) => {
    await look(true);
    const text = await readme();
    expect(text).toContain(from);
    tree.plant({ 'README.md': text.replace(from, to) });
    expect(await look()).toEqual([expect.objectContaining({ level: 'error', file: 'README.md', line })]);
  });

  test('a setting without a meaning is found at its source, also under --fix', async () => {
    tree.plant({ [source]: settings('PORT: z.string().optional(),') });
    expect(await look(true)).toEqual([
      expect.objectContaining({ file: source, message: 'PORT does not say what it means' }),
    ]);
  });

  test.each([
    ['no markers', '# House\n'],
    ['one marker', empty.replace('<!-- /settings -->', '')],
  ])('a page with %s is found and left as it is', async (_, text) => {
    tree.plant({ 'README.md': text });
    expect(await look(true)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('lacks the lines') }),
    ]);
    expect(await readme()).toBe(text);
  });
});
