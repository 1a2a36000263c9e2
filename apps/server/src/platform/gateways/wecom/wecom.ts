// The server side of enterprise chat (WeCom): access tokens, whom a code stands for, external contacts, mass messages.
import { z } from 'zod';
import { GuardFault, guardedFetch, type Posted } from '../guarded-fetch.ts';
import {
  CONTACT_PAGE,
  CONTACT_PAGES,
  ContactPage,
  ContactWithFollowers,
  followedOf,
  pairsOf,
  type FollowedContact,
} from './contacts.ts';
import { Results, Taken, massBody, resultsOf, type MassMessage, type MassResult, type MassTaken } from './mass.ts';

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
  /** What was posted may have been taken all the same, and must not be posted again unasked. */
  readonly isOpen: boolean;

  constructor(kind: WecomFault['kind'], { code, isOpen = false }: { code?: number; isOpen?: boolean } = {}) {
    super(`enterprise chat: ${kind}${code === undefined ? '' : ` ${code}`}`);
    this.kind = kind;
    this.code = code;
    this.isOpen = isOpen;
  }
}

/** All methods throw WecomFault. */
export interface Wecom {
  readonly personOf: (app: WecomApp, code: string) => Promise<ChatPerson>;
  readonly contactIdsOf: (app: WecomApp, userId: string) => Promise<string[]>;
  readonly contactOf: (app: WecomApp, externalUserId: string) => Promise<ChatContact | undefined>;
  /** Users who may have contacts. */
  readonly followersOf: (app: WecomApp) => Promise<string[]>;
  /** All contacts of a user, each once; none of them where a page is missing or the pages do not end. */
  readonly followedBy: (app: WecomApp, userId: string) => Promise<FollowedContact[]>;
  /** A contact with what the user noted; undefined where the two are not connected. */
  readonly followedContact: (
    app: WecomApp,
    pair: { readonly userId: string; readonly externalUserId: string },
  ) => Promise<FollowedContact | undefined>;
  /** What pages of the app are signed with: `corp` for the enterprise, `agent` for the app. */
  readonly ticketOf: (app: WecomApp, of: TicketKind) => Promise<string>;
  /** Hands a mass message to the chat, where its sender confirms it. */
  readonly addMassMessage: (app: WecomApp, message: MassMessage) => Promise<MassTaken>;
  /** What became of a mass message for each contact. */
  readonly massResultsOf: (app: WecomApp, message: { messageId: string; sender: string }) => Promise<MassResult[]>;
}

export type TicketKind = 'corp' | 'agent';

const Said = z.object({ errcode: z.int().default(0) });
const Token = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() });
const Ticket = z.object({ ticket: z.string().min(1), expires_in: z.int().positive() });
const Person = z.object({ userid: z.string().optional(), external_userid: z.string().optional() });
const Ids = z.object({ external_userid: z.array(z.string()).default([]) });
const Followers = z.object({ follow_user: z.array(z.string()) });
const Contact = z.object({
  external_contact: z.object({ external_userid: z.string(), name: z.string(), corp_name: z.string().default('') }),
});

/** Codes by which the partner says that the access token is not good (any more). */
const STALE = new Set([40014, 41001, 42001]);
/** Codes for a contact that is none of the enterprise's, and a user who has no contacts. */
const NONE = new Set([84061, 40096]);
/** Code for a mass message of which no contact can be written to. */
const NOBODY = 41048;
/** Codes by which the partner says: not now (busy, asked too often, too much at once), or that a fresh token was not good either. */
const NOT_NOW = new Set([-1, 45009, 45033, ...STALE]);
/** Contacts of one answer, the most that the partner gives. */
const RESULTS = 500;
/** Answers of one question: 10,000 contacts are the most of a mass message. */
const PAGES = 20;
/** Milliseconds before its end in which a token is not used any more. */
const MARGIN = 300_000;

interface Held {
  readonly token: string;
  readonly until: number;
}

export function openWecom({ base, allowPrivate }: { base: string; allowPrivate: boolean }): Wecom {
  const held = new Map<string, Promise<Held>>();
  const tickets = new Map<string, Held>();

  async function ask(path: string, query: Record<string, string>, body?: object): Promise<unknown> {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const isOpen = body !== undefined;
    const options = { hosts: [url.host], allowPrivate, ...(body === undefined ? {} : { post: posted(body) }) };
    const answer = await guardedFetch(url.href, options).catch((error: unknown) => {
      throw error instanceof GuardFault ? new WecomFault('unreachable', { isOpen: isOpen && error.wasSent }) : error;
    });
    if (answer.status >= 500) throw new WecomFault('unreachable', { isOpen });
    const json = parsed(answer.text);
    const said = Said.safeParse(json);
    if (!said.success) throw new WecomFault('answer', { isOpen });
    if (said.data.errcode !== 0) throw new WecomFault('refused', { code: said.data.errcode });
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

  /** A GET with `query`, a POST with `body`. */
  async function question(
    app: WecomApp,
    path: string,
    { query, body }: { query?: Record<string, string>; body?: object },
  ): Promise<unknown> {
    const token = await tokenOf(app);
    try {
      return await ask(path, { access_token: token, ...query }, body);
    } catch (error) {
      if (!(error instanceof WecomFault) || error.code === undefined || !STALE.has(error.code)) throw error;
      return ask(path, { access_token: await tokenOf(app, token), ...query }, body);
    }
  }

  return {
    async personOf(app, code) {
      const person = understood(Person, await question(app, '/cgi-bin/auth/getuserinfo', { query: { code } }));
      if (person.userid) return { kind: 'USER', userId: person.userid };
      return person.external_userid
        ? { kind: 'CONTACT', externalUserId: person.external_userid }
        : { kind: 'STRANGER' };
    },
    async contactIdsOf(app, userId) {
      const found = await question(app, '/cgi-bin/externalcontact/list', { query: { userid: userId } }).catch(
        noneWhere,
      );
      return found === undefined ? [] : understood(Ids, found).external_userid;
    },
    async contactOf(app, externalUserId) {
      const query = { external_userid: externalUserId };
      const found = await question(app, '/cgi-bin/externalcontact/get', { query }).catch(noneWhere);
      if (found === undefined) return undefined;
      const { external_contact: contact } = understood(Contact, found);
      return { externalUserId: contact.external_userid, name: contact.name, corpName: contact.corp_name };
    },
    async followersOf(app) {
      const found = await question(app, '/cgi-bin/externalcontact/get_follow_user_list', {});
      return [...new Set(understood(Followers, found).follow_user)];
    },
    async followedBy(app, userId) {
      const followed = new Map<string, FollowedContact>();
      const seen = new Set<string>();
      let cursor = '';
      do {
        const body = { userid_list: [userId], cursor, limit: CONTACT_PAGE };
        const found = await question(app, '/cgi-bin/externalcontact/batch/get_by_user', { body }).catch(noneWhere);
        if (found === undefined) break;
        const page = understood(ContactPage, found);
        for (const one of followedOf(page, userId)) followed.set(one.externalUserId, one);
        seen.add(cursor);
        cursor = page.next_cursor;
        if (seen.has(cursor) && cursor !== '') throw new WecomFault('answer');
        if (seen.size === CONTACT_PAGES && cursor !== '') throw new WecomFault('answer');
      } while (cursor !== '');
      return [...followed.values()];
    },
    async followedContact(app, { userId, externalUserId }) {
      let cursor = '';
      for (let page = 0; page < PAGES; page += 1) {
        const query = { external_userid: externalUserId, ...(cursor === '' ? {} : { cursor }) };
        const found = await question(app, '/cgi-bin/externalcontact/get', { query }).catch(noneWhere);
        if (found === undefined) return undefined;
        const told = understood(ContactWithFollowers, found);
        const [followed] = followedOf(pairsOf(told), userId);
        if (followed !== undefined || told.next_cursor === '') return followed;
        cursor = told.next_cursor;
      }
      return undefined;
    },
    async ticketOf(app, of) {
      const key = `${app.corpId} ${app.agentId} ${app.secret} ${of}`;
      const known = tickets.get(key);
      if (known !== undefined && known.until > Date.now()) return known.token;
      const [path, query] = ticketCalls[of];
      const { ticket, expires_in: seconds } = understood(Ticket, await question(app, path, { query }));
      tickets.set(key, { token: ticket, until: Date.now() + Math.max(0, seconds * 1000 - MARGIN) });
      return ticket;
    },
    async addMassMessage(app, message) {
      const body = massBody(message);
      const answer = await question(app, '/cgi-bin/externalcontact/add_msg_template', { body }).catch(
        (error: unknown) => {
          if (error instanceof WecomFault && error.code === NOBODY) return { fail_list: message.contacts };
          throw error;
        },
      );
      const taken = Taken.safeParse(answer);
      const turnedAway = taken.data?.fail_list ?? [];
      const isNamed = taken.data !== undefined && (taken.data.msgid !== '' || turnedAway.length > 0);
      if (!isNamed) throw new WecomFault('answer', { isOpen: true });
      return { messageId: taken.data.msgid, turnedAway };
    },
    async massResultsOf(app, { messageId, sender }) {
      const results: MassResult[] = [];
      let cursor = '';
      for (let page = 0; page < PAGES; page += 1) {
        const body = { msgid: messageId, userid: sender, limit: RESULTS, cursor };
        const answer = await question(app, '/cgi-bin/externalcontact/get_groupmsg_send_result', { body });
        const found = understood(Results, answer);
        results.push(...resultsOf(found));
        cursor = found.next_cursor;
        if (cursor === '') break;
      }
      return results;
    },
  };
}

const ticketCalls: Readonly<Record<TicketKind, readonly [path: string, query: Record<string, string>]>> = {
  corp: ['/cgi-bin/get_jsapi_ticket', {}],
  agent: ['/cgi-bin/ticket/get', { type: 'agent_config' }],
};

/** Whether the same may be taken later. */
export const isForNow = ({ kind, code }: WecomFault): boolean =>
  kind === 'refused' ? code !== undefined && NOT_NOW.has(code) : true;

const posted = (body: object): Posted => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

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
