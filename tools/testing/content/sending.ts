// A desk for tests of sending: a published article, doctors who may be sent to, and the clock of sending turned by hand.
import { articleEndpoints as articles } from '@yijian/contract/articles';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { sendEndpoints as sends, type Recipient, type SendChannel } from '@yijian/contract/sends';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { systemClock, type Clock } from '../../../apps/server/src/platform/clock/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';
import type { Carriers } from '../../../apps/server/src/modules/sends/delivery/carriers.policy.ts';
import { dispatchDue } from '../../../apps/server/src/modules/sends/delivery/dispatch.service.ts';
import { chatTokenOf, tokenOf } from '../../../apps/server/src/modules/sends/letters/links.policy.ts';
import type { Caller, TestApp } from '../app.ts';

const DAY = 86_400_000;
export const outbox: Carriers = {
  mail: undefined,
  sms: undefined,
  smsKinds: new Set(['ARTICLE', 'MEETING', 'OPENING']),
  chat: undefined,
  hasOutbox: true,
};

export interface SendingDesk {
  readonly rep: Caller;
  readonly writer: Caller;
  readonly compliance: Caller;
  /** A promotional article of its own, published. */
  publish(change?: object): Promise<string>;
  /** Brings a draft through both reviews to its readers. */
  publishDraft(draft: { readonly id: string; readonly title: string }): Promise<void>;
  /** Doctors of the rep whom no other call gave: they agreed to the channel, mail unless given, have a mail address and no contacts lately. */
  doctors(count: number, channel?: SendChannel): Promise<string[]>;
  /** Sends what is due. */
  dispatch(carriers?: Carriers, clock?: Clock): Promise<void>;
  recipients(sendId: string): Promise<Recipient[]>;
  tokenOf(recipientId: string): string;
  /** Of a whole send, in enterprise chat. */
  chatTokenOf(sendId: string): string;
}

/** `now`: the standing moment of the app. */
export async function sendingDesk(app: TestApp, now: Date): Promise<SendingDesk> {
  const logins = ['chen.yizhou', 'fang.ruogu', 'shen.lian', 'he.jing'];
  const [rep, writer, compliance, medical] = (await Promise.all(logins.map((login) => app.as(login)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  const own = (await rep.call(doctorEndpoints.list, { query: { type: 'MY_CUSTOMER', size: 100 } })).body.result.content;
  const free = own.map(({ id }) => id);
  const vault = openVault(app.database.keyFile);
  let number = 0;
  const publishDraft: SendingDesk['publishDraft'] = async ({ id, title }) => {
    await writer.call(articles.submit, { params: { id } });
    for (const reviewer of [medical, compliance]) {
      const open = (await reviewer.call(tasks.listTodo, { query: { size: 100 } })).body.result.content;
      const task = open.find((each) => each.title.includes(title))!;
      await reviewer.call(tasks.approve, { params: { id: task.id }, body: { comment: '同意' } });
    }
    const { status } = await writer.call(articles.publish, { params: { id } });
    if (status !== 200) throw new Error(`the article was not published: ${status}`);
  };
  return {
    publishDraft,
    rep,
    writer,
    compliance,
    async publish(change = {}) {
      number += 1;
      const title = `发送用文章 ${number} 号`;
      const expiresOn = new Date(now.getTime() + 200 * DAY).toISOString().slice(0, 10);
      const body = { channel: 'CASE', audience: 'PROMOTIONAL', title, html: '<p>正文</p>', expiresOn, ...change };
      const { id } = (await writer.call(articles.add, { body })).body.result;
      await publishDraft({ id, title: body.title });
      return id;
    },
    async doctors(count, channel = 'MAIL') {
      const ids = free.splice(0, count);
      if (ids.length < count) throw new Error('the rep has no more doctors');
      await makeReady(app, { ids, now, channel });
      return ids;
    },
    async dispatch(carriers = outbox, clock = { now: () => now }) {
      await dispatchDue({
        connections: app.app.connections,
        log: openLog('fatal'),
        clock,
        vault,
        tenants: app.app.directory.all,
        carriers,
      });
    },
    async recipients(sendId) {
      const answer = await rep.call(sends.listRecipients, { query: { sendId, size: 100 } });
      return answer.body.result.content;
    },
    tokenOf: (recipientId) => tokenOf({ vault, enterpriseId: '1' }, recipientId),
    chatTokenOf: (sendId) => chatTokenOf({ vault, enterpriseId: '1' }, sendId),
  };
}

interface Ready {
  readonly ids: string[];
  readonly now: Date;
  readonly channel: SendChannel;
}

/** They agree to messages, have an address, and nothing that happened to them before counts. */
export async function makeReady({ owner }: TestApp, { ids, now, channel }: Ready): Promise<void> {
  const before = new Date(now.getTime() - DAY);
  await owner`update doctors set email = 'd' || id || '@clinic.example' where enterprise_id = 1 and id = any(${ids}::bigint[])`;
  await owner`
    insert into consents (enterprise_id, doctor_id, purpose, channel, event, text_id, source, evidence, at)
    select 1, d.id, 'CONTENT', ${channel}, 'GRANTED',
      (select t.id from consent_texts t where t.enterprise_id = 1 and t.purpose = 'CONTENT' and t.channel = ${channel} order by t.version desc limit 1),
      'PAPER', '登记表', ${before}
    from unnest(${ids}::bigint[]) as d(id)`;
  await owner`delete from channel_settings where enterprise_id = 1 and doctor_id = any(${ids}::bigint[])`;
  await owner`update visits set starts_at = starts_at - interval '3 years' where enterprise_id = 1 and doctor_id = any(${ids}::bigint[])`;
  await owner`update meeting_guests set created_at = created_at - interval '3 years' where enterprise_id = 1 and doctor_id = any(${ids}::bigint[])`;
  // On some days a message of the demo bounced from one of them.
  await owner`delete from send_suppressions p using send_recipients r
    where p.enterprise_id = 1 and r.enterprise_id = 1 and r.address = p.address and r.doctor_id = any(${ids}::bigint[])`;
  await owner`update send_recipients set claimed_at = claimed_at - interval '3 years' where enterprise_id = 1 and doctor_id = any(${ids}::bigint[])`;
}

/** Ten o'clock in Shanghai of today: outside the quiet hours, whatever the hour of the run. */
export const morning = (): Date => {
  const day = new Date(systemClock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${day}T10:00:00+08:00`);
};

/** Messages of other sends that reached the doctor the day before. */
export const messagesTo = (
  { owner }: Pick<TestApp, 'owner'>,
  { id, count, now }: { readonly id: string; readonly count: number; readonly now: Date },
): Promise<unknown> => owner`
  with made as (
    insert into sends (enterprise_id, article_id, channel, state, origin, due_at, user_id, created_at, ended_at)
    select 1, (select min(id) from articles where enterprise_id = 1), 'MAIL', 'DONE', 'x', ${now}, (select min(id) from users where enterprise_id = 1), ${now}, ${now}
    from generate_series(1, ${count}::int) returning id)
  insert into send_recipients (enterprise_id, send_id, doctor_id, state, claimed_at, sent_at)
  select 1, id, ${id}, 'SENT', ${now}::timestamptz - interval '1 day', ${now}::timestamptz - interval '1 day' from made`;
