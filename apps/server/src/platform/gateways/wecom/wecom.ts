// The server side of enterprise chat (WeCom): access tokens, whom a code stands for, external contacts.
import { z } from 'zod';
import { GuardFault, guardedFetch } from '../guarded-fetch.ts';

export const WECOM_BASE = 'https://qyapi.weixin.qq.com';

export interface WecomApp {
  readonly corpId: string;
  readonly agentId: string;
  readonly secret: string;
}

/** Who came with a code: a colleague, an external contact such as a doctor, or nobody the enterprise knows. */
export type ChatPerson =
  | { readonly kind: 'USER'; readonly userId: string }
  | { readonly kind: 'CONTACT'; readonly externalUserId: string }
  | { readonly kind: 'STRANGER' };

export interface ChatContact {
  readonly externalUserId: string;
  readonly name: string;
  readonly corpName: string;
}

/** Why nothing is known: the partner could not be asked, said no (with its code), or answered nonsense. */
export class WecomFault extends Error {
  readonly kind: 'unreachable' | 'refused' | 'answer';
  readonly code: number | undefined;

  constructor(kind: WecomFault['kind'], code?: number) {
    super(`enterprise chat: ${kind}${code === undefined ? '' : ` ${code}`}`);
    this.kind = kind;
    this.code = code;
  }
}

/** All methods throw WecomFault. */
export interface Wecom {
  readonly personOf: (app: WecomApp, code: string) => Promise<ChatPerson>;
  readonly contactIdsOf: (app: WecomApp, userId: string) => Promise<string[]>;
  readonly contactOf: (app: WecomApp, externalUserId: string) => Promise<ChatContact | undefined>;
}

const Said = z.object({ errcode: z.int().default(0) });
const Token = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() });
const Person = z.object({ userid: z.string().optional(), external_userid: z.string().optional() });
const Ids = z.object({ external_userid: z.array(z.string()).default([]) });
const Contact = z.object({
  external_contact: z.object({ external_userid: z.string(), name: z.string(), corp_name: z.string().default('') }),
});

/** Codes by which the partner says that the access token is not good (any more). */
const STALE = new Set([40014, 41001, 42001]);
/** Codes for a contact that is none of the enterprise's, and a user who has no contacts. */
const NONE = new Set([84061, 40096]);
/** Milliseconds before its end in which a token is not used any more. */
const MARGIN = 300_000;

interface Held {
  readonly token: string;
  readonly until: number;
}

export function openWecom({ base, allowPrivate }: { base: string; allowPrivate: boolean }): Wecom {
  const held = new Map<string, Promise<Held>>();

  async function ask(path: string, query: Record<string, string>): Promise<unknown> {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await guardedFetch(url.href, { hosts: [url.host], allowPrivate }).catch((error: unknown) => {
      throw error instanceof GuardFault ? new WecomFault('unreachable') : error;
    });
    if (answer.status >= 500) throw new WecomFault('unreachable');
    const json = parsed(answer.text);
    const said = Said.safeParse(json);
    if (!said.success) throw new WecomFault('answer');
    if (said.data.errcode !== 0) throw new WecomFault('refused', said.data.errcode);
    return json;
  }

  /** Questions that come together share one token; `stale` is one that was refused and is not given out again. */
  async function tokenOf(app: WecomApp, stale?: string): Promise<string> {
    const key = `${app.corpId} ${app.agentId} ${app.secret}`;
    const known = held.get(key);
    if (known === undefined) return (await renew(app, key)).token;
    const { token, until } = await known;
    if (token !== stale && until > Date.now()) return token;
    // Another question may have renewed it meanwhile.
    const next = held.get(key);
    return (await (next === undefined || next === known ? renew(app, key) : next)).token;
  }

  function renew(app: WecomApp, key: string): Promise<Held> {
    const fresh = ask('/cgi-bin/gettoken', { corpid: app.corpId, corpsecret: app.secret }).then((json) => {
      const { access_token: token, expires_in: seconds } = understood(Token, json);
      return { token, until: Date.now() + Math.max(0, seconds * 1000 - MARGIN) };
    });
    held.set(key, fresh);
    // A failure is not remembered: the next question asks anew.
    fresh.catch(() => {
      if (held.get(key) === fresh) held.delete(key);
    });
    return fresh;
  }

  async function question(app: WecomApp, path: string, query: Record<string, string>): Promise<unknown> {
    const token = await tokenOf(app);
    try {
      return await ask(path, { access_token: token, ...query });
    } catch (error) {
      if (!(error instanceof WecomFault) || error.code === undefined || !STALE.has(error.code)) throw error;
      return ask(path, { access_token: await tokenOf(app, token), ...query });
    }
  }

  return {
    async personOf(app, code) {
      const person = understood(Person, await question(app, '/cgi-bin/auth/getuserinfo', { code }));
      if (person.userid) return { kind: 'USER', userId: person.userid };
      return person.external_userid
        ? { kind: 'CONTACT', externalUserId: person.external_userid }
        : { kind: 'STRANGER' };
    },
    async contactIdsOf(app, userId) {
      const found = await question(app, '/cgi-bin/externalcontact/list', { userid: userId }).catch(noneWhere);
      return found === undefined ? [] : understood(Ids, found).external_userid;
    },
    async contactOf(app, externalUserId) {
      const query = { external_userid: externalUserId };
      const found = await question(app, '/cgi-bin/externalcontact/get', query).catch(noneWhere);
      if (found === undefined) return undefined;
      const { external_contact: contact } = understood(Contact, found);
      return { externalUserId: contact.external_userid, name: contact.name, corpName: contact.corp_name };
    },
  };
}

function noneWhere(error: unknown): undefined {
  if (error instanceof WecomFault && error.code !== undefined && NONE.has(error.code)) return undefined;
  throw error;
}

function understood<T>(shape: z.ZodType<T>, json: unknown): T {
  const read = shape.safeParse(json);
  if (!read.success) throw new WecomFault('answer');
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
