// `npm run keys -- status | rotate`: the keys of personal values in the running instance, or in the database of DATABASE_URL (docs/operations.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mergeJournal } from '../../apps/server/src/modules/duplicates/index.ts';
import { createTenantDirectory } from '../../apps/server/src/modules/enterprises/index.ts';
import { keyFileOf, readSettings } from '../../apps/server/src/platform/config/index.ts';
import { appAddress, openConnections, type Connections } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { keyUse, readKeyFile, rotateKeys } from '../../apps/server/src/platform/secrets/index.ts';
import { readInstance } from '../database/instance.ts';

/** Where sealed values stand beside personal_values. */
const stores = [mergeJournal];

const usage = 'Usage: npm run keys -- status | rotate';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command] = positionals;
  if (positionals.length !== 1 || (command !== 'status' && command !== 'rotate')) throw new Error(usage);
  await run(command);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(command: 'status' | 'rotate'): Promise<void> {
  const settings = readSettings(process.env);
  const dataDir = path.resolve(import.meta.dirname, '../..', settings.DATA_DIR);
  const ownerUrl = settings.DATABASE_URL ?? readInstance(dataDir)?.databaseUrl;
  if (ownerUrl === undefined)
    throw new Error(`No running instance in ${settings.DATA_DIR}: start one with npm start, or set DATABASE_URL.`);
  const file = keyFileOf({ KEY_FILE: settings.KEY_FILE, DATA_DIR: dataDir });
  const url = settings.APP_DATABASE_URL ?? (await appAddress(ownerUrl));
  const connections = openConnections({ url, poolSize: 1, pools: 5, statementTimeout: 60_000, log: openLog('silent') });
  try {
    const tenants = await createTenantDirectory({ connections }).all();
    const enterpriseIds = tenants.map((tenant) => tenant.id);
    if (command === 'rotate') await rotate(connections, file, enterpriseIds);
    await status(connections, file, enterpriseIds);
  } finally {
    await connections.close();
  }
}

async function rotate(connections: Connections, file: string, enterpriseIds: readonly string[]): Promise<void> {
  const began = performance.now();
  const { resealed } = await rotateKeys({
    connections,
    file,
    enterpriseIds,
    stores,
    say: (line) => console.log(line),
    afterBatch: (count) => {
      if (count % 50_000 === 0) console.log(`${count} values`);
    },
  });
  console.log(`${resealed} values sealed anew in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function status(connections: Connections, file: string, enterpriseIds: readonly string[]): Promise<void> {
  const ring = readKeyFile(file);
  console.log(`Key file ${file}`);
  const uses = await keyUse({ connections, enterpriseIds, stores });
  for (const id of ring.keys.keys()) {
    const rows = uses.filter((use) => use.key === id).reduce((sum, use) => sum + use.rows, 0);
    const state = id === ring.current ? 'seals' : ring.retired.has(id) ? 'retired' : 'opens';
    console.log(`key ${id}  ${state.padEnd(7)}  ${rows} rows`);
  }
  for (const { enterpriseId, table, field, key, rows } of uses)
    console.log(`  enterprise ${enterpriseId}  ${table}.${field}  key ${key}  ${rows} rows`);
}
