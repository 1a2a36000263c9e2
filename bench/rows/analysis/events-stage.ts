// A database of its own with twenty million interactions of a million doctors, and whoever asks about them through the services.
import postgres from 'postgres';
import {
  openConnections,
  type ColumnStore,
  type Connections,
  type Sql,
} from '../../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { withLightTables } from '../../../database/seeds/demo/load/light-tables.ts';
import { copyNow, openTestColumns, type TestColumns } from '../../../tools/testing/columns/test-columns.ts';
import { openStage as openActing, type Stage as Acting } from '../../../tools/testing/workflows/stage.ts';
import { timeEach } from '../../figure.ts';
import { openOwnData } from '../../stage/data.ts';
import type { Duck } from '../../../tools/testing/columns/duck.ts';
import { openPeer } from '../../peers/duckdb.ts';
import { openStage, READ_POOL } from '../../stage/stage.ts';
import { plantDoctors } from '../meetings/people-fill.ts';
import { plantEvents } from './events-fill.ts';

export interface EventStage {
  readonly people: Acting;
  readonly owner: postgres.Sql;
  readonly reading: Sql;
  readonly duck: Duck;
  /** A copy in the ClickHouse of CLICKHOUSE_TEST_URL. */
  readonly columns: ColumnStore | undefined;
}

const LONGEST = 600_000;

/** Opens it, and fills it first when it is new. */
export async function onEvents<T>(work: (on: EventStage) => Promise<T>): Promise<T> {
  const data = await openOwnData('events', fill);
  const owner = openOwner(data.url);
  const stage = await openStage(data.url);
  const connections = openConnections({
    url: stage.appUrl,
    poolSize: 2,
    readPoolSize: READ_POOL,
    pools: 1,
    statementTimeout: LONGEST,
    log: openLog('silent'),
  });
  const duck = await openPeer(owner);
  const copied = await copyInto(connections, stage.enterpriseId);
  try {
    const people = openActing(connections, { id: stage.enterpriseId });
    const reading = connections.reading(stage.enterpriseId);
    return await work({ people, owner, reading, duck, columns: copied?.store });
  } finally {
    await copied?.close();
    duck.close();
    await connections.close();
    await stage.close();
    await owner.end({ timeout: 5 });
    await data.stop();
  }
}

/** Copies everything as the job does for the first time. */
async function copyInto(connections: Connections, enterpriseId: string): Promise<TestColumns | undefined> {
  if (process.env['CLICKHOUSE_TEST_URL'] === undefined) {
    console.log('  ClickHouse is left out: CLICKHOUSE_TEST_URL names none');
    return undefined;
  }
  const columns = await openTestColumns();
  const [time = 0] = await timeEach([columns], ({ store }) => copyNow(connections, { enterpriseId, store }));
  console.log(`  copied into ClickHouse in ${(time / 1000).toFixed(0)} s`);
  return columns;
}

const openOwner = (url: string): postgres.Sql =>
  postgres(url, { max: 1, onnotice: () => {}, connection: { 'app.enterprise_id': '1' } });

async function fill(url: string): Promise<void> {
  const owner = openOwner(url);
  try {
    const [known] = await owner<
      [{ is: boolean }]
    >`select exists (select from users where enterprise_id = 1 and login = 'bench.0') as is`;
    if (known.is) return;
    const rebuilt = ['doctors', 'doctor_owners', 'interactions'];
    await owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await withLightTables(tx, rebuilt, { rebuilt, progress: console.log }, async () => {
        await plantDoctors(tx);
        await plantEvents(tx);
      });
    });
    await owner`vacuum (analyze)`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}
