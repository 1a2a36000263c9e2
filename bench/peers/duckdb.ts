// The peer of the analyses: DuckDB in this process, with the copy of the events that ClickHouse would have, in a file of its own.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type postgres from 'postgres';
import { createCopy } from '../../apps/server/src/modules/interactions/copy/copy-clickhouse.sql.ts';
import {
  readDisabled,
  readMonth,
  selectMonthPrints,
} from '../../apps/server/src/modules/interactions/copy/copy.sql.ts';
import { firstDayOf } from '../../apps/server/src/modules/interactions/copy/months.policy.ts';
import { openDuck, type Duck } from '../../tools/testing/columns/duck.ts';

const folder = fileURLToPath(new URL('../../.cache/bench', import.meta.url));
const file = join(folder, 'copied-events.duckdb');

/** Opens the copy of the database, and makes it first when there is none or it holds other events. */
export async function openPeer(owner: postgres.Sql): Promise<Duck> {
  if (!existsSync(file)) await copyAll(owner);
  const known = await openDuck(file);
  const [there] = await known.ask<{ n: number; last: string }>(
    'select cast(count(*) as int) as n, cast(max(moment) as varchar) as last from events',
  );
  const [here] = await owner<[{ n: number; last: string }]>`
    select count(*)::int as n, (extract(epoch from max(at)) * 1000000)::bigint::text as last from interactions where enterprise_id = 1`;
  if (there!.n === here.n && there!.last === here.last) return known;
  known.close();
  await copyAll(owner);
  return openDuck(file);
}

async function copyAll(owner: postgres.Sql): Promise<void> {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  const duck = await openDuck(draft);
  await createCopy(duck);
  await owner.begin(async (tx) => {
    for (const { month } of await selectMonthPrints(tx, {}))
      await duck.fill('events', readMonth(tx, firstDayOf(month)));
    await duck.fill('disabled_doctors', readDisabled(tx));
  });
  duck.close();
  rmSync(file, { force: true });
  renameSync(draft, file);
}
