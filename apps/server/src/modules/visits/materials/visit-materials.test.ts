// What is shown in visits: only editions in force at the time, told to whoever may read it, found again by edition (product: field visits).
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { libraryEndpoints as library } from '@yijian/contract/library';
import { visitEndpoints as visits, visitMaterialEndpoints, type NewVisit } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

let app: TestApp;
let desk: SendingDesk;
let rep: Caller;
let medical: Caller;
let doctorId: string;
let slots = 0;

beforeAll(async () => {
  app = await startTestApp();
  desk = await sendingDesk(app, new Date());
  rep = desk.rep;
  medical = await app.as('lin.zhiyuan');
  doctorId = await ownDoctorOf('chen.yizhou');
});
afterAll(() => app.close());

async function ownDoctorOf(login: string): Promise<string> {
  const [row] = await app.owner<[{ id: string }]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where o.enterprise_id = 1 and u.login = ${login} order by o.doctor_id limit 1`;
  return row.id;
}

/** A moment of its own: a visitor is in one place at a time. */
const soon = (): Date => new Date(Date.now() - 60_000 * (90 + 7 * ++slots));
/** At an hour at which nobody of the demo visits, whenever the test runs. */
const atNight = (ahead: number): string => new Date(`${shanghaiDay(ahead)}T03:20:00+08:00`).toISOString();
const draft = (materials: object[], change: object = {}): NewVisit =>
  ({
    doctorId,
    visitType: 'FACE',
    visitPurposes: ['ACADEMIC'],
    visitDuration: 'UNDER_5',
    visitResults: 'DELIVERED',
    startsAt: soon().toISOString(),
    materials,
    as: 'submit',
    ...change,
  }) as unknown as NewVisit;
const add = (materials: object[], { by = rep, ...change }: { by?: Caller } & Record<string, unknown> = {}) =>
  by.call(visits.add, { body: draft(materials, change) });
const shownIn = async (id: string, by = rep) =>
  (await by.call(visits.find, { params: { id } })).body.result.materials.map(({ kind, id: edition, standing }) => [
    kind,
    edition,
    standing,
  ]);
const offered = async (by: Caller, query: object = {}) =>
  (await by.call(visitMaterialEndpoints.list, { query })).body.result;
const recall = async (id: string): Promise<void> => {
  expect((await desk.compliance.call(articles.recall, { params: { id }, body: { reason: '数据更正' } })).status).toBe(
    200,
  );
};
/** Published an hour before the visits of these tests. */
async function published(change: object = {}): Promise<string> {
  const id = await desk.publish(change);
  await app.owner`update articles set published_at = now() - interval '3 days' where enterprise_id = 1 and id = ${id}`;
  return id;
}
async function materialInForce(audience: 'PROMOTIONAL' | 'MEDICAL'): Promise<string> {
  const query = { state: 'APPROVED', audience, size: 1 } as const;
  const { content } = (await desk.compliance.call(library.list, { query })).body.result;
  await app.owner`update library_materials set effective_on = ${shanghaiDay(-9)} where enterprise_id = 1 and id = ${content[0]!.id}`;
  return content[0]!.id;
}

describe('what was shown', () => {
  test('articles and materials of the library are kept in their order, read in the visit and put in another by a change', async () => {
    const article = { kind: 'ARTICLE', id: await published() };
    const material = { kind: 'MATERIAL', id: await materialInForce('PROMOTIONAL') };
    const { id, version } = (await add([material, article], { as: 'save' })).body.result;
    expect(await shownIn(id)).toEqual([
      ['MATERIAL', material.id, 'IN_FORCE'],
      ['ARTICLE', article.id, 'IN_FORCE'],
    ]);
    const { doctorId: _, as: __, ...change } = draft([article]);
    expect((await rep.call(visits.change, { params: { id }, body: { ...change, version } })).status).toBe(200);
    expect(await shownIn(id)).toEqual([['ARTICLE', article.id, 'IN_FORCE']]);
  });

  test('a visit is found by the edition that was shown in it', async () => {
    const articleId = await published();
    const { id } = (await add([{ kind: 'ARTICLE', id: articleId }])).body.result;
    const query = { page: 0, size: 20 };
    const found = (await rep.call(visits.listMy, { query, body: { articleId } })).body.result.content;
    expect(found.map((visit) => visit.id)).toEqual([id]);
    expect((await rep.call(visits.countMy, { body: { articleId } })).body.result.totalElements).toBe(1);
  });

  test('a draft that is unknown, named twice or of a wrong kind names its field, and nothing is kept', async () => {
    const articleId = await published();
    const fields = async (materials: object[]) => {
      const answer = await add(materials);
      return [answer.status, answer.body.fields?.map((one) => one.field)];
    };
    const one = { kind: 'ARTICLE', id: articleId };
    expect(await fields([one, one])).toEqual([400, ['body.materials.1']]);
    expect(await fields([one, { kind: 'MATERIAL', id: '987654321' }])).toEqual([400, ['body.materials.1']]);
    expect(await fields([{ kind: 'LEAFLET', id: articleId }])).toEqual([400, ['body.materials.0.kind']]);
    expect((await rep.call(visits.countMy, { body: { articleId } })).body.result.totalElements).toBe(0);
  });

  test('articles and materials of another enterprise do not exist', async () => {
    const [row] = await app.owner<[{ id: string }]>`
      insert into library_materials (enterprise_id, type, audience, title, state, approval_number, effective_on, expires_on, owner_id)
      select u.enterprise_id, 'SLIDES', 'PROMOTIONAL', '别家的资料', 'APPROVED', 'YJ-2020-0001', ${shanghaiDay(-9)}, ${shanghaiDay(9)}, min(u.id)
      from users u where u.enterprise_id = 2 group by u.enterprise_id returning id::text as id`;
    const answer = await add([{ kind: 'MATERIAL', id: row.id }]);
    expect([answer.status, answer.body.fields?.[0]?.message]).toEqual([400, '不存在，或不可展示']);
  });
});

describe('only what was in force', () => {
  test('a recalled article may be named for a visit before its recall, not for one after it, and says so since', async () => {
    const id = await published({ title: '将被召回的文章' });
    const before = draft([{ kind: 'ARTICLE', id }]);
    await recall(id);
    const kept = await rep.call(visits.add, { body: before });
    expect(await shownIn(kept.body.result.id)).toEqual([['ARTICLE', id, 'RECALLED']]);
    await app.owner`update articles set ended_at = now() - interval '2 days' where enterprise_id = 1 and id = ${id}`;
    const after = await add([{ kind: 'ARTICLE', id }]);
    expect(after.status).toBe(400);
    expect(after.body.fields).toEqual([
      { field: 'body.materials.0', message: expect.stringMatching(/^《将被召回的文章》在拜访时不在有效期内/) },
    ]);
  });

  test('neither before its publication nor after its last day', async () => {
    const id = await published();
    const early = await add([{ kind: 'ARTICLE', id }], {
      startsAt: atNight(-4),
      as: 'save',
    });
    expect(early.status).toBe(400);
    await app.owner`update articles set expires_on = ${shanghaiDay(-1)} where enterprise_id = 1 and id = ${id}`;
    const plan = await add([{ kind: 'ARTICLE', id }], {
      startsAt: atNight(3),
      as: 'plan',
      isFlexible: true,
    });
    expect(plan.body.fields?.map((one) => one.field)).toEqual(['body.materials.0']);
  });

  test('the list offers what is in force on the day, of the product or of none, medical ones to medical affairs', async () => {
    const [product] = await app.owner<[{ id: string }]>`
      select id::text as id from products where enterprise_id = 1 and is_enabled order by id limit 1`;
    const [general, gone] = [await published({ productId: product.id }), await published()];
    await recall(gone);
    const secret = await materialInForce('MEDICAL');
    const ids = (list: readonly { id: string; kind: string }[]) => list.map(({ kind, id }) => `${kind} ${id}`);
    const ofProduct = await offered(rep, { productId: product.id });
    expect(ofProduct.find((one) => one.kind === 'ARTICLE' && one.id === general)?.isOfProduct).toBe(true);
    expect(ofProduct.findIndex((one) => !one.isOfProduct)).toBe(ofProduct.filter((one) => one.isOfProduct).length);
    expect(ids(await offered(rep))).not.toContain(`ARTICLE ${gone}`);
    expect(ids(await offered(rep, { on: shanghaiDay(-30) }))).not.toContain(`ARTICLE ${general}`);
    expect(ids(await offered(rep))).not.toContain(`MATERIAL ${secret}`);
    expect(ids(await offered(medical))).toContain(`MATERIAL ${secret}`);
    const refused = await add([{ kind: 'MATERIAL', id: secret }]);
    expect(refused.body.fields?.[0]).toEqual({ field: 'body.materials.0', message: '不存在，或不可展示' });
    expect((await (await app.as('qian.hui')).call(visitMaterialEndpoints.list)).status).toBe(403);
    expect((await rep.call(visitMaterialEndpoints.list, { query: { on: 'x' } })).body.fields?.[0]?.field).toBe(
      'query.on',
    );
  });
});
