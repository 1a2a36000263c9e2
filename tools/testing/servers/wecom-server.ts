// A local server that speaks the calls of enterprise chat (WeCom): tokens, single-use codes, external contacts.
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WecomServer {
  readonly address: string;
  /** Whom a code stands for; a code is good once. */
  readonly codes: Map<string, { userid?: string; external_userid?: string }>;
  /** Contacts by their id, with the user who has them. */
  readonly contacts: Map<string, { name: string; corp_name: string; userid: string }>;
  /** How often each path was asked. */
  readonly asked: Map<string, number>;
  /** Makes every token that was given out stale. */
  expire: () => void;
  mode: 'good' | 'broken' | 'nonsense';
  close: () => Promise<void>;
}

export async function startWecom({ corpId, secret }: { corpId: string; secret: string }): Promise<WecomServer> {
  const server = http.createServer((request, response) => answer(new URL(request.url ?? '/', 'http://chat'), response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let given = 0;
  let oldest = 1;
  const state: WecomServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codes: new Map(),
    contacts: new Map(),
    asked: new Map(),
    expire() {
      oldest = given + 1;
    },
    mode: 'good',
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function answer({ pathname, searchParams }: URL, response: ServerResponse): void {
    state.asked.set(pathname, (state.asked.get(pathname) ?? 0) + 1);
    if (state.mode === 'broken') return void response.writeHead(502).end();
    if (state.mode === 'nonsense') return void response.end('<html>');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(replyTo(pathname, searchParams)));
  }

  function replyTo(path: string, query: URLSearchParams): object {
    if (path === '/cgi-bin/gettoken') {
      if (query.get('corpid') !== corpId || query.get('corpsecret') !== secret)
        return { errcode: 40001, errmsg: 'bad' };
      given += 1;
      return { errcode: 0, access_token: `token-${given}`, expires_in: 7200 };
    }
    const token = Number(/^token-(\d+)$/.exec(query.get('access_token') ?? '')?.[1] ?? 0);
    if (token < oldest || token > given) return { errcode: 42001, errmsg: 'access_token expired' };
    if (path === '/cgi-bin/auth/getuserinfo') return personFor(query.get('code') ?? '');
    if (path === '/cgi-bin/externalcontact/list') {
      const own = [...state.contacts].filter(([, one]) => one.userid === query.get('userid')).map(([id]) => id);
      return own.length === 0 ? { errcode: 84061, errmsg: 'none' } : { errcode: 0, external_userid: own };
    }
    const id = query.get('external_userid') ?? '';
    const contact = state.contacts.get(id);
    if (contact === undefined) return { errcode: 40096, errmsg: 'invalid external userid' };
    return { errcode: 0, external_contact: { external_userid: id, name: contact.name, corp_name: contact.corp_name } };
  }

  function personFor(code: string): object {
    const person = state.codes.get(code);
    if (person === undefined) return { errcode: 40029, errmsg: 'invalid code' };
    state.codes.delete(code);
    return { errcode: 0, ...person };
  }
  return state;
}
