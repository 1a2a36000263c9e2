// An opinion service outside the product: asked in place of the own posts, bounded, and never able to break a page (specification 7.5).
import {
  doctorOpinionEndpoints as doctors,
  groupOpinionEndpoints as groups,
  opinionServiceEndpoints as services,
  type GroupQuestion,
  type OpinionDrug,
} from '@yijian/contract/insights';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { startOpinionServer, type OpinionServer } from '../../../../../../tools/testing/servers/opinion-server.ts';
import { openAnswers } from './kept-answers.policy.ts';

let app: TestApp;
let service: OpinionServer;
let admin: Caller;
let market: Caller;
let drugs: readonly OpinionDrug[];
let doctorId: string;

beforeAll(async () => {
  service = await startOpinionServer();
  app = await startTestApp({ settings: { ALLOW_PRIVATE_ADDRESSES: 'true' } });
  [admin, market] = await Promise.all([app.as('admin'), app.as('fang.ruogu')]);
  ({ drugs } = (await market.call(groups.choices)).body.result);
  const [row] = await app.owner<{ id: string }[]>`
    select doctor_id::text as id from insight_mentions where enterprise_id = 1 group by 1 order by count(*) desc, 1 limit 1`;
  doctorId = row!.id;
});
afterAll(async () => {
  await app.close();
  await service.close();
});
// A change makes a new version, so that no test is answered from what another one kept.
beforeEach(async () => {
  Object.assign(service, { mode: 'good', doctors: 120 });
  await use();
  service.asked.length = 0;
});
afterEach(() => use({ address: '' }));

const use = (body: { address?: string; apiKey?: string } = {}, who = admin) =>
  who.call(services.change, { body: { address: service.address, ...body } });
const question = (change: Partial<GroupQuestion> = {}): GroupQuestion => ({
  indications: ['MIGRAINE'],
  drugIds: [drugs.find(({ name }) => name === '泰舒宁')!.id],
  provinceCode: 'ALL',
  cityCode: 'ALL',
  departmentCodes: [],
  tiers: [],
  period: '1Y',
  ...change,
});
const ask = (change: Partial<GroupQuestion> = {}, who = market) => who.call(groups.find, { body: question(change) });

describe('the setting', () => {
  it('3.14 is for administrators, hides its key, and goes to no other host with it', async () => {
    expect((await use({}, market)).status).toBe(403);
    expect((await use({ apiKey: 'key-1' })).body.result).toEqual({ address: service.address, hasKey: true });
    const sealed = await app.owner<{ masked: string }[]>`
      select masked from personal_values where table_name = 'insight_services' and field = 'SERVICE_KEY'`;
    expect([...sealed]).toEqual([{ masked: '****' }]);
    await ask();
    expect(service.asked.at(-1)!.authorization).toBe('Bearer key-1');
    expect((await use({ address: `${service.address}/` })).body.result.hasKey).toBe(true);
    const elsewhere = service.address.replace('127.0.0.1', 'localhost');
    expect((await use({ address: elsewhere })).body.result.hasKey).toBe(false);
  });

  it('3.14 refuses addresses that are no plain https address', async () => {
    for (const address of [
      'ftp://opinion.example',
      'https://user:word@opinion.example/v1',
      'https://opinion.example/?key=1',
      'opinion',
    ]) {
      const answer = await use({ address });
      expect([answer.status, answer.body.error, answer.body.fields?.[0]?.field]).toEqual([
        400,
        'insights.badService',
        'body.address',
      ]);
    }
  });

  it('OPI-09 3.14 belongs to one enterprise, and without it the own posts answer', async () => {
    const other = await app.as('admin', 'kanglan');
    expect((await other.call(services.find)).body.result).toEqual({ address: '', hasKey: false });
    await use({ address: '' });
    expect((await ask()).body.result.service).toBeNull();
    expect(service.asked).toEqual([]);
  });
});

describe('a group', () => {
  it('OPI-09 3.14 is answered by the service, with its model and the same floor of ten doctors', async () => {
    const { body } = await ask();
    const { result } = body;
    expect(result.service).toMatchObject({ model: 'reader-3', missing: [] });
    expect(result.total).toMatchObject({ mentions: 360, doctors: 120 });
    expect(result.before).toMatchObject({ doctors: 60 });
    expect(result.index).toEqual({ value: 64.2, low: 61, high: 67.4, doctors: 120, mentions: 360 });
    expect(result.hospitals).toHaveLength(10);
    const nothing = { mentions: 0, doctors: 0, positive: 0, neutral: 0, negative: 0, isFew: true };
    expect(result.viewpoints.find(({ viewpoint }) => viewpoint === 'COST')).toMatchObject(nothing);
    expect(result.provinces.at(-1)).toMatchObject({ key: '310000', ...nothing });
    const chosen = result.drugs.find(({ isChosen }) => isChosen)!;
    expect(chosen.aspects.find(({ aspect }) => aspect === 'PRICE')).toMatchObject(nothing);
  });

  it('3.14 is asked for by names and days alone; nothing of the reader and of withheld drugs leaves', async () => {
    await ask({ provinceCode: '350000' });
    const [{ call, question: sent }] = service.asked as [OpinionServer['asked'][number]];
    expect([call, sent.provinceCode, sent.cityCode, sent.drugs.filter(({ isChosen }) => isChosen).length]).toEqual([
      'group',
      '350000',
      undefined,
      1,
    ]);
    expect(sent.before!.to < sent.from).toBe(true);
    expect(JSON.stringify(sent)).not.toContain('健可安');
    expect(JSON.stringify(sent)).not.toContain(market.token);
    const withheld = drugs.find(({ name }) => name === '健可安')!.id;
    const alone = await ask({ indications: ['SCHIZOPHRENIA'], drugIds: [withheld] });
    expect(alone.body.result).toMatchObject({ service: null, total: { mentions: 0 } });
    expect(service.asked).toHaveLength(1);
  });

  it('3.14 of fewer than ten doctors is not told and not split', async () => {
    service.doctors = 8;
    const { result } = (await ask()).body;
    expect(result).toMatchObject({ isSmall: true, index: null, posts: 0, hospitals: [], drugs: [], trend: [] });
    expect(result.total).toMatchObject({ isFew: true, doctors: 0 });
  });

  it('3.14 names what a partial answer left out, and shows the rest', async () => {
    service.mode = 'partial';
    const { result } = (await ask()).body;
    expect(result.trend).toHaveLength(1);
    expect(result.service!.missing).toEqual([
      'posts',
      'before',
      'index',
      'drugs',
      'viewpoints',
      'departments',
      'provinces',
      'cities',
      'hospitals',
    ]);
    expect((await ask({ period: 'ALL' })).body.result.service!.missing).not.toContain('before');
  });

  it('3.14 has no list of doctors behind its numbers, and no tiers', async () => {
    for (const call of [groups.people, groups.pick]) {
      const answer = await market.call(call, { body: { ...question(), slice: {} } });
      expect([answer.status, answer.body.error]).toEqual([409, 'insights.servicePeople']);
    }
    expect((await ask({ tiers: ['A'] })).body.error).toBe('insights.serviceTiers');
  });

  it('3.14 rights and the order of the questions stay what they are', async () => {
    expect((await ask({}, await app.as('qian.hui'))).status).toBe(403);
    expect((await ask({ indications: [] })).body.error).toBe('insights.chooseFirst');
    expect(service.asked).toEqual([]);
  });
});

describe('one doctor', () => {
  const find = (who = market, id = doctorId) => who.call(doctors.find, { body: { doctorId: id, period: '3M' } });

  it('3.14 is counted from the posts of the service; mentions of drugs nobody asked for are left out', async () => {
    const { result } = (await find()).body;
    expect(result).toMatchObject({ posts: 3, service: { model: 'reader-3', missing: ['posts'] } });
    expect(result.total).toEqual({ mentions: 6, doctors: 1, positive: 3, neutral: 0, negative: 3 });
    expect(result.index).toMatchObject({ value: 50, low: null, mentions: 6 });
    const body = { doctorId, period: '3M', slice: { aspect: 'PRICE' }, size: 2 };
    const posts = (await market.call(doctors.posts, { body })).body.result;
    expect([posts.totalElements, posts.content.map(({ id }) => id)]).toEqual([3, ['3', '2']]);
    expect(posts.content[0]!.mentions.map(({ evidence, modelVersion }) => [evidence.rule, modelVersion])).toEqual([
      ['SERVICE', 'reader-3'],
      ['SERVICE', 'reader-3'],
    ]);
    expect(service.asked).toHaveLength(1);
    // Whoever reads English asks the same question.
    await market.call(doctors.find, { body: { doctorId, period: '3M' } }, { 'Accept-Language': 'en' });
    expect(service.asked).toHaveLength(1);
  });

  it('3.14 a doctor out of range is not asked for', async () => {
    expect((await find(market, '99999999')).status).toBe(404);
    expect((await find(await app.as('tang.ke', 'kanglan'))).status).toBe(404);
    expect(service.asked).toEqual([]);
  });
});

describe('an outage', () => {
  it.each([
    ['refusing', 503, 'insights.serviceRefused'],
    ['nonsense', 503, 'insights.serviceFaulty'],
    ['wrong', 503, 'insights.serviceFaulty'],
  ] as const)('3.14 %s is told, kept nowhere, and over as soon as it is over', async (mode, status, error) => {
    service.mode = mode;
    const answer = await ask();
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    service.mode = 'good';
    expect((await ask()).status).toBe(200);
  });

  it('3.14 a service that is slow is given up, and other pages do not wait', { timeout: 30_000 }, async () => {
    service.mode = 'slow';
    const waiting = ask();
    expect((await market.call(groups.choices)).status).toBe(200);
    const answer = await waiting;
    expect([answer.status, answer.body.error]).toEqual([504, 'insights.serviceTimedOut']);
  });

  it('3.14 a service that is down is told, and an answer from before is still shown', async () => {
    const gone = await startOpinionServer();
    await use({ address: gone.address });
    expect((await ask()).status).toBe(200);
    await gone.close();
    expect((await ask()).status).toBe(200);
    const answer = await ask({ period: '3M' });
    expect([answer.status, answer.body.error]).toEqual([503, 'insights.serviceUnreachable']);
  });

  it('3.14 an address inside the own network is not asked without leave', async () => {
    const closed = await startTestApp();
    try {
      const owner = await closed.as('admin');
      const refused = await owner.call(services.change, { body: { address: service.address } });
      expect(refused.body.error).toBe('insights.badService');
      const address = service.address.replace('http:', 'https:');
      expect((await owner.call(services.change, { body: { address } })).status).toBe(200);
      const answer = await ask({}, await closed.as('fang.ruogu'));
      expect(answer.body.error).toBe('insights.serviceUnreachable');
      expect(service.asked).toEqual([]);
    } finally {
      await closed.close();
    }
  });
});

describe('kept answers', () => {
  it('3.14 are bounded in number, size and age', () => {
    const answers = openAnswers({ most: 2, largest: 10 });
    answers.keep('a', { text: '1234', at: 0 });
    answers.keep('b', { text: '1234', at: 0 });
    answers.keep('c', { text: '1234', at: 1 });
    expect(['a', 'b', 'c'].map((key) => answers.find(key, 1)?.text)).toEqual([undefined, '1234', '1234']);
    answers.keep('d', { text: '123456789', at: 1 });
    expect(['b', 'c', 'd'].map((key) => answers.find(key, 1) !== undefined)).toEqual([false, false, true]);
    answers.keep('e', { text: '12345678901', at: 1 });
    expect(answers.find('e', 1)).toBeUndefined();
    expect(answers.find('d', 400_000)).toBeUndefined();
  });
});
