// A database of its own with twenty million interactions of a million doctors, and whoever asks about them through the services.
import postgres from 'postgres';
import { openConnections, type Sql } from '../../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { withLightTables } from '../../../database/seeds/demo/load/light-tables.ts';
import { openStage as openActing, type Stage as Acting } from '../../../tools/testing/workflows/stage.ts';
import { openOwnData } from '../../stage/data.ts';
import { openDuck, type Duck } from '../../peers/duckdb.ts';
import { openStage, READ_POOL } from '../../stage/stage.ts';
import { plantDoctors } from '../meetings/people-fill.ts';
import { plantEvents } from './events-fill.ts';

export interface EventStage {
  readonly people: Acting;
  readonly owner: postgres.Sql;
  readonly reading: Sql;
  readonly duck: Duck;
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
  const duck = await openDuck(owner);
  try {
    const people = openActing(connections, { id: stage.enterpriseId });
    return await work({ people, owner, reading: connections.reading(stage.enterpriseId), duck });
  } finally {
    duck.close();
    await connections.close();
    await stage.close();
    await owner.end({ timeout: 5 });
    await data.stop();
  }
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
