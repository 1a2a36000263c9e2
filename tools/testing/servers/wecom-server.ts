// A local server that speaks the calls of enterprise chat (WeCom): tokens, single-use codes, external contacts, mass messages.
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

/** A mass message as it arrived. */
export interface MassArrived {
  readonly id: string;
  readonly sender: string;
  readonly contacts: readonly string[];
  readonly text: string;
  readonly link: { readonly title: string; readonly desc: string; readonly url: string };
}

export interface ContactThere {
  readonly name: string;
  readonly corp_name: string;
  readonly userid: string;
  readonly others?: readonly string[];
  readonly unionid?: string;
  /** What each user noted. */
  readonly remark?: string;
  readonly mobiles?: readonly string[];
}

export interface WecomServer {
  readonly address: string;
  /** Whom a code stands for; a code is good once. */
  readonly codes: Map<string, { userid?: string; external_userid?: string }>;
  /** Contacts by their id, with the user who has them, and others who do. */
  readonly contacts: Map<string, ContactThere>;
  /** Users who may have contacts, besides those who have some. */
  readonly followers: Set<string>;
  /** What questions for the contacts of users meet: `same` gives the first page again and again, `endless` new cursors for ever, `shape` something else; a number is the code of a refusal. */
  followed: 'good' | 'slow' | 'same' | 'endless' | 'shape' | 'broken' | number;
  /** Users of whom alone that holds; empty: all. */
  readonly troubled: Set<string>;
  /** Mass messages that were taken, the oldest first; also where the answer was lost. */
  readonly messages: MassArrived[];
  /** What became of contacts: 1 sent, 2 no contact any more, 3 had too many; others have status 0. */
  readonly results: Map<string, { status: 1 | 2 | 3; send_time?: number }>;
  /** How often each path was asked. */
  readonly asked: Map<string, number>;
  /** Makes every token that was given out stale. */
  expire: () => void;
  mode: 'good' | 'broken' | 'nonsense';
  /** What mass messages meet: `lost` takes the message and hangs up; a number is the code of a refusal. */
  mass: 'good' | 'lost' | 'broken' | number;
  /** Milliseconds before a mass message that was taken is answered. */
  delay: number;
  close: () => Promise<void>;
}

/** Contacts of one answer at most, so that a few of them make pages. */
const PAGE = 2;

export async function startWecom({ corpId, secret }: { corpId: string; secret: string }): Promise<WecomServer> {
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let given = 0;
  let oldest = 1;
  const state: WecomServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codes: new Map(),
    contacts: new Map(),
    followers: new Set(),
    followed: 'good',
    troubled: new Set(),
    messages: [],
    results: new Map(),
    asked: new Map(),
    expire() {
      oldest = given + 1;
    },
    mode: 'good',
    mass: 'good',
    delay: 0,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://chat');
    state.asked.set(pathname, (state.asked.get(pathname) ?? 0) + 1);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    await once(request, 'end');
    const isMass = pathname.startsWith('/cgi-bin/externalcontact/add_msg');
    if (state.mode === 'broken' || (isMass && state.mass === 'broken')) return void response.writeHead(502).end();
    if (state.mode === 'nonsense') return void response.end('<html>');
    const isPost = request.method === 'POST';
    const body: unknown = isPost ? JSON.parse(Buffer.concat(parts).toString('utf8')) : undefined;
    const isFollowed = pathname.endsWith('/batch/get_by_user') && isTroubled(body);
    if (isFollowed && state.followed === 'broken') return void response.writeHead(502).end();
    if (isFollowed && state.followed === 'slow') return;
    const reply = replyTo(pathname, searchParams, body);
    if (isMass && state.mass === 'lost') return void request.socket.destroy();
    if (isMass && state.delay > 0) await pause(state.delay, undefined, { ref: false });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply));
  }

  function replyTo(path: string, query: URLSearchParams, body: unknown): object {
    if (path === '/cgi-bin/gettoken') {
      if (query.get('corpid') !== corpId || query.get('corpsecret') !== secret)
        return { errcode: 40001, errmsg: 'bad' };
      given += 1;
      return { errcode: 0, access_token: `token-${given}`, expires_in: 7200 };
    }
    const token = Number(/^token-(\d+)$/.exec(query.get('access_token') ?? '')?.[1] ?? 0);
    if (token < oldest || token > given) return { errcode: 42001, errmsg: 'access_token expired' };
    if (path === '/cgi-bin/get_jsapi_ticket')
      return { errcode: 0, errmsg: 'ok', ticket: 'ticket-corp', expires_in: 7200 };
    if (path === '/cgi-bin/ticket/get')
      return query.get('type') === 'agent_config'
        ? { errcode: 0, errmsg: 'ok', ticket: 'ticket-agent', expires_in: 7200 }
        : { errcode: 40058, errmsg: 'invalid request parameter' };
    if (path === '/cgi-bin/externalcontact/add_msg_template') return takeMass(body);
    if (path === '/cgi-bin/externalcontact/get_groupmsg_send_result') return resultsFor(body);
    if (path === '/cgi-bin/externalcontact/get_follow_user_list') {
      const having = [...state.contacts.values()].flatMap(({ userid, others = [] }) => [userid, ...others]);
      return { errcode: 0, errmsg: 'ok', follow_user: [...new Set([...state.followers, ...having])] };
    }
    if (path === '/cgi-bin/externalcontact/batch/get_by_user') return followedFor(body);
    if (path === '/cgi-bin/auth/getuserinfo') return personFor(query.get('code') ?? '');
    if (path === '/cgi-bin/externalcontact/list') {
      const own = [...state.contacts].filter(([, one]) => one.userid === query.get('userid')).map(([id]) => id);
      return own.length === 0 ? { errcode: 84061, errmsg: 'none' } : { errcode: 0, external_userid: own };
    }
    const id = query.get('external_userid') ?? '';
    const contact = state.contacts.get(id);
    if (contact === undefined) return { errcode: 40096, errmsg: 'invalid external userid' };
    const followers = [contact.userid, ...(contact.others ?? [])];
    return {
      errcode: 0,
      external_contact: contactTold(id, contact),
      follow_user: followers.map((user) => followTold(user, contact)),
    };
  }

  /** Refuses what the real one would: another shape, texts that are too long, contacts that are none. */
  function takeMass(body: unknown): object {
    if (typeof state.mass === 'number') return { errcode: state.mass, errmsg: 'refused' };
    const mass = massOf(body);
    if (mass === undefined) return { errcode: 40058, errmsg: 'invalid request parameter' };
    const isOwn = (id: string): boolean => {
      const { userid, others = [] } = state.contacts.get(id) ?? {};
      return userid === mass.sender || others.includes(mass.sender);
    };
    const turnedAway = mass.contacts.filter((id) => !isOwn(id));
    const contacts = mass.contacts.filter(isOwn);
    if (contacts.length === 0) return { errcode: 41048, errmsg: 'no customer to send to', fail_list: turnedAway };
    const id = `msg-${state.messages.length + 1}`;
    state.messages.push({ ...mass, id, contacts });
    return { errcode: 0, errmsg: 'ok', fail_list: turnedAway, msgid: id };
  }

  function resultsFor(body: unknown): object {
    const asked = Asked.safeParse(body);
    const message = state.messages.find(({ id, sender }) => id === asked.data?.msgid && sender === asked.data.userid);
    if (message === undefined || !asked.success) return { errcode: 40058, errmsg: 'invalid request parameter' };
    const { userid, cursor } = asked.data;
    const from = cursor === '' ? 0 : Number(cursor);
    const to = from + PAGE;
    return {
      errcode: 0,
      errmsg: 'ok',
      next_cursor: to < message.contacts.length ? String(to) : '',
      send_list: message.contacts.slice(from, to).map((id) => ({
        external_userid: id,
        userid,
        ...(state.results.get(id) ?? { status: 0 }),
      })),
    };
  }

  function isTroubled(body: unknown): boolean {
    const [user = ''] = Followed.safeParse(body).data?.userid_list ?? [];
    return state.troubled.size === 0 || state.troubled.has(user);
  }

  function followedFor(body: unknown): object {
    const asked = Followed.safeParse(body).data;
    if (asked === undefined) return { errcode: 40058, errmsg: 'invalid request parameter' };
    const trouble = isTroubled(body) ? state.followed : 'good';
    if (typeof trouble === 'number') return { errcode: trouble, errmsg: 'refused' };
    if (trouble === 'shape') return { errcode: 0, external_contact_list: [{ external_contact: {} }] };
    const { userid_list: users, cursor } = asked;
    const own = [...state.contacts].flatMap(([id, one]) =>
      [one.userid, ...(one.others ?? [])].filter((user) => users.includes(user)).map((user) => ({ id, user, one })),
    );
    if (own.length === 0) return { errcode: 84061, errmsg: 'not external contact' };
    const from = cursor === '' || trouble === 'same' ? 0 : Number(cursor);
    const next = from + PAGE;
    const hasNext = next < own.length || trouble === 'same' || trouble === 'endless';
    return {
      errcode: 0,
      errmsg: 'ok',
      next_cursor: hasNext ? String(next) : '',
      external_contact_list: own.slice(from, next).map(({ id, user, one }) => ({
        external_contact: contactTold(id, one),
        follow_info: followTold(user, one),
      })),
      fail_info: { unlicensed_userid_list: [] },
    };
  }

  function personFor(code: string): object {
    const person = state.codes.get(code);
    if (person === undefined) return { errcode: 40029, errmsg: 'invalid code' };
    state.codes.delete(code);
    return { errcode: 0, ...person };
  }
  return state;
}

const contactTold = (id: string, { name, corp_name, unionid }: ContactThere): object => ({
  external_userid: id,
  name,
  type: 1,
  gender: 0,
  ...(corp_name === '' ? {} : { corp_name }),
  ...(unionid === undefined ? {} : { unionid }),
});
const followTold = (userid: string, { remark = '', mobiles = [] }: ContactThere): object => ({
  userid,
  remark,
  createtime: 1_780_000_000,
  tag_id: [],
  remark_mobiles: mobiles,
  add_way: 1,
});

const short = (bytes: number) =>
  z
    .string()
    .min(1)
    .refine((text) => Buffer.byteLength(text) <= bytes);
const Followed = z.strictObject({
  userid_list: z.array(z.string().min(1)).min(1).max(100),
  cursor: z.string(),
  limit: z.int().min(1).max(100),
});
const Asked = z.strictObject({
  msgid: z.string(),
  userid: z.string(),
  limit: z.int().min(1).max(1000),
  cursor: z.string(),
});
/** Nothing else may stand in it, and nothing longer than the chat takes. */
const Mass = z.strictObject({
  chat_type: z.literal('single'),
  external_userid: z
    .array(z.string().min(1))
    .min(1)
    .max(10_000)
    .refine((ids) => new Set(ids).size === ids.length),
  sender: short(64),
  text: z.strictObject({ content: short(4000) }),
  attachments: z.tuple([
    z.strictObject({
      msgtype: z.literal('link'),
      link: z.strictObject({ title: short(128), desc: short(512), url: short(2048) }),
    }),
  ]),
});

function massOf(body: unknown): Omit<MassArrived, 'id'> | undefined {
  const { data } = Mass.safeParse(body);
  if (data === undefined) return undefined;
  const { sender, external_userid: contacts, text, attachments } = data;
  return { sender, contacts, text: text.content, link: attachments[0].link };
}
