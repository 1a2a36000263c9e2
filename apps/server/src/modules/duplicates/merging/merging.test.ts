// What happens around a merge: archiving meanwhile, what was rejected before, keys that change before it is undone (product 3.2).
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { doctorKeepingEndpoints as keeping } from '@yijian/contract/doctors';
import { duplicateEndpoints as calls } from '@yijian/contract/duplicates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { sessionsWaitingForLock } from '../../../../../../tools/testing/database.ts';
import { snapshot } from '../../../../../../tools/testing/duplicates/references.ts';
import { mergeStage, type MergeStage } from '../../../../../../tools/testing/duplicates/stage.ts';
import { moveWeeksToToday } from '../../../../../../tools/testing/figures/doctor-figures.ts';
import { openConnections } from '../../../platform/db/index.ts';
import { openLog } from '../../../platform/log/index.ts';
import { keyUse, openVault, readKeyFile, rotateKeys, selectPersonal } from '../../../platform/secrets/index.ts';
import { selectLikeness } from './comparison.sql.ts';
import { mergeJournal } from './sealed-journal.sql.ts';

let app: TestApp;
let steward: Caller;
let stage: MergeStage;

beforeAll(async () => {
  app = await startTestApp();
  await moveWeeksToToday(app);
  steward = await app.as('su.zhen');
  stage = mergeStage(app, steward);
});
afterAll(() => app.close());

const two = () => stage.doctors(2) as Promise<[string, string]>;
const archive = (doctorId: string) =>
  steward.call(keeping.archive, { body: { doctorId, reason: 'RETIRED', note: '已退休' } });
const restore = (id: string) => steward.call(keeping.restore, { params: { id }, body: {} });
const planOf = async (survivorId: string, loserId: string) => {
  const plan = { survivorId, loserId, choices: {} };
  const { stamp } = (await steward.call(calls.preview, { body: plan })).body.result;
  return { ...plan, stamp, note: '' };
};
const stateOf = async (id: string) => {
  const [row] = await app.owner<{ isEnabled: boolean; reason: string | null }[]>`
    select is_enabled as "isEnabled", archive_reason as reason from doctors where enterprise_id = 1 and id = ${id}`;
  return row;
};
const waiting = () => sessionsWaitingForLock(app.owner);

describe('archiving while a merge is under way', () => {
  it('3.2 an archive between preview and merge makes the preview out of date; undone, the archive stands as it was', async () => {
    const [survivor, loser] = await two();
    const early = await planOf(survivor, loser);
    expect((await archive(loser)).status).toBe(200);
    const refused = await steward.call(calls.merge, { body: early });
    expect([refused.status, refused.body.error]).toEqual([409, 'duplicates.changedMeanwhile']);
    const before = await snapshot(app.owner, [survivor, loser]);
    const merged = await stage.merge(survivor, loser);
    expect(merged.status, merged.body.message).toBe(200);
    expect(await stateOf(survivor)).toEqual({ isEnabled: true, reason: null });
    expect((await stage.unmerge(merged.body.result.mergeId)).body.result).toMatchObject({ kept: 0 });
    expect(await snapshot(app.owner, [survivor, loser])).toEqual(before);
    expect(await stateOf(loser)).toEqual({ isEnabled: false, reason: 'RETIRED' });
    const restored = await restore(loser);
    expect(restored.body, JSON.stringify(restored)).toMatchObject({ result: { id: loser, archive: null } });
  });

  it('3.2 a merge that holds both doctors is waited for: the archive then finds none to archive', async () => {
    const [survivor, loser] = await two();
    const body = await planOf(survivor, loser);
    const [merged, archived] = await app.owner
      .begin(async (holder) => {
        await holder`select id from doctors where enterprise_id = 1 and id = any(${[survivor, loser]}::bigint[]) for update`;
        const merging = steward.call(calls.merge, { body });
        await expect.poll(waiting).toBe(1);
        const archiving = archive(loser);
        await expect.poll(waiting).toBe(2);
        return [merging, archiving] as const;
      })
      .then((calling) => Promise.all(calling));
    expect(merged.status, merged.body.message).toBe(200);
    expect([archived.status, archived.body.error]).toEqual([404, 'doctors.notFound']);
    expect((await stage.unmerge(merged.body.result.mergeId)).status).toBe(200);
    expect(await stateOf(loser)).toEqual({ isEnabled: true, reason: null });
  });

  it('3.2 of two archived ones none comes back by a merge; who is restored since stays so when it is undone', async () => {
    const [survivor, loser] = await two();
    await archive(survivor);
    await archive(loser);
    const merged = await stage.merge(survivor, loser);
    expect(await stateOf(survivor)).toEqual({ isEnabled: false, reason: 'RETIRED' });
    expect((await restore(survivor)).status).toBe(200);
    expect((await stage.unmerge(merged.body.result.mergeId)).status).toBe(200);
    expect([await stateOf(survivor), await stateOf(loser)]).toEqual([
      { isEnabled: true, reason: null },
      { isEnabled: false, reason: 'RETIRED' },
    ]);
  });

  it('3.2 an archived survivor works again with the one that goes, and is archived again when it is undone', async () => {
    const [survivor, loser] = await two();
    await archive(survivor);
    const merged = await stage.merge(survivor, loser);
    expect(await stateOf(survivor)).toEqual({ isEnabled: true, reason: null });
    await stage.unmerge(merged.body.result.mergeId);
    expect([await stateOf(survivor), await stateOf(loser)]).toEqual([
      { isEnabled: false, reason: 'RETIRED' },
      { isEnabled: true, reason: null },
    ]);
  });
});

describe('what was rejected before', () => {
  const reject = (leftId: string, rightId: string, note: string) =>
    steward.call(calls.reject, { body: { leftId, rightId, note } });
  const rejected = async (doctorId: string) => {
    const list = await steward.call(calls.list, { query: { box: 'REJECTED', doctorId } });
    return list.body.result.content.map(({ left, right, note }) => [
      [left.id, right.id].find((id) => id !== doctorId),
      note,
    ]);
  };

  it('3.2 what was said of the doctor that goes is said of the one that stays, but not of itself, and comes back', async () => {
    const [survivor, loser, third, fourth] = (await stage.doctors(4)) as [string, string, string, string];
    await reject(loser, third, '与第三位不是同一人');
    await reject(loser, fourth, '来自被合并者');
    await reject(survivor, fourth, '来自保留者');
    await reject(survivor, loser, '当时看错');
    const before = await snapshot(app.owner, [survivor, loser]);
    const merged = await stage.merge(survivor, loser, { name: 'LOSER', phone: 'LOSER' });
    expect(merged.status, merged.body.message).toBe(200);
    expect(new Map((await rejected(survivor)) as [string, string][])).toEqual(
      new Map([
        [third, '与第三位不是同一人'],
        [fourth, '来自保留者'],
      ]),
    );
    // What was passed on holds under the likeness as it is now.
    const kept = await app.owner<{ left: string; right: string; print: string }[]>`
      select left_id as left, right_id as right, print from duplicate_rejections
      where enterprise_id = 1 and ${survivor} in (left_id, right_id)`;
    const pool = app.app.connections.bound('1');
    const now = await Promise.all(kept.map(({ left, right }) => selectLikeness(pool, left, right)));
    expect(kept.map(({ print }) => print)).toEqual(now.map(({ print }) => print));
    expect((await stage.unmerge(merged.body.result.mergeId)).body.result).toMatchObject({ kept: 0 });
    expect(await snapshot(app.owner, [survivor, loser])).toEqual(before);
  });

  it('3.2 a pair the survivor stood in goes out of the list with the passed rejection, and stands there again when undone', async () => {
    const [survivor, loser, third] = (await stage.doctors(3)) as [string, string, string];
    const [left, right] = [survivor, third].toSorted((a, b) => Number(a) - Number(b)) as [string, string];
    await app.owner`
      insert into duplicate_pairs (enterprise_id, left_id, right_id, score, verdicts, print) values (1, ${left}, ${right}, 80, '{}', 'x')
      on conflict do nothing`;
    await reject(loser, third, '两个人');
    const open = async () =>
      (await steward.call(calls.list, { query: { doctorId: survivor } })).body.result.content.flatMap((pair) => [
        pair.left.id,
        pair.right.id,
      ]);
    expect(await open()).toContain(third);
    const merged = await stage.merge(survivor, loser);
    expect(await open()).not.toContain(third);
    await stage.unmerge(merged.body.result.mergeId);
    expect(await open()).toContain(third);
  });

  it('3.2 where the other doctor of a rejection is gone since, a merge can be undone all the same', async () => {
    const [survivor, loser, third, fourth] = (await stage.doctors(4)) as [string, string, string, string];
    await reject(loser, third, '两个人');
    const first = await stage.merge(survivor, loser);
    const second = await stage.merge(fourth, third);
    expect(await rejected(survivor)).toEqual([[fourth, '两个人']]);
    const undone = await stage.unmerge(first.body.result.mergeId);
    expect(undone.body.result).toMatchObject({ restoredId: loser, kept: 1 });
    expect((await stage.unmerge(second.body.result.mergeId)).status).toBe(200);
  });
});

describe('a no while a merge is under way', () => {
  it('3.2 a no about a pair that is being merged is told who merged it', async () => {
    const [survivor, loser] = await two();
    const body = await planOf(survivor, loser);
    const [merged, rejected] = await app.owner
      .begin(async (holder) => {
        await holder`select id from doctors where enterprise_id = 1 and id = any(${[survivor, loser]}::bigint[]) for update`;
        const merging = steward.call(calls.merge, { body });
        await expect.poll(waiting).toBe(1);
        const rejecting = steward.call(calls.reject, { body: { leftId: survivor, rightId: loser, note: '两个人' } });
        await expect.poll(waiting).toBe(2);
        return [merging, rejecting] as const;
      })
      .then((calling) => Promise.all(calling));
    expect(merged.status, merged.body.message).toBe(200);
    expect([rejected.status, rejected.body.error]).toEqual([409, 'duplicates.mergedAlready']);
  });
});

describe('keys that change', () => {
  it('3.2 numbers in the journal are sealed anew with the others; undone under the new key everything is as it was', async () => {
    const [survivor, loser] = await two();
    const [other, gone] = await two();
    const enterpriseIds = ['1', '2'];
    await app.owner`delete from personal_values where enterprise_id = 1 and table_name = 'doctors' and field = 'PHONE' and row_id = ${other}`;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-merge-keys-'));
    const file = path.join(folder, 'keys.json');
    cpSync(app.database.keyFile, file);
    const { appUrl: url } = app.database;
    const connections = openConnections({
      url,
      poolSize: 1,
      pools: 3,
      statementTimeout: 60_000,
      log: openLog('silent'),
    });
    const vault = openVault(file);
    const numbers = async () => {
      const open = async (field: 'PHONE' | 'LICENCE_NUMBER') => {
        const set = { enterpriseId: '1', table: 'doctors', field };
        return selectPersonal(connections.bound('1'), vault, set, [survivor, loser, other, gone]);
      };
      return [await open('PHONE'), await open('LICENCE_NUMBER')];
    };
    const unsealed = async () => {
      const found = await snapshot(app.owner, [survivor, loser, other, gone]);
      const lines = found['personal_values']!.map((line) => JSON.parse(line) as Record<string, unknown>);
      return { ...found, personal_values: lines.map(({ sealed: _sealed, key_id: _key, ...line }) => line) };
    };
    try {
      const before = [await unsealed(), await numbers()];
      const replaced = await stage.merge(survivor, loser, { phone: 'LOSER' });
      const added = await stage.merge(other, gone, { phone: 'LOSER' });
      const uses = await keyUse({ connections, enterpriseIds, stores: [mergeJournal] });
      expect(uses.some(({ table, key, rows }) => table === 'duplicate_merge_rows' && key === 1 && rows > 2)).toBe(true);
      await rotateKeys({ connections, enterpriseIds, file, stores: [mergeJournal], say: () => {} });
      const after = await keyUse({ connections, enterpriseIds, stores: [mergeJournal] });
      expect(new Set(after.map(({ key }) => key))).toEqual(new Set([2]));
      expect([...readKeyFile(file).retired]).toEqual([1]);
      for (const { body } of [replaced, added])
        expect((await stage.unmerge(body.result.mergeId)).body.result).toMatchObject({ kept: 0 });
      expect([await unsealed(), await numbers()]).toEqual(before);
    } finally {
      await connections.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
