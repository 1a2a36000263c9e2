// With the setting alone events are copied, and analyses of who sees everything go there (decision 0027).
import { journeyEndpoints as journeys } from '@yijian/contract/journeys';
import { funnelEndpoints as funnels } from '@yijian/contract/sales-funnels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { readThenMet } from '../../../../../../tools/testing/funnels/definitions.ts';
import { startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';

let server: LocalServer;
let app: TestApp;

beforeAll(async () => {
  server = await startLocalServer();
  server.answer(({ body }, response) => void response.end(`${JSON.stringify(rowOf(body))}\n`));
  app = await startTestApp({ settings: { CLICKHOUSE_URL: `${server.origin}/yijian`, CLICKHOUSE_COPY_SECONDS: '1' } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Moments at which the copy was said to be compared. */
const recent: string[] = [];

function comparedNow(): number {
  const now = Date.now();
  recent.push(new Date(now).toISOString());
  return now;
}

/** What is there are people that PostgreSQL does not have, so that it shows who was asked; a month of nobody takes the place of all others. */
function rowOf(statement: string): unknown {
  if (statement.includes('from copies')) return { recentAt: comparedNow(), wholeAt: 0 };
  if (statement.includes('following')) return { step: 1, own: 'LIVE', following: '', people: 777_777, median: null };
  if (statement.includes('people1'))
    return { people1: 777_777, people2: 3, stopped1: 777_774, stopped2: 3, median1: 0, median2: 2.5 };
  return { month: 190_001, count: 1, sum: '1' };
}

it('events are copied every so many seconds, with the months that the copy has too much taken away', async () => {
  const tables = () => server.received.map(({ query }) => /INSERT INTO (\w+)/.exec(query.get('query') ?? '')?.[1]);
  await expect.poll(tables, { timeout: 120_000 }).toContain('disabled_doctors_arriving');
  expect(tables()).toContain('events_arriving');
  expect(server.received.map(({ body }) => body)).toContainEqual(
    expect.stringMatching(/^alter table events drop partition \(1, 190001\)/),
  );
  const lines = server.received
    .find(({ query }) => query.get('query')?.includes('INTO events_arriving'))!
    .body.split('\n');
  expect(lines[0]).toMatch(/^\d+\t\d{6}\t\d+\t\d{16}\t\d+\t[A-Z]+\t[A-Z]+\t\d+\t\d+$/);
});

it('3.18 journeys and 3.17 funnels of an administrator come from there, those of a representative do not', async () => {
  const question = { period: { lastDays: 90 }, steps: 3, grouping: 'CHANNEL', keep: 5, countsSent: false } as const;
  const [admin, rep] = [await app.as('admin'), await app.as('chen.yizhou')];
  const { people, copiedAt } = (await admin.call(journeys.paths, { body: question })).body.result;
  expect(people).toBe(777_777);
  expect(recent).toContain(copiedAt);
  const own = (await rep.call(journeys.paths, { body: question })).body.result;
  expect(own.people).toBeLessThan(777_777);
  expect(own.copiedAt).toBeNull();
  const body = { definition: readThenMet, breakdown: null };
  const compare = { lastDays: 90 };
  const { total, ...answer } = (await admin.call(funnels.compute, { body: { ...body, compare } })).body.result;
  expect(recent).toContain(answer.copiedAt);
  expect(total.people).toEqual([777_777, 3]);
  expect(total.medianHours).toEqual([0, 2.5]);
  const ownFunnel = (await rep.call(funnels.compute, { body })).body.result;
  expect(ownFunnel.total.people[0]).toBeLessThan(777_777);
  expect(ownFunnel.copiedAt).toBeNull();
  const asked = server.received.filter(({ body: statement }) => statement.includes('people1'));
  expect(asked[0]!.body).toContain('enterprise_id = 1 ');
});

it('a product that stops does not wait for a copy under way', async () => {
  const silent = await startLocalServer();
  // Nothing is ever answered.
  silent.answer(() => {});
  const own = await startTestApp({
    settings: { CLICKHOUSE_URL: `${silent.origin}/yijian`, CLICKHOUSE_COPY_SECONDS: '1' },
  });
  await expect.poll(() => silent.received.length, { timeout: 120_000 }).toBeGreaterThan(0);
  await own.close();
  expect(silent.received).toHaveLength(1);
  await silent.close();
});
