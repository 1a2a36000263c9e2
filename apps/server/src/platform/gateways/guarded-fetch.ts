// The one way by which the server fetches from an address that a user or a setting gave (reliability 17).
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressesOf, isPublicAddress, type Pinned } from './address-guard.ts';

export type GuardRefusal =
  | 'badAddress'
  | 'notHttps'
  | 'hostNotListed'
  | 'notPublic'
  | 'notFound'
  | 'redirected'
  | 'tooLarge'
  | 'timedOut'
  | 'unreachable';

/** Why nothing was fetched, for the caller to put into words. */
export class GuardFault extends Error {
  readonly kind: GuardRefusal;
  /** Whether the host may have received the request: a connection stood before it failed. */
  readonly wasSent: boolean;

  constructor(kind: GuardRefusal, wasSent = false) {
    super(`a fetch was refused: ${kind}`);
    this.kind = kind;
    this.wasSent = wasSent;
  }
}

export interface GuardOptions {
  /** Hosts that may be asked, with the port where it is not the usual one. */
  readonly hosts: readonly string[];
  /** Development only: lets http and addresses of this machine pass. */
  readonly allowPrivate: boolean;
  /** Milliseconds for everything together. */
  readonly timeout?: number;
  /** Bytes of the answer. */
  readonly limit?: number;
  /** What is posted; a GET without it. */
  readonly post?: Posted;
}

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Fetched {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const FIVE_SECONDS = 5_000;
const ONE_MEBIBYTE = 1024 * 1024;

/**
 * Asks an https address of a listed host: the name is resolved first, every address it has must be public, and the
 * connection goes to exactly the address that was looked at. No redirects. Throws GuardFault.
 */
export async function guardedFetch(address: string, options: GuardOptions): Promise<Fetched> {
  const { timeout = FIVE_SECONDS, limit = ONE_MEBIBYTE, post } = options;
  const signal = AbortSignal.timeout(timeout);
  const url = requireUrl(address, options);
  const pinned = await within(signal, pin(url, options.allowPrivate));
  return ask(url, { pinned, signal, limit, post });
}

function requireUrl(address: string, { hosts, allowPrivate }: GuardOptions): URL {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') throw new GuardFault('badAddress');
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) throw new GuardFault('notHttps');
  if (!hosts.some((host) => host.toLowerCase() === url.host)) throw new GuardFault('hostNotListed');
  return url;
}

async function pin(url: URL, allowPrivate: boolean): Promise<Pinned> {
  const found = await addressesOf(url.hostname).catch(() => {
    throw new GuardFault('notFound');
  });
  const [first] = found;
  if (first === undefined) throw new GuardFault('notFound');
  if (!allowPrivate && !found.every(({ address }) => isPublicAddress(address))) throw new GuardFault('notPublic');
  return first;
}

/** The answer of a host as it arrives; whoever has enough destroys `body`. No limit but the signal's. */
export interface Opened {
  readonly status: number;
  readonly type: string;
  readonly body: IncomingMessage;
}

/** The same guard for an answer that is read while it comes. Throws GuardFault. */
export async function guardedOpen(
  address: string,
  { signal, ...options }: Omit<GuardOptions, 'timeout' | 'limit'> & { readonly signal: AbortSignal },
): Promise<Opened> {
  const url = requireUrl(address, options);
  const pinned = await within(signal, pin(url, options.allowPrivate));
  const body = await reach(url, { pinned, signal, post: options.post });
  return { status: body.statusCode ?? 0, type: body.headers['content-type'] ?? '', body };
}

interface Reached {
  readonly pinned: Pinned;
  readonly signal: AbortSignal;
  readonly post: Posted | undefined;
}

async function ask(url: URL, { limit, ...reached }: Reached & { readonly limit: number }): Promise<Fetched> {
  const answer = await reach(url, reached);
  return new Promise((resolve, reject) => {
    const refuse = (kind: GuardRefusal): void => {
      answer.destroy();
      reject(new GuardFault(kind, true));
    };
    // It may have broken off before anybody listened.
    if (answer.destroyed) return refuse(reached.signal.aborted ? 'timedOut' : 'unreachable');
    const parts: Buffer[] = [];
    let size = 0;
    answer.on('data', (part: Buffer) => {
      size += part.length;
      if (size > limit) refuse('tooLarge');
      else parts.push(part);
    });
    answer.on('error', () => refuse(reached.signal.aborted ? 'timedOut' : 'unreachable'));
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        type: answer.headers['content-type'] ?? '',
        text: Buffer.concat(parts).toString('utf8'),
      }),
    );
  });
}

function reach(url: URL, { pinned, signal, post }: Reached): Promise<IncomingMessage> {
  // Whoever asks for the name again gets the address that was looked at.
  const lookup: LookupFunction = (_name, asked, found) => {
    if (asked.all === true) found(null, [pinned]);
    else found(null, pinned.address, pinned.family);
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const refuse = (kind: GuardRefusal): void => {
      sent.destroy();
      reject(new GuardFault(kind, isConnected));
    };
    const headers = { accept: 'application/json', 'user-agent': 'yijian', ...post?.headers };
    const method = post === undefined ? 'GET' : 'POST';
    const sent = request(url, { method, lookup, signal, agent: false, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      if (status >= 300 && status < 400) return refuse('redirected');
      resolve(answer);
    });
    sent.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    sent.on('error', () => refuse(signal.aborted ? 'timedOut' : 'unreachable'));
    sent.end(post?.body);
  });
}

async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new GuardFault('timedOut')), { once: true });
  });
  return Promise.race([work, late]);
}
