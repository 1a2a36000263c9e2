// The peer of the analyses: DuckDB in this process, with the same events and doctors in a file of its own.
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import type postgres from 'postgres';

export interface Duck {
  /** The rows of a statement; moments are microseconds. */
  ask<R = unknown>(statement: string): Promise<R[]>;
  close(): void;
}

const folder = fileURLToPath(new URL('../../.cache/bench', import.meta.url));
const file = join(folder, 'events.duckdb');

/** Opens the copy of the database, and makes it first when there is none or it holds other events. */
export async function openDuck(owner: postgres.Sql): Promise<Duck> {
  if (!existsSync(file)) await copyAll(owner);
  const known = await open(file);
  const [there] = await known.ask<{ n: number; last: string }>(
    'select count(*)::int as n, max(moment)::varchar as last from interactions',
  );
  const [here] = await owner<[{ n: number; last: string }]>`
    select count(*)::int as n, (extract(epoch from max(at)) * 1000000)::bigint::text as last from interactions where enterprise_id = 1`;
  if (there!.n === here.n && there!.last === here.last) return known;
  known.close();
  await copyAll(owner);
  return open(file);
}

async function open(path: string): Promise<Duck> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  return {
    ask: async <R>(statement: string) => (await connection.runAndReadAll(statement)).getRowObjects() as R[],
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

async function copyAll(owner: postgres.Sql): Promise<void> {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  const duck = await open(draft);
  const carry = async (name: string, columns: string, rows: postgres.PendingQuery<postgres.Row[]>): Promise<void> => {
    const lines = join(folder, `${name}.csv`);
    await pipeline(await rows.readable(), createWriteStream(lines));
    await duck.ask(
      `create table ${name} as select * from read_csv('${lines}', header = false, columns = {${columns}})`,
    );
    rmSync(lines);
  };
  await carry(
    'interactions',
    "'id': 'BIGINT', 'doctor_id': 'BIGINT', 'moment': 'BIGINT', 'channel': 'VARCHAR', 'action': 'VARCHAR'",
    owner`copy (select id, doctor_id, (extract(epoch from at) * 1000000)::bigint, channel, action from interactions where enterprise_id = 1 order by id)
      to stdout (format csv)`,
  );
  await carry(
    'doctors',
    "'id': 'BIGINT', 'is_enabled': 'BOOLEAN'",
    owner`copy (select id, is_enabled from doctors where enterprise_id = 1 order by id) to stdout (format csv)`,
  );
  duck.close();
  rmSync(file, { force: true });
  renameSync(draft, file);
}
