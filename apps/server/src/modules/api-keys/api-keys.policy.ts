// What a key is, which calls are open to keys, whence one may come (product 3.25; reliability 4, 5).
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { effectOf, type EndpointRow } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const KEY = /^yjk_([a-z0-9]{8})_[\w-]{43}$/;

/** Whether a bearer token is a key; anything that begins so is never taken for a token of a session. */
export const isApiKey = (token: string): boolean => token.startsWith('yjk_');

/** A new key: 256 random bits behind a prefix by which it can be recognised. */
export function makeKey(): { key: string; prefix: string; keyHash: Buffer } {
  const prefix = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const key = `yjk_${prefix}_${randomBytes(32).toString('base64url')}`;
  return { key, prefix, keyHash: hashOf(key) };
}

export const prefixOf = (token: string): string | undefined => KEY.exec(token)?.[1];

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

export const isSameKey = (token: string, keyHash: Buffer): boolean => timingSafeEqual(hashOf(token), keyHash);

/** The console is for people. */
export const reachesConsole = (permission: string): boolean => /^(admin|\*):/.test(permission);

/**
 * Keys open calls that ask for a permission outside the console, and of those for any signed-in user the ones that read.
 * What belongs to a person (passwords, sessions, what was seen) writes or asks for the console.
 */
export function isOpenToKeys(row: EndpointRow): boolean {
  if (typeof row.access === 'object') return !reachesConsole(row.access.permission);
  return row.access === 'session' && effectOf(row) === 'read';
}

/** The service user with no more than the key names. */
export function narrowed(user: SessionUser, permissions: readonly string[]): SessionUser {
  const held = permissions.filter((code) => !reachesConsole(code) && isAllowed(user, code));
  return { ...user, permissions: new Set(held) };
}

/** Adds an address or a network; false when it is neither. */
function addTo(networks: BlockList, text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (bits === undefined) networks.addAddress(address, type);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
    networks.addSubnet(address, Number(bits), type);
  else return false;
  return true;
}

export const isNetwork = (text: string): boolean => addTo(new BlockList(), text);

/** No list means any address. An IPv4 address that arrives in IPv6 form counts as itself. */
export function isFromAllowed(addresses: readonly string[], address: string): boolean {
  if (addresses.length === 0) return true;
  const networks = new BlockList();
  for (const one of addresses) addTo(networks, one);
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  return family !== 0 && networks.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

export interface Pace {
  /** Whether one more call fits into this minute; `take` brings a portion of it from what all nodes share. */
  readonly fits: (
    key: { readonly id: string; readonly limit: number },
    now: number,
    take: (portion: number) => Promise<number>,
  ) => Promise<boolean>;
}

const MINUTE = 60_000;
const REMEMBERED = 10_000;
/** A node takes a twentieth of the limit at once, so that at most every twentieth call writes and little lies idle in other nodes. */
const PORTIONS = 20;

/** Spends what this node has taken of each key's minute. */
export function pace(): Pace {
  const taken = new Map<string, { readonly minute: number; left: number; isOver: boolean }>();
  const ofMinute = (id: string, minute: number) => {
    const known = taken.get(id);
    if (known?.minute === minute) return known;
    const fresh = { minute, left: 0, isOver: false };
    taken.delete(id);
    if (taken.size >= REMEMBERED) taken.delete(taken.keys().next().value!);
    taken.set(id, fresh);
    return fresh;
  };
  return {
    async fits({ id, limit }, now, take) {
      const mine = ofMinute(id, Math.floor(now / MINUTE));
      if (mine.left === 0 && !mine.isOver) {
        const got = await take(Math.max(1, Math.floor(limit / PORTIONS)));
        mine.left += got;
        // What is over stays over: a flood asks the database no more.
        mine.isOver = got === 0;
      }
      if (mine.left === 0) return false;
      mine.left -= 1;
      return true;
    },
  };
}
