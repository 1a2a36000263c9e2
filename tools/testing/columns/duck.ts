// DuckDB in this process in the place of ClickHouse: the same statements on the same lines where no server is at hand.
import { createWriteStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import type { ColumnStore, Dialect } from '../../../apps/server/src/platform/db/index.ts';

export interface Duck extends ColumnStore {
  close(): void;
}

const dialect: Dialect = {
  list: (value) => `list(${value})`,
  medianOfLists: (lists) => `list_aggregate(flatten(list(${lists})), 'quantile_cont', 0.5)`,
  median: (value, condition) => `quantile_cont(${value}, 0.5) filter (where ${condition})`,
};

let files = 0;

/** In a file, or in memory. */
export async function openDuck(path = ':memory:'): Promise<Duck> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  const ask = async <R>(statement: string): Promise<R[]> =>
    (await connection.runAndReadAll(statement)).getRowObjects() as R[];
  return {
    dialect,
    ask,
    isAway: () => false,
    async run(statement) {
      for (const one of inDuck(statement)) await connection.run(one);
    },
    async fill(table, lines) {
      files += 1;
      const file = join(tmpdir(), `yijian-columns-${process.pid}-${files}.tsv`);
      try {
        await pipeline(lines, createWriteStream(file));
        await connection.run(`copy ${table} from '${file}' (delimiter '\t', header false)`);
      } finally {
        rmSync(file, { force: true });
      }
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** Tables without engines, and rows for partitions. */
function inDuck(statement: string): string[] {
  const dropped = /^alter table (\w+) drop partition (.*)$/.exec(statement);
  if (dropped !== null) return [`delete from ${dropped[1]} where ${ofPartition(dropped[2]!)}`];
  const replaced = /^alter table (\w+) replace partition (.*) from (\w+)$/.exec(statement);
  if (replaced !== null) {
    const [, table, partition, from] = replaced;
    const rows = ofPartition(partition!);
    return [`delete from ${table} where ${rows}`, `insert into ${table} select * from ${from} where ${rows}`];
  }
  return [statement.replace(/\sengine = [\s\S]*$/, '').replaceAll('LowCardinality(String)', 'varchar')];
}

const ofPartition = (partition: string): string =>
  partition.startsWith('(') ? `(enterprise_id, month) = ${partition}` : `enterprise_id = ${partition}`;
