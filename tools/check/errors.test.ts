// Plants differences between the contract's errors and docs/errors.md and sees each found.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkErrors } from './errors.ts';
import { type PlantedTree, plantTree } from './planted/planted-tree.ts';

const rows = 'packages/contract/src/visits/visits.errors.ts';
const endpoints = 'packages/contract/src/visits/visits.endpoints.ts';
const page = 'docs/errors.md';
const missing = { code: 'visits.missing', status: 404, zh: '没有 {id}', en: 'No {id}' };
const late = { code: 'visits.late', status: 409, zh: '太晚|了', en: 'Too | late' };
const define = (errors: object): string => `export const visitErrors = ${JSON.stringify(errors)};\n`;

describe('errors check', () => {
  let tree: PlantedTree;
  beforeEach(async () => {
    tree = plantTree();
    tree.plant({ [rows]: define({ missing, late }), [page]: '' });
    await checkErrors(tree.root, { fix: true });
  });
  afterEach(() => tree.remove());
  const told = async (): Promise<string> =>
    (await checkErrors(tree.root, { fix: false })).map((finding) => finding.message).join('\n');
  const edit = async (from: string, to: string): Promise<void> => {
    const text = await readFile(path.join(tree.root, page), 'utf8');
    expect(text).toContain(from);
    tree.plant({ [page]: text.replace(from, to) });
  };

  test('a page written by --fix is clean', async () => {
    expect(await told()).toBe('');
    expect(await readFile(path.join(tree.root, page), 'utf8')).toContain(
      '| `visits.late` | 409 | 太晚\\|了 | Too \\| late |',
    );
  });

  test('a row missing from the page is found', async () => {
    await edit('`visits.late`', '`visits.other`');
    expect(await told()).toContain('visits.late is not in docs/errors.md');
    expect(await told()).toContain('visits.other is defined nowhere');
  });

  test.each([
    ['409', '410', 'visits.late: status differs'],
    ['没有 {id}', '没了 {id}', 'visits.missing: zh differs'],
    ['No {id}', 'Gone {id}', 'visits.missing: en differs'],
    ['Reloads, looks at the new state and decides again.', '', 'visits.late does not say what the user does next'],
  ])('the page saying %s otherwise is found', async (from, to, message) => {
    await edit(from, to);
    expect(await told()).toContain(message);
  });

  test('--fix keeps what people wrote in the last column', async () => {
    await edit('Reloads, looks at the new state and decides again.', 'Plans another day.');
    await checkErrors(tree.root, { fix: true });
    expect(await readFile(path.join(tree.root, page), 'utf8')).toContain('Plans another day.');
  });

  // Loaded modules are kept by the runtime, so that these use a tree nobody loaded before.
  test('a row under a foreign name, without words, or with other placeholders is found', async () => {
    tree.remove();
    tree = plantTree();
    tree.plant({
      [rows]: define({ missing: { ...missing, code: 'tasks.missing', en: 'No' }, late: { ...late, zh: '' } }),
    });
    const messages = await told();
    expect(messages).toContain('missing answers as tasks.missing, not as visits.missing');
    expect(messages).toContain('tasks.missing: placeholders differ');
    expect(messages).toContain('visits.late lacks words in one language');
  });

  test('an endpoint that declares an error nobody defined is found', async () => {
    tree.remove();
    tree = plantTree();
    tree.plant({
      [rows]: define({ missing, late }),
      [endpoints]: `export const visits = { list: { method: 'GET', path: '/visit', errors: [undefined, { ...${JSON.stringify(missing)}, code: 'visits.unknown' }] } };\n`,
    });
    const messages = await told();
    expect(messages).toContain('list declares undefined, which does not exist');
    expect(messages).toContain('list declares visits.unknown, which does not exist');
  });
});
