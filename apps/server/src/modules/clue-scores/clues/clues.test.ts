// Clues from opened to ended (product 3.16; Clue machine).
import { clueEndpoints as clues } from '@yijian/contract/clue-scores';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { addApplied, addProduct, withRules } from '../../../../../../tools/testing/clues/market-desk.ts';
import { anyAct } from '../../../../../../tools/testing/clues/rule-sets.ts';

let app: TestApp;
let market: Caller;
let rep: Caller;
let manager: Caller;
afterAll(() => app.close());

describe('3.16 a clue', () => {
  let productId: string;
  const list = async (who: Caller, query: object = {}) =>
    (await who.call(clues.list, { query: { productId, size: 100, ...query } })).body.result;

  beforeAll(async () => {
    app = await startTestApp();
    [market, rep, manager] = [await app.as('fang.ruogu'), await app.as('chen.yizhou'), await app.as('zhou.minxing')];
    productId = await addProduct(app);
    const scoring = withRules([
      { axis: 'FIT', name: '重点医生', points: 60, condition: { op: 'IS', attribute: 'TIER', values: ['A'] } },
      anyAct(),
    ]);
    await addApplied(market, { productId, scoring });
  });

  it('is opened for each doctor who reaches the grade, for whoever looks after the doctor, in the range of the caller', async () => {
    const [wanted] = await app.owner<{ n: number }[]>`
      select count(*)::int as n from clue_scores s join clue_sets e on e.id = s.set_id and e.enterprise_id = 1
      where s.enterprise_id = 1 and e.product_id = ${productId} and s.grade = 'A'`;
    const own = await list(rep, { whose: 'OWN' });
    expect((await market.call(clues.count, { query: { productId } })).body.result.totalElements).toBe(wanted!.n);
    expect(own.content.length).toBeGreaterThan(3);
    expect(own.content.every(({ isOwn, state, dueAt }) => isOwn && state === 'ASSIGNED' && dueAt !== null)).toBe(true);
    expect(own.content[0]).toMatchObject({
      grade: 'A',
      reasons: [{ name: '重点医生', points: 60 }, ...own.content[0]!.reasons.slice(1)],
    });
    const scores = own.content.map(({ score }) => score!);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    const elsewhere = await app.as('wen.zhixu');
    const others = await list(elsewhere);
    expect(others.content.some(({ id }) => own.content.some((one) => one.id === id))).toBe(false);
    const count = (await rep.call(clues.count, { query: { productId, whose: 'OWN', grade: 'A' } })).body.result;
    expect(count.totalElements).toBe(own.content.length);
  });

  it('is followed and converted by its owner; each other step is refused by name', async () => {
    const [clue, spare] = (await list(rep, { whose: 'OWN', state: 'ASSIGNED' })).content;
    const params = { id: clue!.id };
    const body = { note: '已约访' };
    expect((await manager.call(clues.follow, { params })).body.error).toBe('clue-scores.notOwn');
    const early = await rep.call(clues.convert, { params, body });
    expect([early.status, early.body.error]).toEqual([409, 'clue-scores.wrongState']);
    expect((await rep.call(clues.follow, { params })).status).toBe(200);
    expect((await rep.call(clues.follow, { params })).body.error).toBe('clue-scores.wrongState');
    expect((await rep.call(clues.convert, { params, body })).status).toBe(200);
    for (const step of ['convert', 'invalidate'] as const)
      expect((await rep.call(clues[step], { params, body })).body.error).toBe('clue-scores.wrongState');
    const ids = [clue!.id, spare!.id];
    const recycled = await manager.call(clues.recycle, { body: { ids, reason: '重新分配' } });
    expect(recycled.body.error).toBe('clue-scores.wrongState');
    expect((await list(rep, { whose: 'OWN' })).content.find(({ id }) => id === spare!.id)!.state).toBe('ASSIGNED');
    expect((await rep.call(clues.invalidate, { params: { id: spare!.id }, body: { note: '已离职' } })).status).toBe(
      200,
    );
    const ended = (await list(rep, { state: 'INVALID' })).content.find(({ id }) => id === spare!.id);
    expect(ended).toMatchObject({ note: '已离职', dueAt: null });
  });

  it('is assigned and recycled by managers for the colleagues of their range alone', async () => {
    const [first, second] = (await list(rep, { whose: 'OWN', state: 'ASSIGNED' })).content;
    const ids = [first!.id, second!.id];
    const asked = await manager.call(clues.owners);
    expect(asked.body.code, asked.body.message).toBe(200);
    const owners = asked.body.result;
    const other = owners.find(({ id }) => id !== first!.ownerId)!;
    expect((await rep.call(clues.assign, { body: { ids, userId: other.id } })).status).toBe(403);
    expect((await manager.call(clues.assign, { body: { ids, userId: other.id } })).body.result).toEqual({ moved: 2 });
    expect((await list(manager, { state: 'ASSIGNED' })).content.find(({ id }) => id === first!.id)!.ownerId).toBe(
      other.id,
    );
    const [stranger] = await app.owner<{ id: string }[]>`select id::text from users where login = 'wen.zhixu'`;
    const unfit = await manager.call(clues.assign, { body: { ids, userId: stranger!.id } });
    expect(unfit.body.error).toBe('clue-scores.ownerUnfit');
    expect((await manager.call(clues.recycle, { body: { ids, reason: '久未跟进' } })).body.result).toEqual({
      moved: 2,
    });
    const back = (await list(manager, { state: 'RECYCLED' })).content.find(({ id }) => id === first!.id);
    expect(back).toMatchObject({ ownerId: null, note: '久未跟进' });
    const unknown = await manager.call(clues.assign, { body: { ids: ['999999999'], userId: other.id } });
    expect(unknown.status).toBe(404);
    expect((await manager.call(clues.assign, { body: { ids, userId: other.id } })).status).toBe(200);
  });

  it('tells neither score nor owner where the role hides them: not shown, filtered, sorted or in the ledger', async () => {
    const before = await list(manager);
    expect(before.content.some(({ ownerName }) => ownerName !== '')).toBe(true);
    const rights = async () => (await manager.call(userEndpoints.findInfo)).body.result.rights;
    const earlier = await rights();
    const hide = ['doctor.clueScore', 'doctor.owners'];
    await app.owner`
      insert into role_fields (enterprise_id, role_id, field, rule)
      select 1, r.id, f, 'HIDE' from roles r, unnest(${hide}::text[]) f where r.enterprise_id = 1 and r.code = 'DSM'`;
    try {
      await expect.poll(rights, { interval: 20 }).not.toBe(earlier);
      const narrowed = await list(manager);
      expect(narrowed.totalElements).toBe(before.totalElements);
      const blank = { grade: null, fit: null, engagement: null, score: null, trend: null, lastEventAt: null };
      for (const clue of narrowed.content)
        expect(clue).toMatchObject({ ...blank, reasons: [], ...(clue.isOwn ? {} : { ownerId: null, ownerName: '' }) });
      const opened = narrowed.content.map(({ openedAt }) => openedAt);
      expect(opened).toEqual(opened.toSorted().toReversed());
      for (const [answer, field] of [
        [await manager.call(clues.list, { query: { productId, grade: 'A' } }), 'query.grade'],
        [await manager.call(clues.count, { query: { productId, grade: 'A' } }), 'query.grade'],
        [await manager.call(clues.list, { query: { productId, sort: 'score,desc' } }), 'query.sort'],
        [
          await manager.call(clues.ledger, { query: { productId, doctorId: before.content[0]!.doctorId } }),
          'doctor.clueScore',
        ],
      ] as const)
        expect([answer.status, answer.body.error, answer.body.fields?.[0]?.field]).toEqual([
          403,
          'core.fieldHidden',
          field,
        ]);
      expect((await list(rep)).content[0]?.score).toBeTypeOf('number');
    } finally {
      await app.owner`delete from role_fields where field = any(${hide})`;
    }
  });
});
