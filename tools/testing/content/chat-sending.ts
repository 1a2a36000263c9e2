// A desk for tests of sending by enterprise chat: the chat as a server, and doctors who are contacts of colleagues there.
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { readSettings } from '../../../apps/server/src/platform/config/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';
import { findChatResults } from '../../../apps/server/src/modules/sends/chat/chat-results.service.ts';
import { carriersOf } from '../../../apps/server/src/modules/sends/delivery/carriers.policy.ts';
import type { TestApp } from '../app.ts';
import type { WecomServer } from '../servers/wecom-server.ts';
import { chatSettings, startChat, startChatApp } from './chat-app.ts';
import { sendingDesk, type SendingDesk } from './sending.ts';

const MINUTE = 60_000;

export interface ChatDesk {
  readonly app: TestApp;
  readonly desk: SendingDesk;
  readonly wecom: WecomServer;
  /** So many doctors of the rep, each a contact of these users, who are `users` in the chat; doctors are there as `contactOf` says. */
  contacts(count: number, logins?: readonly string[], users?: readonly string[]): Promise<string[]>;
  contactOf(doctorId: string): string;
  /** Confirms a send of a new article by enterprise chat; answers its id. */
  confirm(ids: readonly string[], articleId?: string): Promise<string>;
  /** Sends what is due so many minutes from the standing moment. */
  dispatch(minutes?: number): Promise<void>;
  /** Asks the chat what became of messages. */
  askResults(minutes?: number): Promise<void>;
  close(): Promise<void>;
}

/** `now`: the standing moment. Only enterprise chat is connected, for the first enterprise alone. */
export async function chatSendingDesk(now: Date): Promise<ChatDesk> {
  const wecom = await startChat();
  const settings = { ...chatSettings(wecom), SEED: 'none' };
  const app = await startChatApp(wecom, { now, settings });
  const desk = await sendingDesk(app, now);
  const carriers = carriersOf(readSettings(settings));
  const at = (minutes: number) => ({ now: () => new Date(now.getTime() + minutes * MINUTE) });
  const contactOf = (doctorId: string): string => `wm_of_${doctorId}`;
  return {
    app,
    desk,
    wecom,
    contactOf,
    async contacts(count, logins = ['chen.yizhou'], users = logins) {
      const ids = await desk.doctors(count, 'WECOM');
      await storeContacts(app, { ids, logins, contactOf });
      const [userid = '', ...others] = users;
      for (const id of ids) wecom.contacts.set(contactOf(id), { name: id, corp_name: '微信', userid, others });
      return ids;
    },
    async confirm(ids, articleId) {
      const body = { articleId: articleId ?? (await desk.publish()), channel: 'WECOM', ids: [...ids] } as const;
      const { status, body: answer } = await desk.rep.call(sends.add, { body });
      if (status !== 200) throw new Error(`the send was not confirmed: ${JSON.stringify(answer)}`);
      return answer.result.id;
    },
    dispatch: (minutes = 0) => desk.dispatch(carriers, at(minutes)),
    askResults: (minutes = 0) =>
      findChatResults({
        connections: app.app.connections,
        log: openLog('fatal'),
        clock: at(minutes),
        vault: openVault(app.database.keyFile),
        tenants: app.app.directory.all,
        carriers,
      }),
    async close() {
      await app.close();
      await wecom.close();
    },
  };
}

interface Stored {
  readonly ids: string[];
  readonly logins: readonly string[];
  readonly contactOf: (doctorId: string) => string;
}

async function storeContacts({ owner }: TestApp, { ids, logins, contactOf }: Stored): Promise<void> {
  const names = ids.map(contactOf);
  await owner`delete from channel_bindings where enterprise_id = 1 and doctor_id = any(${ids}::bigint[])`;
  await owner`
    insert into channel_friends (enterprise_id, user_id, external_user_id, name, added_at, synced_at)
    select 1, u.id, n.name, n.name, '2026-01-05T08:00:00Z', '2026-01-05T08:00:00Z'
    from unnest(${names}::text[]) as n(name) join users u on u.enterprise_id = 1 and u.login = any(${logins as string[]})`;
  await owner`
    insert into channel_bindings (enterprise_id, doctor_id, external_user_id, user_id)
    select 1, x.id, x.name, (select id from users where enterprise_id = 1 and login = ${logins[0]!})
    from unnest(${ids}::bigint[], ${names}::text[]) as x(id, name)`;
}
