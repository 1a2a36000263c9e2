// The demo is drawn from the day it is made on: whatever the day, it must come out.
// @module-tag long
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts';
import { type EmbeddedDatabase, removeDataDir, startEmbeddedDatabase } from '../../../tools/database/embedded.ts';
import { scratchFolder } from '../../../tools/testing/scratch.ts';
import { meetingStates } from '../../../packages/contract/src/meetings/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openKeys } from '../../../apps/server/src/platform/secrets/index.ts';
import { seedDemo } from './index.ts';

let dataDir: string;
let server: EmbeddedDatabase;

beforeAll(async () => {
  dataDir = await scratchFolder();
  server = await startEmbeddedDatabase({ dataDir, durable: false });
}, 60_000);

afterAll(async () => {
  await server?.stop();
  if (dataDir !== undefined) removeDataDir(dataDir);
}, 60_000);

// A Sunday, a Friday, the ends of a year, a quarter and a leap February.
test.each(['2026-11-29', '2026-12-04', '2026-12-31', '2027-04-01', '2028-02-29'])(
  'the demo of %s is filled',
  { timeout: 240_000 },
  async (today) => {
    const name = `demo_${today.replaceAll('-', '')}`;
    const owner = postgres(server.url, { max: 1, onnotice: () => {} });
    await owner.unsafe(`create database ${name}`);
    await owner.end();
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    await migrate(url.href);
    const vault = await openKeys({ url: url.href, file: path.join(dataDir, `${name}.json`), log: openLog('silent') });
    await seedDemo(url.href, { size: 'small', today, vault });
    const filled = postgres(url.href, { max: 1, onnotice: () => {} });
    const [row] = await filled<[{ visits: number; states: string[] }]>`
      select (select count(*)::int from visits) as visits, (select array_agg(distinct state order by state) from meetings) as states`;
    await filled.end();
    expect(row.visits).toBeGreaterThan(1000);
    expect(row.states.toSorted()).toEqual(meetingStates.toSorted());
  },
);
