// Plants an edited, a removed and an early migration and sees each refused; new ones join the lock by --fix alone.
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMigrations } from './migrations.ts';
import { type PlantedTree, plantTree } from '../planted/planted-tree.ts';

const visits = 'database/migrations/20261121090100_visits.sql';
const next = 'database/migrations/20261201000000_visit_places.sql';

describe('migrations check', () => {
  let tree: PlantedTree;
  beforeEach(async () => {
    tree = plantTree();
    await checkMigrations(tree.root, { fix: true });
  });
  afterEach(() => tree.remove());
  const told = async (fix = false): Promise<string[]> =>
    (await checkMigrations(tree.root, { fix })).map((finding) => `${finding.file} ${finding.message}`);
  const lock = (): Promise<string> => readFile(path.join(tree.root, 'database/migrations.lock'), 'utf8');

  test('an untouched lock is clean, and a new migration that sorts last joins it as one more line', async () => {
    expect(await told()).toEqual([]);
    const before = await lock();
    tree.plant({ [next]: 'alter table visits add place text;\n' });
    expect(await told()).toEqual([expect.stringContaining('is not in the lock yet')]);
    expect(await told(true)).toEqual([]);
    expect(await lock()).toMatch(/^([0-9a-f]{64} \d{14}_\w+\.sql\n)+$/);
    expect((await lock()).startsWith(before)).toBe(true);
    expect((await lock()).split('\n')).toHaveLength(before.split('\n').length + 1);
  });

  test('a migration that was edited is refused, with --fix as well', async () => {
    tree.plant({ [visits]: 'create table visits (id bigint, edited text);\n' });
    for (const fix of [false, true]) {
      expect(await told(fix)).toEqual([expect.stringMatching(/visits\.sql has changed since it joined the lock/)]);
    }
  });

  test('a migration that sorts before the last of the lock is refused, with --fix as well', async () => {
    tree.plant({ 'database/migrations/20261121090050_early.sql': 'select 1;\n' });
    for (const fix of [false, true]) {
      expect(await told(fix)).toContainEqual(expect.stringMatching(/_early\.sql sorts before 20261121090100_visits/));
    }
    expect(await lock()).not.toContain('_early');
  });

  test('a migration that was taken away is refused', async () => {
    rmSync(path.join(tree.root, visits));
    expect(await told()).toEqual([expect.stringContaining('20261121090100_visits.sql is gone')]);
  });

  test('lines of two branches in the wrong order are refused', async () => {
    tree.plant({ 'database/migrations.lock': (await lock()).trimEnd().split('\n').toReversed().join('\n') });
    expect(await told()).toContainEqual(expect.stringContaining('sorts before'));
  });
});
