// Doctors compared in the background while a steward decides about one of their pairs (product 3.2; reliability: no deadlocks).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { sessionsWaitingForLock } from '../../../../../../tools/testing/database.ts';
import { mergeStage, type MergeStage } from '../../../../../../tools/testing/duplicates/stage.ts';
import { insertPairsOf, insertPairsOfStep } from './blocks.sql.ts';

let app: TestApp;
let stage: MergeStage;

beforeAll(async () => {
  app = await startTestApp();
  stage = mergeStage(app, await app.as('su.zhen'));
});
afterAll(() => app.close());

const pairsAmong = (ids: readonly string[]) => app.owner<{ leftId: string; rightId: string }[]>`
  select left_id as "leftId", right_id as "rightId" from duplicate_pairs
  where enterprise_id = 1 and left_id = any(${ids as string[]}::bigint[]) and right_id = any(${ids as string[]}::bigint[]) order by 1, 2`;

it.each(['one doctor', 'a search'])(
  '3.2 %s waits for the decision about a pair before it touches the pair, so that neither fails',
  async (which) => {
    const ids = (await stage.doctors(3)) as [string, string, string];
    const [one, other, third] = ids;
    await stage.makeAlike([one, other], 'NONE');
    await stage.makeAlike([other, third], 'NONE');
    const compare = () =>
      app.app.connections
        .bound('1')
        .begin((sql) =>
          which === 'a search'
            ? insertPairsOfStep(sql, { kind: 'MAIL' }, { askScore: 65, scanId: '0' })
            : insertPairsOf(sql, one, 65),
        );
    await app.owner`update doctors set email = 'same@hospital.example' where enterprise_id = 1 and id = any(${ids}::bigint[])`;
    await compare();
    const found = await pairsAmong(ids);
    expect(found).toHaveLength(which === 'a search' ? 3 : 2);
    // One pair stands already and is compared again, the others are new.
    const stands = found[0]!;
    await app.owner`
      delete from duplicate_pairs where enterprise_id = 1 and left_id = any(${ids}::bigint[]) and right_id = any(${ids}::bigint[])
        and (left_id, right_id) <> (${stands.leftId}::bigint, ${stands.rightId}::bigint)`;
    const { comparing } = await app.owner.begin(async (decision) => {
      // A merge and a rejection begin with both.
      await decision`select id from doctors where enterprise_id = 1 and id in (${stands.leftId}, ${stands.rightId}) order by id for update`;
      const begun = compare();
      await expect.poll(() => sessionsWaitingForLock(app.owner)).toBe(1);
      await decision`delete from duplicate_pairs where enterprise_id = 1 and left_id = ${stands.leftId} and right_id = ${stands.rightId}`;
      return { comparing: begun };
    });
    await comparing;
    expect(await pairsAmong(ids)).toEqual(found);
  },
);
