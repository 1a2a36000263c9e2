// Many doctors are tagged and untagged in the background, stopped and undone (specification 7.5, tags).
import {
  doctorEndpoints,
  doctorTagWorkEndpoints as tagWork,
  doctorWorkEndpoints as work,
  type WorkState,
} from '@yijian/contract/doctors';
import { tagEndpoints as terms } from '@yijian/contract/tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let steward: Caller;
let compliance: Caller;
/** Of 陈亦舟; untagged at first. */
let mine: string;
/** Of another enterprise. */
let foreign: string;

const termId = async (name: string): Promise<string> =>
  (await steward.call(terms.listTerms)).body.result.find((term) => term.name === name)!.id;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager, steward, compliance] = (await Promise.all(
    ['chen.yizhou', 'zhou.minxing', 'su.zhen', 'shen.lian'].map((login) => app.as(login)),
  )) as [Caller, Caller, Caller, Caller];
  const [untagged] = await app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' and not exists (select from doctor_tags x where x.enterprise_id = 1 and x.doctor_id = o.doctor_id)
    order by o.id limit 1`;
  const [theirs] = await app.owner<{ id: string }[]>`
    select id::text from doctors where enterprise_id = 2 order by id limit 1`;
  [mine, foreign] = [untagged!.id, theirs!.id];
});
afterAll(() => app.close());

describe('bulk acts', () => {
  const ended = async (who: Caller, id: string, state: WorkState) => {
    const now = async () => (await who.call(work.find, { params: { id } })).body.result.state;
    await expect.poll(now, { timeout: 20_000, interval: 50 }).toBe(state);
    return (await who.call(work.find, { params: { id } })).body.result;
  };
  const count = async (query: object) =>
    (await rep.call(doctorEndpoints.count, { query: { type: 'MY_CUSTOMER', ...query } })).body.result.totalElements;

  it('all that match are tagged, who carried the tag before keeps it when the act is undone', async () => {
    const before = await count({ tag: ['指南专家'] });
    const matching = await count({ tier: ['A', 'B'] });
    const body = {
      act: 'ADD' as const,
      termIds: [await termId('指南专家')],
      filter: { tier: ['A' as const, 'B' as const] },
    };
    const had = await count({ tier: ['A', 'B'], tag: ['指南专家'] });
    expect(had).toBeGreaterThan(0);
    const { id } = (await rep.call(tagWork.begin, { body })).body.result;
    const done = await ended(rep, id, 'DONE');
    expect(done).toMatchObject({ matched: matching, done: matching, created: matching - had, kind: 'TAG' });
    expect(await count({ tier: ['A', 'B'], tag: ['指南专家'] })).toBe(matching);
    expect((await rep.call(work.undo, { params: { id } })).status).toBe(200);
    await ended(rep, id, 'UNDONE');
    expect(await count({ tag: ['指南专家'] })).toBe(before);
    const again = (await rep.call(work.undo, { params: { id } })).body;
    expect([again.error, again.message]).toEqual(['doctors.workState', '这次批量操作已撤销；现在可以：无']);
  });

  it('a removal gives back on undo what it took, with who gave it and when', async () => {
    const facts = () => app.owner`
      select x.doctor_id, x.source, x.added_by, x.added_at from doctor_tags x join tag_terms t on t.enterprise_id = x.enterprise_id and t.id = x.term_id
      where x.enterprise_id = 1 and t.name = '讲者' order by x.doctor_id`;
    const before = await facts();
    const body = { act: 'REMOVE' as const, termIds: [await termId('讲者')] };
    const { id } = (await rep.call(tagWork.begin, { body })).body.result;
    expect((await ended(rep, id, 'DONE')).created).toBeGreaterThan(0);
    expect(await count({ tag: ['讲者'] })).toBe(0);
    await rep.call(work.undo, { params: { id } });
    await ended(rep, id, 'UNDONE');
    expect(await facts()).toEqual(before);
  });

  it('refuses unknown terms, doctors out of reach and readers; an act is its starter’s', async () => {
    const good = await termId('讲者');
    const start = (who: Caller, body: object) => who.call(tagWork.begin, { body: { act: 'ADD', ...body } });
    expect((await start(rep, { termIds: ['999999'] })).body.error).toBe('tags.notFound');
    expect((await start(rep, { termIds: [] })).status).toBe(400);
    expect((await start(rep, { termIds: [good], ids: [mine, foreign] })).body.error).toBe('doctors.notFound');
    expect((await start(compliance, { termIds: [good], ids: [mine] })).status).toBe(403);
    const { id } = (await start(rep, { termIds: [good], ids: [mine] })).body.result;
    expect((await manager.call(work.find, { params: { id } })).body.error).toBe('doctors.workNotFound');
    expect((await manager.call(work.undo, { params: { id } })).body.error).toBe('doctors.workNotFound');
    await ended(rep, id, 'DONE');
    expect((await rep.call(work.cancel, { params: { id } })).body.error).toBe('doctors.workState');
    await rep.call(work.undo, { params: { id } });
    await ended(rep, id, 'UNDONE');
  });
});
