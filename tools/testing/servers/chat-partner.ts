// A partner of enterprise chat as a real server over HTTP: contacts by user, a key, and every way of being out of order.
import { startLocalServer } from './local-server.ts';

export interface PartnerContact {
  readonly externalUserId: string;
  readonly name: string;
  readonly remark?: string;
  readonly corpName?: string;
  readonly addedAt?: string;
}

export type Trouble = 'none' | 'broken' | 'slow' | 'nonsense' | 'otherShape' | 'cut' | 'redirect';

export interface ChatPartner {
  readonly address: string;
  readonly key: string;
  /** Contacts by the login of the user; change it at any time. */
  readonly contacts: Map<string, PartnerContact[]>;
  readonly asked: string[];
  /** How the partner behaves from now on. */
  behave(trouble: Trouble): void;
  close(): Promise<void>;
}

export async function startChatPartner(): Promise<ChatPartner> {
  const server = await startLocalServer();
  const contacts = new Map<string, PartnerContact[]>();
  const key = 'partner-key-for-tests';
  const asked: string[] = [];
  let trouble: Trouble = 'none';
  server.answer(async ({ path, query, headers }, response) => {
    asked.push(`${path}?${query.toString()}`);
    const answer = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    };
    if (trouble === 'broken') return answer(500, '{}');
    if (trouble === 'nonsense') return answer(200, '<html>');
    if (trouble === 'otherShape') return answer(200, '{"contacts":[{"externalUserId":"wm 1"}],"externalUserId":7}');
    if (trouble === 'cut') return void response.destroy();
    if (trouble === 'redirect') return void response.writeHead(302, { location: '/elsewhere' }).end();
    if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, 3_000).unref());
    if (headers.authorization !== `Bearer ${key}`) return answer(401, '{}');
    const mine = contacts.get(query.get('user') ?? '') ?? [];
    const one = /^\/external-contacts\/([^/]+)$/.exec(path)?.[1];
    if (one === undefined) return answer(200, JSON.stringify({ contacts: mine }));
    const found = mine.find((contact) => contact.externalUserId === decodeURIComponent(one));
    return found === undefined ? answer(404, '{}') : answer(200, JSON.stringify(found));
  });
  return {
    address: server.origin,
    key,
    contacts,
    asked,
    behave: (next) => {
      trouble = next;
    },
    close: () => server.close(),
  };
}
