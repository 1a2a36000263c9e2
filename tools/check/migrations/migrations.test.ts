// Plants an edited, a removed and an early migration and sees each refused; new ones join the lock by --fix alone.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
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

  describe('with a history', () => {
    const git = (when: string, ...words: string[]): void => {
      const who = {
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@b.cn',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@b.cn',
      };
      const date = { GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
      execFileSync('git', ['-C', tree.root, ...words], { env: { ...process.env, ...who, ...date }, stdio: 'ignore' });
    };
    const commit = (day: number): void => {
      git(`2027-03-0${day}T00:00:00Z`, 'add', 'database');
      git(`2027-03-0${day}T00:00:00Z`, 'commit', '-m', 'landed');
    };
    /** The file with another text, and its line in the lock as if it had always been so. */
    const rewrite = async (file: string, text = 'create table visits (id bigint, edited text);\n'): Promise<void> => {
      const name = path.posix.basename(file);
      const line = `${createHash('sha256').update(text).digest('hex')} ${name}`;
      const lines = (await lock()).split('\n').map((one) => (one.endsWith(` ${name}`) ? line : one));
      tree.plant({ [file]: text, 'database/migrations.lock': lines.join('\n') });
    };
    beforeEach(() => {
      git('2026-01-01T00:00:00Z', 'init', '-b', 'main');
      git('2026-01-01T00:00:00Z', 'add', 'database');
      git('2026-01-01T00:00:00Z', 'commit', '-m', 'baseline');
    });

    test('a migration edited together with its line is refused, before and after it is committed', async () => {
      tree.plant({ [next]: 'alter table visits add place text;\n' });
      await told(true);
      commit(1);
      expect(await told()).toEqual([]);
      await rewrite(next);
      const refused = [expect.stringMatching(/_visit_places\.sql landed with another text/)];
      expect(await told()).toEqual(refused);
      commit(2);
      expect(await told()).toEqual(refused);
      await rewrite(next, 'alter table visits add place text;\n');
      expect(await told()).toEqual([]);
    });

    test('one of the baseline is refused as well, and one that is gone with its line', async () => {
      await rewrite(visits);
      expect(await told()).toContainEqual(expect.stringMatching(/_visits\.sql landed with another text/));
      const name = path.posix.basename(visits);
      rmSync(path.join(tree.root, visits));
      const lines = (await lock()).split('\n').filter((line) => !line.endsWith(` ${name}`));
      tree.plant({ 'database/migrations.lock': lines.join('\n') });
      expect(await told()).toContainEqual(expect.stringMatching(/_visits\.sql landed and is gone from the lock/));
    });

    test('a branch may change what it has not landed', async () => {
      git('2027-03-01T00:00:00Z', 'checkout', '-b', 'places');
      tree.plant({ [next]: 'alter table visits add place text;\n' });
      await told(true);
      commit(1);
      await rewrite(next);
      expect(await told()).toEqual([]);
    });
  });
});
