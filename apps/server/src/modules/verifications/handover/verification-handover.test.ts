// Open requests of someone who leaves go on under the successor's name, and come back (product 3.25; product: verification).
import { handoverEndpoints } from '@yijian/contract/handovers';
import { verificationEndpoints as calls } from '@yijian/contract/verifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { openStage, type Stage } from '../../../../../../tools/testing/verifications/stage.ts';

let app: TestApp;
let stage: Stage;

beforeAll(async () => {
  app = await startTestApp();
  stage = await openStage(app);
}, 60_000);
afterAll(() => app.close());

const ownerOf = async (id: string): Promise<string> => {
  const [row] = await app.owner<{ login: string }[]>`
    select u.login from verification_requests r join users u on u.enterprise_id = r.enterprise_id and u.id = r.requester_id where r.id = ${id}`;
  return row!.login;
};
const idOf = async (login: string): Promise<string> => {
  const [row] = await app.owner<
    { id: string }[]
  >`select id::text from users where enterprise_id = 1 and login = ${login}`;
  return row!.id;
};

test('open requests pass to the successor, those the successor reviews and those that are decided stay, and an undo gives them back', async () => {
  const [draft, waiting, reviewed] = [await stage.drafted(), await stage.submitted(), await stage.picked()];
  const [leaver, steward] = [await idOf('chen.yizhou'), await idOf('su.zhen')];
  const [decided] = await app.owner<{ id: string }[]>`
    select id::text from verification_requests where requester_id = ${leaver} and state = 'VERIFIED' order by id limit 1`;
  const admin = await app.as('admin');
  const preview = await admin.call(handoverEndpoints.preview, { params: { id: leaver } });
  const { stamp, items } = preview.body.result;
  const count = items.find((item) => item.kind === 'verifications')?.count ?? 0;
  expect(count).toBeGreaterThanOrEqual(3);
  const done = await admin.call(handoverEndpoints.begin, {
    body: { fromUserId: leaver, stamp, reason: '离职', assignments: [{ kind: 'verifications', toUserId: steward }] },
  });
  expect([done.status, done.body.result?.state]).toEqual([200, 'DONE']);
  expect(await Promise.all([draft, waiting, reviewed].map(ownerOf))).toEqual(['su.zhen', 'su.zhen', 'chen.yizhou']);
  expect(decided && (await ownerOf(decided.id))).toBe('chen.yizhou');
  const alien = await stage.rep.call(calls.withdraw, { params: { id: waiting } });
  expect(alien.status).not.toBe(200);

  const undone = await admin.call(handoverEndpoints.undo, { params: { id: done.body.result.id } });
  expect([undone.status, undone.body.result?.keptCount]).toEqual([200, 0]);
  expect(await Promise.all([draft, waiting, reviewed].map(ownerOf))).toEqual(Array(3).fill('chen.yizhou'));
});
