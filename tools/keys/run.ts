// `npm run keys -- status | rotate | signing | rotate-signing`: keys of personal values and of tokens in the running instance, or in DATABASE_URL (docs/operations.md).
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mergeJournal } from '../../apps/server/src/modules/duplicates/index.ts';
import { createTenantDirectory } from '../../apps/server/src/modules/enterprises/index.ts';
import { listSigningKeys, rotateSigningKeys } from '../../apps/server/src/modules/sessions/index.ts';
import { keyFileOf, readSettings } from '../../apps/server/src/platform/config/index.ts';
import { appAddress, openConnections, type Connections } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { keyUse, readKeyFile, rotateKeys } from '../../apps/server/src/platform/secrets/index.ts';
import { readInstance } from '../database/instance.ts';

/** Where sealed values stand beside personal_values. */
const stores = [mergeJournal];

const COMMANDS = ['status', 'rotate', 'signing', 'rotate-signing'] as const;
type Command = (typeof COMMANDS)[number];

const usage = `Usage: npm run keys -- status | rotate
       npm run keys -- signing | rotate-signing [--enterprise <realm>]`;

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { enterprise: { type: 'string' } } });
  const command = COMMANDS.find((one) => one === positionals[0]);
  if (positionals.length !== 1 || command === undefined) throw new Error(usage);
  if (values.enterprise !== undefined && !command.endsWith('signing')) throw new Error(usage);
  await run(command, values.enterprise);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(command: Command, realm: string | undefined): Promise<void> {
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
    if (command === 'signing' || command === 'rotate-signing') {
      const realms = tenants.map((tenant) => tenant.realm).filter((one) => realm === undefined || one === realm);
      if (realms.length === 0) throw new Error(`No enterprise has the realm ${realm ?? ''}.`);
      for (const one of realms) await signing(connections, { realm: one, command, lives: settings });
      return;
    }
    const enterpriseIds = tenants.map((tenant) => tenant.id);
    if (command === 'rotate') await rotate(connections, file, enterpriseIds);
    await status(connections, file, enterpriseIds);
  } finally {
    await connections.close();
  }
}

/** The keys that sign access tokens: a new one signs from now on, in every node, and nobody is signed out. */
async function signing(
  connections: Connections,
  { realm, command, lives }: { realm: string; command: Command; lives: Parameters<typeof rotateSigningKeys>[1] },
): Promise<void> {
  const context = { pool: connections.unbound, realm };
  if (command === 'rotate-signing') await rotateSigningKeys(context, lives);
  for (const { id, createdAt, retiredAt } of await listSigningKeys(context)) {
    const state = retiredAt === null ? 'signs' : `verifies until ${retiredAt.toISOString()}`;
    console.log(`${realm}  key ${id.slice(0, 12)}  made ${createdAt.toISOString()}  ${state}`);
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
