// Records that survive a reload: IndexedDB behind three functions; unlike a text, a refusal of the browser is told.
export interface RecordStore<T extends { readonly id: string }> {
  all(): Promise<T[]>;
  put(record: T): Promise<void>;
  remove(id: string): Promise<void>;
}

const TABLE = 'records';

/** One database per name, `id` is the key. Each function rejects where the browser keeps nothing (blocked, full, private). */
export function recordStore<T extends { readonly id: string }>(name: string): RecordStore<T> {
  let opened: Promise<IDBDatabase> | undefined;
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(`yijian:${name}`);
    // A refusal is asked again the next time.
    opened.catch(() => (opened = undefined));
    return opened;
  };
  const run = async <R>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
    const database = await open();
    return new Promise<R>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode);
      const request = work(transaction.objectStore(TABLE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage refused')));
    });
  };
  return {
    all: () => run('readonly', (table) => table.getAll() as IDBRequest<T[]>),
    put: async (record) => void (await run('readwrite', (table) => table.put(record))),
    remove: (id) => run('readwrite', (table) => table.delete(id)),
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage refused')));
  });
}
