// The rule catalogue: versions by date, scopes, what the rooms read of it, refusals by field, other enterprises (specification 9).
import { ruleEndpoints as calls, ruleSeeds, type NewRuleVersion } from '@yijian/contract/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';

let app: TestApp;
let compliance: Caller;

beforeAll(async () => {
  app = await startTestApp();
  compliance = await app.as('shen.lian');
});
afterAll(() => app.close());

const day = (offset: number): string => dayInShanghai(new Date(Date.now() + offset * 86_400_000));
const find = async (code: string) => (await compliance.call(calls.find, { params: { code } })).body.result;

async function change(code: string, part: Partial<NewRuleVersion>, caller = compliance) {
  const { versions, newest } = await find(code);
  const { figures, message, enMessage, isHard, commentRequired, source } = versions[0]!;
  const scope = { organizationId: null, scopeType: null, country: 'CN', validFrom: day(0), validTo: null };
  const state = { figures, message, enMessage, isHard, commentRequired, source, isEnabled: true };
  const body = { ...scope, ...state, note: '测试调整', version: newest, ...part };
  return caller.call(calls.addVersion, { params: { code }, body });
}

const trial = async (code: string, part: object) =>
  (
    await compliance.call(calls.simulate, {
      params: { code },
      body: { on: day(0), organizationId: null, scopeType: null, inputs: {}, ...part },
    })
  ).body.result;

async function organizationOf(login: string): Promise<string> {
  const [row] = await app.owner<{ id: string }[]>`
    select organization_id::text as id from users where login = ${login} and enterprise_id = 1`;
  return row!.id;
}

describe('the catalogue', () => {
  test('every enterprise begins with every rule, and rules without a room say which room they wait for', async () => {
    const rules = (await compliance.call(calls.list)).body.result;
    expect(rules.map((rule) => rule.code)).toEqual(ruleSeeds.map((seed) => seed.code));
    expect(rules.every((rule) => rule.current !== null && rule.newest === 1)).toBe(true);
    expect(rules.filter((rule) => rule.room === 'NOW').map((rule) => rule.code)).toEqual([
      'V1',
      'V2',
      'V3',
      'V4',
      'E1',
      'E2',
      'P1',
      'L1',
      'L2',
      'LC1',
      'V9',
      'T1',
      'T2',
      'T3',
      'T4',
      'C1',
      'C2',
      'C3',
      'C4',
      'C5',
      'LT1',
    ]);
    expect(rules.find((rule) => rule.code === 'H4')).toMatchObject({ room: 'MEETINGS', scenario: 'MEETING' });
  });

  test('finance reads and does not change, everyone else is refused', async () => {
    const finance = await app.as('qian.hui');
    expect((await finance.call(calls.list)).status).toBe(200);
    expect((await change('S14', {}, finance)).status).toBe(403);
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(calls.list)).status).toBe(403);
  });

  test('an unknown rule is not found', async () => {
    const { status, body } = await compliance.call(calls.find, { params: { code: 'X99' } });
    expect([status, body.error]).toEqual([404, 'rules.notFound']);
  });
});

describe('versions', () => {
  test('a change begins on its day, the old version stays and says who changed it and why', async () => {
    const { status, body } = await change('H4', {
      figures: { 'meetings.mealPerHead': 200 },
      validFrom: day(10),
      note: '下季度收紧',
    });
    expect(status).toBe(200);
    expect(body.result.versions.map((one) => one.version)).toEqual([2, 1]);
    expect(body.result.versions[0]).toMatchObject({ note: '下季度收紧', authorName: '沈廉', validFrom: day(10) });
    const english = await compliance.call(calls.find, { params: { code: 'H4' } }, { 'accept-language': 'en' });
    expect(english.body.result.versions[0]?.authorName).toBe('Lian Shen');
    expect(body.result.current?.version).toBe(1);
    const inputs = { 'meetings.mealPerHead': 250 };
    expect(await trial('H4', { inputs })).toMatchObject({ outcome: 'PASS', version: 1 });
    const later = await trial('H4', { inputs, on: day(10) });
    expect(later).toMatchObject({ outcome: 'BLOCK', version: 2, message: '人均餐费超过 200 元' });
    expect(later.enMessage).toBe('The meal is over CNY 200 a head');
    expect((await trial('H4', { inputs, on: day(9) })).outcome).toBe('PASS');
  });

  test('a version with an end gives way to the one before it', async () => {
    await change('S8', { figures: { 'meetings.academicShare': 70 }, validTo: day(5) });
    const inputs = { 'meetings.academicShare': 65 };
    expect(await trial('S8', { inputs })).toMatchObject({ outcome: 'WARN', version: 2, commentRequired: true });
    expect(await trial('S8', { inputs, on: day(6) })).toMatchObject({ outcome: 'PASS', version: 1 });
  });

  test('the database keeps versions as they are', async () => {
    await expect(app.owner`update rule_versions set note = 'x'`).rejects.toThrow(/append only/);
  });

  test('two people: the second change on the same version is refused', async () => {
    const { newest } = await find('S17');
    const both = await Promise.all([change('S17', { version: newest }), change('S17', { version: newest })]);
    expect(both.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find((one) => one.status === 409)?.body.error).toBe('rules.changedMeanwhile');
  });

  test('a rule without figures is tried by whether its case is there', async () => {
    expect((await trial('H11', { inputs: { applies: 1 } })).outcome).toBe('BLOCK');
    expect((await trial('H11', { inputs: { applies: 0 } })).outcome).toBe('PASS');
    await change('H11', { isEnabled: false });
    expect((await trial('H11', { inputs: { applies: 1 } })).outcome).toBe('NO_RULE');
  });
});

describe('scopes', () => {
  test('the nearest organisation wins over the enterprise, a kind over every kind', async () => {
    const team = await organizationOf('chen.yizhou');
    await change('S14', { figures: { 'payments.share': 20 }, organizationId: team });
    await change('S14', { figures: { 'payments.share': 40 }, scopeType: 'SUPPLIER' });
    const inputs = { 'payments.share': 25 };
    expect((await trial('S14', { inputs })).outcome).toBe('PASS');
    expect(await trial('S14', { inputs, organizationId: team })).toMatchObject({ outcome: 'WARN', version: 2 });
    expect((await trial('S14', { inputs: { 'payments.share': 35 } })).outcome).toBe('WARN');
    expect((await trial('S14', { inputs: { 'payments.share': 35 }, scopeType: 'SUPPLIER' })).outcome).toBe('PASS');
    expect((await find('S14')).exceptions).toBe(2);
  });
});

describe('refusals', () => {
  const faultOf = async (code: string, part: object) => {
    const { status, body } = await change(code, part);
    return [status, body.error, body.fields?.[0]?.field];
  };

  test('a bad value is named by its field', async () => {
    const key = 'visits.lateDays';
    expect(await faultOf('V1', { figures: { [key]: 91 } })).toEqual([400, 'rules.outOfRange', `body.figures.${key}`]);
    expect(await faultOf('V1', { figures: { [key]: 1.5 } })).toEqual([400, 'rules.outOfRange', `body.figures.${key}`]);
    expect(await faultOf('V1', { figures: {} })).toEqual([400, 'rules.missingFigure', `body.figures.${key}`]);
    expect(await faultOf('V1', { figures: { [key]: 1, x: 1 } })).toEqual([
      400,
      'rules.unknownFigure',
      'body.figures.x',
    ]);
    expect(await faultOf('V1', { message: '{days} 天' })).toEqual([400, 'rules.placeholdersDiffer', 'body.message']);
    expect(await faultOf('V1', { note: '' })).toEqual([400, 'core.badInput', 'body.note']);
  });

  test('days: not in the past, and the end not before the beginning', async () => {
    expect(await faultOf('H7', { validFrom: day(-1) })).toEqual([400, 'rules.startsInPast', 'body.validFrom']);
    expect(await faultOf('H7', { validFrom: day(3), validTo: day(2) })).toEqual([
      400,
      'rules.endsBeforeStart',
      'body.validTo',
    ]);
  });

  test('scopes: no organisation where nobody is signed in yet, no kind where the room knows none, none of another enterprise', async () => {
    const own = await organizationOf('chen.yizhou');
    const [foreign] = await app.owner<
      { id: string }[]
    >`select id::text from organizations where enterprise_id = 2 limit 1`;
    expect(await faultOf('L1', { organizationId: own })).toEqual([400, 'rules.scopeNotUsed', 'body.organizationId']);
    expect(await faultOf('V1', { scopeType: 'FACE' })).toEqual([400, 'rules.scopeNotUsed', 'body.scopeType']);
    for (const organizationId of [foreign!.id, '999999999'])
      expect(await faultOf('H7', { organizationId })).toEqual([
        400,
        'rules.organizationUnknown',
        'body.organizationId',
      ]);
  });

  test('another enterprise has rules of its own', async () => {
    const foreign = await app.as('admin', 'kanglan');
    await change('H12', { figures: { 'meetings.leadDays': 9 } });
    const rule = (await foreign.call(calls.find, { params: { code: 'H12' } })).body.result;
    expect([rule.newest, rule.current?.figures]).toEqual([1, { 'meetings.leadDays': 5 }]);
  });
});
