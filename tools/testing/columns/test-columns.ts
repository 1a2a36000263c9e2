// Where tests keep a copy of the events: in the ClickHouse of CLICKHOUSE_TEST_URL, or else in DuckDB.
import { copyEvents } from '../../../apps/server/src/modules/interactions/copy/copy.service.ts';
import { openColumns, type ColumnStore, type Connections } from '../../../apps/server/src/platform/db/index.ts';
import { openStage } from '../workflows/stage.ts';
import { openDuck } from './duck.ts';

export interface TestColumns {
  readonly store: ColumnStore;
  close(): Promise<void>;
}

/** Empty, and nobody else's. */
export async function openTestColumns(): Promise<TestColumns> {
  const address = process.env['CLICKHOUSE_TEST_URL'];
  if (address === undefined) {
    const store = await openDuck();
    return { store, close: async () => store.close() };
  }
  const own = new URL(address);
  const name = `yijian_test_${process.pid}_${Date.now()}`;
  const whole = openColumns({ CLICKHOUSE_URL: own.href })!;
  await whole.run(`create database ${name}`);
  own.pathname = name;
  return {
    store: openColumns({ CLICKHOUSE_URL: own.href })!,
    close: () => whole.run(`drop database ${name}`),
  };
}

/** Copies as the job does; the months that were copied. */
export function copyNow(
  connections: Connections,
  {
    enterpriseId,
    store,
    now = new Date(),
  }: { readonly enterpriseId: string; readonly store: ColumnStore; readonly now?: Date },
): Promise<number[]> {
  const stage = openStage(connections, { id: enterpriseId }, now);
  return copyEvents({
    enterpriseId,
    now,
    store,
    inTransaction: async (work) => stage.act(await stage.user('admin'), work),
  });
}
