// Files of posts: stored whole with their tags, or every fault by row and field (product 3.14).
import { groupOpinionEndpoints as group, opinionPostEndpoints as calls } from '@yijian/contract/insights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let market: Caller;
let doctor: { id: string; name: string; hospital: string };

beforeAll(async () => {
  app = await startTestApp();
  market = await app.as('fang.ruogu');
  const [row] = await app.owner<{ id: string; name: string; hospital: string }[]>`
    select min(d.id)::text as id, d.name, h.name as hospital from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = 1 and d.is_enabled group by d.name, h.name having count(*) = 1 order by min(d.id) limit 1`;
  doctor = row!;
});
afterAll(() => app.close());

const send = (who: Caller, name: string, text: string, more: object = {}) =>
  who.call(calls.import, { body: { file: { name, content: Buffer.from(text) }, ...more } });
const line = (change: object): string =>
  JSON.stringify({
    source: 'FORUM',
    externalId: 'A1',
    doctorId: doctor.id,
    postedAt: '2026-05-04 09:30',
    body: '泰舒宁起效快，但价格偏高。',
    ...change,
  });
const stored = async (): Promise<number> =>
  Number((await app.owner`select count(*) as n from insight_posts where enterprise_id = 1`)[0]!['n']);

describe('a file of posts', () => {
  it('3.14 JSON lines are stored with their tags; a second time they are known', async () => {
    const file = `${line({ externalId: 'J1' })}\n\n${line({ externalId: 'J2', body: '今天门诊很忙。' })}\n`;
    const { result } = (await send(market, 'posts.jsonl', file)).body;
    expect(result).toMatchObject({ rows: 2, stored: 2, known: 0, mentions: 2, faultCount: 0 });
    expect((await send(market, 'posts.jsonl', file)).body.result).toMatchObject({ stored: 0, known: 2, mentions: 0 });
    const tags = await app.owner<{ aspect: string; attitude: number; day: string }[]>`
      select m.aspect, m.attitude, m.posted_on::text as day from insight_mentions m
      join insight_posts p on p.enterprise_id = m.enterprise_id and p.id = m.post_id
      where p.enterprise_id = 1 and p.external_id = 'J1' order by m.aspect`;
    expect(tags).toEqual([
      { aspect: 'EFFICACY', attitude: 1, day: '2026-05-04' },
      { aspect: 'PRICE', attitude: -1, day: '2026-05-04' },
    ]);
  });

  it('3.14 CSV with Chinese heads names a doctor by name and hospital', async () => {
    const file = `来源,帖子编号,医生,医院,发布时间,标题,正文\n医生社区,C1,${doctor.name},${doctor.hospital},2026/5/4,泰舒宁体会,"起效快，值得推荐。"\n`;
    const { result } = (await send(market, 'posts.csv', file)).body;
    expect(result).toMatchObject({ rows: 1, stored: 1, faultCount: 0 });
    expect(result.mentions).toBeGreaterThan(0);
  });

  it('3.14 every fault is told by row and field, and nothing is stored', async () => {
    const before = await stored();
    const file = [
      line({ externalId: 'K1' }),
      '{broken',
      line({ externalId: '', source: 'NOWHERE', postedAt: '2026-02-30', url: 'ftp://x' }),
      line({ externalId: 'K1', doctorId: '99999999', body: '字'.repeat(5001) }),
      line({ externalId: 'K4', postedAt: '2999-01-01', doctorId: '' }),
    ].join('\n');
    const { result } = (await send(market, 'posts.jsonl', file)).body;
    const told = result.faults.map(({ row, field }) => `${row} ${field}`).toSorted();
    expect(told).toEqual(
      [
        '2 ',
        '3 externalId',
        '3 source',
        '3 postedAt',
        '3 url',
        '4 externalId',
        '4 doctorId',
        '4 body',
        '5 postedAt',
        '5 doctorId',
      ].toSorted(),
    );
    expect(result).toMatchObject({ rows: 5, stored: 0, faultCount: 10 });
    expect(await stored()).toBe(before);
  });

  it('3.14 a check alone stores nothing, a head that lacks fields and a picture are refused', async () => {
    const before = await stored();
    expect(
      (await send(market, 'x.jsonl', line({ externalId: 'L1' }), { checkOnly: true })).body.result.faultCount,
    ).toBe(0);
    expect(await stored()).toBe(before);
    const lacking = await send(market, 'x.csv', '来源,正文\nFORUM,好\n');
    expect([lacking.status, lacking.body.error]).toEqual([400, 'insights.headMissing']);
    expect(lacking.body.message).toContain('externalId');
    const picture = await send(market, 'x.png', '\u0089PNG\r\n\u001a\n\u0000\u0000');
    expect(picture.status).toBe(400);
  });

  it('3.14 a representative may neither import nor tag anew; marketing tags all anew', async () => {
    const rep = await app.as('chen.yizhou');
    expect((await send(rep, 'x.jsonl', line({ externalId: 'M1' }))).status).toBe(403);
    expect((await rep.call(calls.retag)).status).toBe(403);
    const before = (await market.call(group.choices)).body.result;
    const { result } = (await market.call(calls.retag)).body;
    expect(result.posts).toBe(await stored());
    expect(result.mentions).toBeGreaterThan(0);
    expect((await market.call(group.choices)).body.result).toEqual(before);
  });
});
