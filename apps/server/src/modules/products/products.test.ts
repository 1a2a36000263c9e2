// The products a user works for.
import { productEndpoints } from '@yijian/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

const own = async (caller: Caller) => (await caller.call(productEndpoints.listOwn)).body.result;

test('both addresses of the specification give the same products', async () => {
  const system = await rep.call(productEndpoints.listSystem);
  expect(system.status).toBe(200);
  expect(system.body.result.length).toBeGreaterThan(0);
  expect(await own(rep)).toEqual(system.body.result);
});

test('only assigned products; all of them when none are assigned or the range is ALL', async () => {
  const all = await own(await app.as('admin'));
  expect(all.length).toBeGreaterThan(1);
  await app.owner`delete from user_products up using users u where u.enterprise_id = up.enterprise_id and u.id = up.user_id and u.login = 'chen.yizhou'`;
  expect(await own(rep)).toEqual(all);
  await app.owner`
    insert into user_products (enterprise_id, user_id, product_id) select u.enterprise_id, u.id, ${all[1]!.id} from users u where u.login = 'chen.yizhou'`;
  expect(await own(rep)).toEqual([all[1]]);
  await app.owner`update products set is_enabled = false where id = ${all[1]!.id}`;
  expect(await own(rep)).toEqual([]);
});

test('another enterprise has products of its own, no token is 401, a stray query is named', async () => {
  const ids = new Set((await own(await app.as('admin'))).map((product) => product.id));
  const theirs = await own(await app.as('tang.ke', 'kanglan'));
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs.some((product) => ids.has(product.id))).toBe(false);
  expect((await app.anonymous().call(productEndpoints.listOwn)).status).toBe(401);
  expect((await rep.call(productEndpoints.listOwn, { query: { userId: '1' } })).body.fields?.[0]?.field).toBe(
    'query.userId',
  );
});
