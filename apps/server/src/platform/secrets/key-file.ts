// The keys of personal values: one file outside the database, read again when another process has changed it (docs/security.md).
import { createHmac, randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const KEY_BYTES = 32;
const key = z.base64().refine((text) => Buffer.from(text, 'base64').length === KEY_BYTES, '32 bytes in base64');

const Content = z.strictObject({
  version: z.literal(1),
  /** The key that seals. */
  current: z.int().positive(),
  keys: z
    .array(z.strictObject({ id: z.int().positive(), key, createdAt: z.string(), retiredAt: z.string().optional() }))
    .min(1),
  /** Makes the numbers by which equal values are found; it is never rotated. */
  searchKey: key,
});
type Content = z.infer<typeof Content>;

export interface KeyRing {
  readonly current: number;
  readonly keys: ReadonlyMap<number, Buffer>;
  /** Keys that no row uses any more; kept so that a restored backup can be read. */
  readonly retired: ReadonlySet<number>;
  readonly searchKey: Buffer;
}

/** Tells two keys apart without showing either. */
export function fingerprintOf(secret: Buffer): string {
  return createHmac('sha256', secret).update('yijian key').digest('hex').slice(0, 32);
}

/** Reads the file. Throws one sentence that names it. */
export function readKeyFile(file: string): KeyRing {
  const content = readContent(file);
  return {
    current: content.current,
    keys: new Map(content.keys.map((one) => [one.id, Buffer.from(one.key, 'base64')])),
    retired: new Set(content.keys.filter((one) => one.retiredAt !== undefined).map((one) => one.id)),
    searchKey: Buffer.from(content.searchKey, 'base64'),
  };
}

function readContent(file: string): Content {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`The key file ${file} cannot be read: restore it from a backup, or name it with KEY_FILE.`);
  }
  const parsed = Content.safeParse(jsonIn(text));
  if (!parsed.success || !parsed.data.keys.some((one) => one.id === parsed.data.current && one.retiredAt === undefined))
    throw new Error(`The key file ${file} is damaged: restore it from a backup.`);
  return parsed.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes the file with a first key, unless it is there; answers whether it was made. Two processes at once make one. */
export function createKeyFile(file: string, now: Date): boolean {
  if (existsSync(file)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}`;
  const first = { id: 1, key: newKey(), createdAt: now.toISOString() };
  writeFileSync(draft, textOf({ version: 1, current: 1, keys: [first], searchKey: newKey() }), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Adds a key that seals from now on; answers its number. */
export function addKey(file: string, now: Date): number {
  const content = readContent(file);
  const id = Math.max(...content.keys.map((one) => one.id)) + 1;
  write(file, {
    ...content,
    current: id,
    keys: [...content.keys, { id, key: newKey(), createdAt: now.toISOString() }],
  });
  return id;
}

/** Marks keys that no row uses; the current one stays. */
export function retireKeys(file: string, ids: readonly number[], now: Date): void {
  const content = readContent(file);
  const keys = content.keys.map((one) =>
    ids.includes(one.id) && one.id !== content.current && one.retiredAt === undefined
      ? { ...one, retiredAt: now.toISOString() }
      : one,
  );
  write(file, { ...content, keys });
}

/** Something that changes whenever the file is replaced. */
export function markOf(file: string): string {
  const { mtimeMs, ino, size } = statSync(file);
  return `${mtimeMs} ${ino} ${size}`;
}

function write(file: string, content: Content): void {
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, textOf(content), { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
}

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64');
const textOf = (content: Content): string => `${JSON.stringify(content, null, 2)}\n`;
