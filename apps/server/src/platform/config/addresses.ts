// What a setting that is an address may look like; a wrong one is named at the start and not found out by the first call.
import { isIP } from 'node:net';
import { z } from 'zod';

const isHttp = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
const isOrigin = (text: string): boolean => isHttp(text) && URL.parse(text)?.origin === text;
const isGateway = (text: string): boolean => text.startsWith('/') || isHttp(text);

/** `https://crm.example`, with nothing behind the host and port. */
export const origin = () => z.string().refine(isOrigin, 'an origin such as https://crm.example, without a path');

/** An address that the server itself calls. */
export const partner = () => z.string().refine(isHttp, 'an address that begins with http:// or https://');

/** An address the page calls: whole, or a path of its own origin. */
export const gateway = () => z.string().refine(isGateway, 'an address such as https://gateway.example, or a path');

/** `origin=gateway` pairs with commas. */
export const gatewayPairs = () =>
  z.string().refine((text) => text === '' || text.split(',').every(isPair), 'origin=gateway pairs with commas');

function isPair(text: string): boolean {
  const [page = '', to = '', ...more] = text.trim().split('=');
  return more.length === 0 && isOrigin(page) && isGateway(to);
}

export const postgresAddress = () =>
  z.string().refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'an address postgres://…');

/** A server of ClickHouse with its sign-in, over http or https, and the database. */
export const columnServer = () =>
  z
    .string()
    .refine(
      (text) => isHttp(text) && /^\/\w+$/.test(URL.parse(text)!.pathname) && URL.parse(text)!.search === '',
      'an address such as https://user:word@columns.example:8443/database',
    );

const isMailServer = (text: string): boolean =>
  /^smtps?:$/.test(URL.parse(text)?.protocol ?? '') && (URL.parse(text)?.hostname ?? '') !== '';

/** A mail server with its sign-in. */
export const mailServer = () =>
  z.string().refine(isMailServer, 'an address such as smtps://user:word@mail.example:465');

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Addresses or networks with commas, as X-Forwarded-For is believed from. */
export const networks = () =>
  z
    .string()
    .refine((text) => text.split(',').every((one) => isNetwork(one.trim())), 'addresses or networks with commas');

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return NAMED_NETWORKS.has(text) || (isIP(address) !== 0 && fits && more.length === 0);
}

/** `corpId:agentId=secret` pairs with commas. */
export const wecomSecrets = () =>
  z
    .string()
    .refine(
      (text) => text === '' || text.split(',').every((pair) => /^[\w-]+:\d+=\S+$/.test(pair.trim())),
      'corpId:agentId=secret pairs with commas',
    );

export const wecomCallbacks = () =>
  z
    .string()
    .refine(
      (text) =>
        text === '' ||
        text.split(',').every((pair) => /^[\w-]+:\d+=[\da-zA-Z]{1,32}:[\da-zA-Z]{43}$/.test(pair.trim())),
      'corpId:agentId=token:encodingAesKey with commas',
    );
