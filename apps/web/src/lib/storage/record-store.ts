// Records that survive a reload: IndexedDB behind a few functions; unlike a text, a refusal of the browser is told.
export interface RecordStore<T extends { readonly id: string }> {
  all(): Promise<T[]>;
  put(...records: T[]): Promise<void>;
  remove(...ids: string[]): Promise<void>;
}

const TABLE = 'records';
const PREFIX = 'yijian:';
/** Databases of what was only seen: they go when the user signs out, unlike what the user wrote. */
const SEEN = 'seen:';

/** One database per name, `id` is the key. Each function rejects where the browser keeps nothing (blocked, full, private). */
export function recordStore<T extends { readonly id: string }>(name: string): RecordStore<T> {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(PREFIX + name, () => (opened = undefined));
    // A refusal is asked again the next time.
    opened.catch(() => (opened = undefined));
    return opened;
  };
  const run = async <R>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => R): Promise<R> => {
    const database = await open();
    return new Promise<R>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode);
      const result = work(transaction.objectStore(TABLE));
      transaction.addEventListener('complete', () => resolve(result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage refused')));
    });
  };
  return {
    all: async () => (await run('readonly', (table) => table.getAll() as IDBRequest<T[]>)).result,
    put: (...records) => run('readwrite', (table) => records.forEach((record) => void table.put(record))),
    remove: (...ids) => run('readwrite', (table) => ids.forEach((id) => void table.delete(id))),
  };
}

/** A store of what the user has looked at; see forgetSeen. */
export function seenStore<T extends { readonly id: string }>(name: string): RecordStore<T> {
  return recordStore(SEEN + name);
}

/** Deletes what this browser remembers of having been looked at, whoever looked; what waits to be sent stays. */
export async function forgetSeen(): Promise<void> {
  // Some browsers hide it, and the tests' page has none: then nothing was kept either.
  const engine = globalThis.indexedDB as IDBFactory | undefined;
  const known = (await engine?.databases?.().catch(() => [])) ?? [];
  const names = known.flatMap(({ name }) => (name?.startsWith(PREFIX + SEEN) ? [name] : []));
  await Promise.all(names.map((name) => deleteDatabase(name)));
}

function openDatabase(name: string, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE, { keyPath: 'id' }));
    request.addEventListener('success', () => {
      // Another page deletes it: an open one would keep it alive.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        onClosed();
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('storage refused')));
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });
}
