// Rules that give a term to every doctor who matches and take it again (specification 7.5, tags).
import { tagRuleEndpoints as rules } from '@yijian/contract/doctors';
import { tagEndpoints as terms } from '@yijian/contract/tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let steward: Caller;

const termId = async (name: string): Promise<string> =>
  (await steward.call(terms.listTerms)).body.result.find((term) => term.name === name)!.id;
const idOf = async (rows: PromiseLike<readonly { id: string }[]>): Promise<string> => (await rows)[0]!.id;

beforeAll(async () => {
  app = await startTestApp();
  [rep, steward] = await Promise.all([app.as('chen.yizhou'), app.as('su.zhen')]);
});
afterAll(() => app.close());

describe('rules', () => {
  const carrying = async (name: string) =>
    (
      await app.owner<{ n: number }[]>`
        select count(*)::int as n from doctor_tags x join tag_terms t on t.enterprise_id = x.enterprise_id and t.id = x.term_id
        where x.enterprise_id = 1 and t.name = ${name}`
    )[0]!.n;

  it('a rule is a filter that gives its term to every doctor who matches, takes it when they no longer do, and all when it goes', async () => {
    const [group] = (await steward.call(terms.listGroups)).body.result;
    const term = (await steward.call(terms.saveTerm, { body: { groupId: group!.id, name: '三甲A级' } })).body.result;
    const filter = { tier: ['A' as const], hospitalLevel: ['3A' as const] };
    const { matched } = (await steward.call(rules.preview, { body: { filter } })).body.result;
    expect(matched).toBeGreaterThan(5);
    const rule = (await steward.call(rules.save, { body: { termId: term.id, filter } })).body.result;
    await expect.poll(() => carrying('三甲A级'), { timeout: 10_000 }).toBe(matched);
    const related = (await rep.call(rules.findRelations, { body: { termId: [term.id] } })).body.result;
    expect(related).toMatchObject([{ id: rule.id, matched, filter, termName: '三甲A级' }]);
    expect(
      (await rep.call(rules.findRelations, { body: { groupId: [group!.id] } })).body.result.length,
    ).toBeGreaterThan(0);
    const narrower = { ...filter, provinceCode: ['330000'] };
    await steward.call(rules.save, { body: { termId: term.id, filter: narrower } });
    const fewer = (await steward.call(rules.preview, { body: { filter: narrower } })).body.result.matched;
    expect(fewer).toBeLessThan(matched);
    await expect.poll(() => carrying('三甲A级'), { timeout: 10_000 }).toBe(fewer);
    expect((await steward.call(rules.remove, { params: { id: rule.id } })).status).toBe(200);
    expect(await carrying('三甲A级')).toBe(0);
    expect((await steward.call(rules.remove, { params: { id: rule.id } })).body.error).toBe('doctors.tagRuleNotFound');
  });

  it('the language of rules is closed: no other field, no code, not nothing; only who keeps tags may write one', async () => {
    const id = await termId('青年学者');
    for (const filter of [
      {},
      { sql: 'true' },
      { tier: ['Z'] },
      { tier: ["A') or true --"] },
      { tag: ['讲者'] },
      { keyword: '王' },
    ])
      expect((await steward.call(rules.save, { body: { termId: id, filter } })).status).toBe(400);
    expect((await rep.call(rules.save, { body: { termId: id, filter: { tier: ['A'] } } })).status).toBe(403);
    const theirs = await idOf(
      app.owner<{ id: string }[]>`select id::text from tag_terms where enterprise_id = 2 limit 1`,
    );
    for (const one of ['999999', theirs])
      expect((await steward.call(rules.save, { body: { termId: one, filter: { tier: ['A'] } } })).body.error).toBe(
        'tags.notFound',
      );
  });
});
