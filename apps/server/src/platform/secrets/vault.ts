// Personal values as sealed bytes: AES-256-GCM, bound to the very place they stand in, under a key kept outside the database.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomFillSync,
  type KeyObject,
} from 'node:crypto';
import { markOf, readKeyFile, type KeyRing } from './key-file.ts';

/** Where a value stands. Bytes that are copied to any other place do not open there. */
export interface Place {
  readonly enterpriseId: string;
  readonly table: string;
  readonly rowId: string;
  readonly field: string;
}

/** Thrown when sealed bytes do not open: altered, from another place, or under a key that is not in the file. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

export interface Vault {
  /** Version 1 byte, key 4 bytes, nonce 12 bytes, tag 16 bytes, then the value. */
  seal(place: Place, value: string): Buffer;
  /** Throws SealBroken. */
  open(place: Place, sealed: Uint8Array): string;
  /** 16 bytes that are the same for equal values of one field of one enterprise; nothing else can be told from them. */
  searchNumber(place: Omit<Place, 'rowId'>, value: string): Buffer;
  /** The key that seals now. */
  currentKey(): number;
  readonly file: string;
}

const VERSION = 1;
const NONCE_AT = 5;
const TAG_AT = 17;
const VALUE_AT = 33;
/** Longest time in which a change of the file by another process goes unnoticed. */
const LOOK_EVERY = 1_000;

/** Opens the vault of a key file, which must exist. */
export function openVault(file: string): Vault {
  const ring = watched(file);
  const enterpriseKeys = new Map<string, KeyObject>();

  const searchKeys = new Map<Buffer, KeyObject>();

  /** Each enterprise has keys of its own, made of the one in the file. */
  const keyFor = (keys: KeyRing, id: number, enterpriseId: string): KeyObject => {
    const name = `${id} ${enterpriseId}`;
    let found = enterpriseKeys.get(name);
    const secret = keys.keys.get(id);
    if (secret === undefined) throw new SealBroken(`key ${id} is not in the key file`);
    found ??= createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `yijian personal ${enterpriseId}`, 32)));
    enterpriseKeys.set(name, found);
    return found;
  };

  // Ready-made key objects: sealing a million values with bare bytes takes four times as long.
  const searchKeyOf = ({ searchKey }: KeyRing): KeyObject => {
    const found = searchKeys.get(searchKey) ?? createSecretKey(searchKey);
    searchKeys.set(searchKey, found);
    return found;
  };

  return {
    file,
    currentKey: () => ring().current,
    seal(place, value) {
      const keys = ring();
      return sealWith(keyFor(keys, keys.current, place.enterpriseId), keys.current, place, value);
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      if (bytes.length < VALUE_AT || bytes[0] !== VERSION) throw new SealBroken('these are no sealed bytes');
      const id = bytes.readUInt32BE(1);
      return openWith(keyFor(ring(id), id, place.enterpriseId), place, bytes);
    },
    searchNumber(place, value) {
      const scope = `${place.enterpriseId}\n${place.table}\n${place.field}\n`;
      return createHmac('sha256', searchKeyOf(ring()))
        .update(scope + value)
        .digest()
        .subarray(0, 16);
    },
  };
}

/** The ring of a file, read again at most once a second, or at once when a key is missing. */
function watched(file: string): (wanted?: number) => KeyRing {
  let keys = readKeyFile(file);
  let mark = markOf(file);
  let looked = Date.now();
  return (wanted) => {
    const isMissing = wanted !== undefined && !keys.keys.has(wanted);
    if (!isMissing && Date.now() - looked < LOOK_EVERY) return keys;
    looked = Date.now();
    const now = markOf(file);
    if (now !== mark) {
      keys = readKeyFile(file);
      mark = now;
    }
    return keys;
  };
}

function boundData({ enterpriseId, table, rowId, field }: Place): Buffer {
  return Buffer.from(`yijian 1\n${enterpriseId}\n${table}\n${rowId}\n${field}`);
}

/** Random bytes for nonces, taken from the system in larger pieces. */
const pool = Buffer.alloc(12 * 512);
let poolAt = pool.length;

function freshNonce(): Buffer {
  if (poolAt === pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += 12;
  return pool.subarray(poolAt - 12, poolAt);
}

function sealWith(key: KeyObject, id: number, place: Place, value: string): Buffer {
  const text = Buffer.from(value, 'utf8');
  const bytes = Buffer.allocUnsafe(VALUE_AT + text.length);
  bytes[0] = VERSION;
  bytes.writeUInt32BE(id, 1);
  freshNonce().copy(bytes, NONCE_AT);
  const cipher = createCipheriv('aes-256-gcm', key, bytes.subarray(NONCE_AT, TAG_AT));
  cipher.setAAD(Buffer.concat([bytes.subarray(0, NONCE_AT), boundData(place)]));
  cipher.update(text).copy(bytes, VALUE_AT);
  cipher.final();
  cipher.getAuthTag().copy(bytes, TAG_AT);
  return bytes;
}

function openWith(key: KeyObject, place: Place, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(NONCE_AT, TAG_AT), { authTagLength: 16 });
  decipher.setAAD(Buffer.concat([bytes.subarray(0, NONCE_AT), boundData(place)]));
  decipher.setAuthTag(bytes.subarray(TAG_AT, VALUE_AT));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(VALUE_AT)), decipher.final()]).toString('utf8');
  } catch {
    throw new SealBroken(`the value of ${place.table}.${place.field} does not belong here or was altered`);
  }
}
