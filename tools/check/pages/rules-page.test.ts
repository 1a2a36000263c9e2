// Plants differences between the tests and docs/rules.md and sees each found.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Finding } from '../report/finding.ts';
import { type PlantedTree, plantTree } from '../planted/planted-tree.ts';
import { checkRulesPage } from './rules-page.ts';

const page = 'docs/rules.md';
const unit = 'apps/web/src/features/visits/visits.test.ts';
const journey = 'e2e/tasks.spec.ts';
const head = '# Rules\n\n| rule | says | held by |\n|---|---|---|\n';
const rows = (...lines: string[]): string => `${head}${lines.join('\n')}\n`;

describe('rules check', () => {
  let tree: PlantedTree;
  beforeEach(() => {
    tree = plantTree();
    tree.plant({
      [unit]: "test('R2.7 R2.8 closes', () => {});\n",
      [journey]: '// Holds R9.9 only in words.\ntest(`R2.8 opens ${day}`, () => {});\n',
      [page]: rows(
        `| R2.7 | Forms are not kept. | [visits.test.ts](../${unit}) |`,
        `| R2.8 | Three lists \\| one page. | [visits.test.ts](../${unit}), [tasks.spec.ts](../${journey}) |`,
        '| R2.10 | A window of its own. | planned |',
      ),
    });
  });
  afterEach(() => tree.remove());
  const look = (fix = false): Promise<Finding[]> => checkRulesPage(tree.root, { fix });
  const errors = async (): Promise<string[]> =>
    (await look()).filter((finding) => finding.level === 'error').map((finding) => finding.message);
  const edit = async (from: string, to: string): Promise<void> => {
    const text = await readFile(path.join(tree.root, page), 'utf8');
    expect(text).toContain(from);
    tree.plant({ [page]: text.replace(from, to) });
  };

  test('a page that agrees with the tests is clean, a rule in a comment holds nothing', async () => {
    expect(await look()).toEqual([]);
  });

  test('a rule that a test names and the page lacks is found at the test', async () => {
    tree.plant({ [journey]: "test('R2.8 R4.1 opens', () => {});\n" });
    expect(await look()).toEqual([
      expect.objectContaining({ file: journey, level: 'error', message: 'R4.1 is not in docs/rules.md' }),
    ]);
  });

  test('a named test that does not name the rule is found, whether it lost the rule or is gone', async () => {
    tree.plant({ [unit]: "test('R2.8 closes', () => {});\n" });
    expect(await errors()).toEqual([expect.stringContaining(`${unit} does not name R2.7`)]);
    await edit(`[visits.test.ts](../${unit}) |\n| R2.8`, '[gone.test.ts](../apps/gone.test.ts) |\n| R2.8');
    expect(await errors()).toEqual([expect.stringContaining('apps/gone.test.ts does not name R2.7')]);
  });

  test('a rule that stands twice, or says nothing, is found', async () => {
    await edit('| R2.10 | A window of its own. | planned |', '| R2.10 |  | planned |\n| R2.10 | Again. | planned |');
    expect(await errors()).toEqual(['R2.10 stands twice', 'R2.10 says nothing']);
  });

  test('a holder the page leaves out is a warning, which --fix repairs', async () => {
    tree.plant({ [journey]: "test('R2.8 R2.10 opens', () => {});\n" });
    expect(await look()).toEqual([expect.objectContaining({ level: 'warning', line: 7 })]);
    expect(await look(true)).toEqual([]);
    const text = await readFile(path.join(tree.root, page), 'utf8');
    expect(text).toContain(`| R2.10 | A window of its own. | [tasks.spec.ts](../${journey}) |`);
    expect(text).toContain('| R2.8 | Three lists \\| one page. |');
  });

  test('--fix says planned where no test is left', async () => {
    tree.plant({ [unit]: "test('R2.8 closes', () => {});\n" });
    expect(await look(true)).toEqual([]);
    expect(await readFile(path.join(tree.root, page), 'utf8')).toContain('| R2.7 | Forms are not kept. | planned |');
  });
});
