// Rotation: a new key, every value sealed anew in batches while the product runs, the old key retired at the end.
import { transaction, type Connections, type Sql } from '../db/index.ts';
import { addKey, readKeyFile, retireKeys } from './key-file.ts';
import { openKeysWith } from './open-keys.ts';
import { reseal, selectKeyUse, type KeyUse } from './rotation.sql.ts';
import type { Vault } from './vault.ts';

const BATCH = 500;
/** Longer than a running server takes to notice the new key (vault.ts), so that nothing is sealed with the old one any more. */
const SETTLE_MILLISECONDS = 2_500;

/** Sealed values that a room keeps outside personal_values, in the connection's enterprise. */
export interface SealedStore {
  readonly keyUse: (sql: Sql) => Promise<KeyUse[]>;
  /** Seals up to `limit` values anew under the current key; answers how many, 0 when none is left. */
  readonly reseal: (sql: Sql, vault: Vault, enterpriseId: string, limit: number) => Promise<number>;
}

export interface RotationOptions {
  readonly connections: Connections;
  readonly file: string;
  readonly enterpriseIds: readonly string[];
  /** What is rotated beside personal_values. */
  readonly stores: readonly SealedStore[];
  readonly say: (line: string) => void;
  /** Called after each batch; a rotation that ends here is taken up by the next one. */
  readonly afterBatch?: (resealed: number) => void;
}

export interface EnterpriseKeyUse extends KeyUse {
  readonly enterpriseId: string;
}

/** Values per enterprise, place and key. */
export async function keyUse({
  connections,
  enterpriseIds,
  stores,
}: Pick<RotationOptions, 'connections' | 'enterpriseIds' | 'stores'>): Promise<EnterpriseKeyUse[]> {
  const uses: EnterpriseKeyUse[] = [];
  for (const enterpriseId of enterpriseIds) {
    for (const store of [personalValues, ...stores])
      for (const use of await store.keyUse(connections.bound(enterpriseId))) uses.push({ enterpriseId, ...use });
  }
  return uses;
}

const personalValues: SealedStore = { keyUse: selectKeyUse, reseal };

/** Rotates, or ends a rotation that was cut off; answers how many values were sealed anew. */
export async function rotateKeys(options: RotationOptions): Promise<{ key: number; resealed: number }> {
  const { connections, file, say } = options;
  const before = readKeyFile(file);
  const isUnfinished = (await keyUse(options)).some((use) => use.key < before.current);
  const key = isUnfinished ? before.current : addKey(file, new Date());
  const vault = await openKeysWith(connections.unbound, file, say);
  say(isUnfinished ? `Going on with key ${key}` : `Key ${key} seals from now on`);
  await pause();
  let resealed = 0;
  for (const enterpriseId of options.enterpriseIds)
    for (const store of [personalValues, ...options.stores])
      for (;;) {
        const done = await transaction(connections.bound(enterpriseId), {}, (sql) =>
          store.reseal(sql, vault, enterpriseId, BATCH),
        );
        if (done === 0) break;
        resealed += done;
        options.afterBatch?.(resealed);
      }
  await retireUnused(options, key);
  return { key, resealed };
}

/** Retires every key that no row uses; a row that was locked meanwhile keeps its key in service until the next run. */
async function retireUnused(options: RotationOptions, key: number): Promise<void> {
  const used = new Set((await keyUse(options)).map((use) => use.key));
  const { keys, retired } = readKeyFile(options.file);
  const idle = [...keys.keys()].filter((id) => id !== key && !used.has(id) && !retired.has(id));
  retireKeys(options.file, idle, new Date());
  for (const id of idle) options.say(`Key ${id} is retired`);
  for (const id of used) if (id !== key) options.say(`Key ${id} is still in use: run the command again`);
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_MILLISECONDS));
