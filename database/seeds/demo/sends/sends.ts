// Two years of sends, made by the product's own steps at dates before today; figures add up because each is told by its people.
import { joinCampaign } from '../../../../apps/server/src/modules/market-activities/index.ts';
import {
  addResend,
  addSend,
  countContent,
  leaveChannel,
  recordEvents,
} from '../../../../apps/server/src/modules/sends/index.ts';
import { sendErrors, type SendChannel } from '../../../../packages/contract/src/sends/index.ts';
import { Failure } from '../../../../apps/server/src/platform/errors/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { findActor, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { random, type Random } from '../random.ts';
import { sendInvitations } from './invitations.ts';
import { playVideos } from './plays.ts';
import { askQuestions } from './questions.ts';
import { MINUTE, carriers, contextAt, sendOut, type Desk, type Stage } from './stage.ts';

const MONTHS = 24;
/** Months back in which a send goes out by enterprise chat as well, which was taken up last; each of the three senders has some. */
const byChat: ReadonlySet<number> = new Set([9, 8, 6, 5, 4, 2, 1]);
/** Months back in which what went out by mail goes out again to those who have not opened it. */
const again: ReadonlySet<number> = new Set([6, 1]);
const DAYS_BETWEEN = 5;
/** Share of those who open a message. */
const OPENING = { MAIL: 0.42, SMS: 0.35, WECOM: 0.56 } as const satisfies Record<SendChannel, number>;
export async function storeSends(tx: Transaction, desk: Desk): Promise<void> {
  const { enterpriseId, today } = desk;
  const [enterprise] = await tx<{ id: string; name: string }[]>`
    select id::text as id, name from enterprises where id = ${enterpriseId}`;
  const stage = { ...desk, tx, enterprise: enterprise! };
  const senders = await findSenders(tx, desk.hero);
  for (let month = MONTHS; month > 0; month -= 1) {
    const sender = senders[month % senders.length];
    if (sender === undefined) continue;
    const day = addDays(today, -30 * month + 12);
    const first = await sendLatest(stage, { sender, month, day, channel: month % 4 === 3 ? 'SMS' : 'MAIL' });
    if (again.has(month) && first !== undefined)
      await sendAgain(stage, { ...first, sender, month, day: addDays(day, DAYS_BETWEEN) });
    const later = addDays(day, 8);
    if (byChat.has(month)) await sendLatest(stage, { sender, month: month + 1, day: later, channel: 'WECOM' });
  }
  await playVideos(stage, senders);
  await sendInvitations(stage, senders[0]!);
  await askQuestions(stage, senders.slice(1));
  await countContent(contextAt(stage, senders[0]!, momentOf(today, 10 * 60)));
  await tellOnce(tx, enterpriseId);
}

/** One of the last articles, another by each month. */
async function sendLatest(
  stage: Stage,
  { sender, month, day, channel }: Omit<One, 'articleId'>,
): Promise<Sent | undefined> {
  const articles = await findArticles(stage.tx, { enterpriseId: stage.enterpriseId, day });
  const articleId = articles[month % Math.max(1, Math.min(3, articles.length))];
  if (articleId === undefined) return undefined;
  const id = await sendOnce(stage, { sender, articleId, day, channel, month });
  return id === undefined ? undefined : { id, articleId, channel };
}

/** The hero and two more representatives. */
async function findSenders(tx: Transaction, hero: string): Promise<ActingUser[]> {
  const first = await findActor(tx, { login: hero });
  const rows = await tx<{ id: string }[]>`
    select o.user_id::text as id from doctor_owners o
    join user_roles ur on ur.enterprise_id = o.enterprise_id and ur.user_id = o.user_id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.code = 'REP'
    where o.enterprise_id = app.enterprise_id() and o.user_id <> ${first.id} group by o.user_id order by o.user_id limit 2`;
  return [first, ...(await Promise.all(rows.map(({ id }) => findActor(tx, { id }))))];
}

/** Promotional articles that were published by that day, the newest first. */
async function findArticles(
  tx: Transaction,
  { enterpriseId, day }: { enterpriseId: string; day: string },
): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id::text as id from articles
    where enterprise_id = ${enterpriseId} and state = 'PUBLISHED' and audience = 'PROMOTIONAL'
      and published_at < ${new Date(momentOf(day, 0))}
    order by published_at desc, id desc`;
  return rows.map(({ id }) => id);
}

interface One {
  readonly sender: ActingUser;
  readonly articleId: string;
  readonly channel: SendChannel;
  readonly day: string;
  readonly month: number;
}

interface Sent extends Pick<One, 'articleId' | 'channel'> {
  readonly id: string;
}

/** One of the lines that were approved by then, or now and then the greeting of the product. */
async function findOpening(
  tx: Transaction,
  { channel, day, month }: Pick<One, 'channel' | 'day' | 'month'>,
): Promise<string | undefined> {
  const rows = await tx<{ id: string }[]>`
    select id::text as id from opening_lines
    where enterprise_id = app.enterprise_id() and channel = ${channel} and state = 'APPROVED' and expires_on >= ${day}::date
      and reviewed_at < ${new Date(momentOf(day, 0))}
    order by id`;
  return [undefined, ...rows.map(({ id }) => id)][month % (rows.length + 1)];
}

async function sendOnce(stage: Stage, { sender, articleId, channel, day, month }: One): Promise<string | undefined> {
  const begins = momentOf(day, 10 * 60 + 5);
  const context = contextAt(stage, sender, begins);
  const openingLineId = await findOpening(stage.tx, { channel, day, month });
  const draft = { articleId, channel, type: 'MY_CUSTOMER', filter: {}, carriers, openingLineId } as const;
  // Undefined in months in which every doctor of the sender had the article.
  const sent = await unlessNobody(addSend(context, { ...draft, joinCampaign }));
  if (sent === undefined) return undefined;
  const chance = random('sends', stage.enterpriseId, day);
  const people = await sendOut(stage, { sender, channel, begins, chance });
  await live(stage, { sender, chance, channel, begins, people, articleId });
  return sent.id;
}

async function sendAgain(stage: Stage, { id, articleId, channel, sender, day }: One & Sent): Promise<void> {
  const begins = momentOf(day, 15 * 60);
  const context = contextAt(stage, sender, begins);
  if ((await unlessNobody(addResend(context, { sendId: id, carriers, joinCampaign }))) === undefined) return;
  const chance = random('resends', stage.enterpriseId, day);
  const people = await sendOut(stage, { sender, channel, begins, chance });
  await live(stage, { sender, chance, channel, begins, people, articleId });
}

async function unlessNobody<Kept>(sending: Promise<Kept>): Promise<Kept | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof Failure && error.row.code === sendErrors.nobody.code) return undefined;
    throw error;
  }
}

interface Living {
  readonly sender: ActingUser;
  readonly chance: Random;
  readonly channel: SendChannel;
  readonly articleId: string;
  readonly begins: number;
  readonly people: readonly { readonly id: string; readonly doctorId: string }[];
}

type Event = Parameters<typeof recordEvents>[1][number];

/** What doctors did with it: less than half open, most of those read to the end. */
async function live(stage: Stage, { sender, chance, channel, articleId, begins, people }: Living): Promise<void> {
  const latest = momentOf(stage.today, 0) - MINUTE;
  const staying = await findStaying(stage.tx, { channel, after: begins });
  const events: Event[] = [];
  for (const { id: recipientId, doctorId } of people) {
    if (!chance.chance(OPENING[channel])) continue;
    const opened = begins + chance.between(10, 4000) * MINUTE;
    const happened = (kind: Event['kind'], at: number, detail = ''): void => {
      events.push({ recipientId, kind, at: new Date(Math.min(at, latest)), detail });
    };
    happened('OPENED', opened);
    if (chance.chance(0.6)) happened('READ', opened + chance.between(1, 6) * MINUTE);
    if (chance.chance(0.15)) happened('CLICKED', opened + 2 * MINUTE, 'https://pubmed.ncbi.nlm.nih.gov/');
    // Whoever left a channel does nothing there afterwards.
    if (chance.chance(0.02) && !staying.has(doctorId)) {
      const letter = { id: recipientId, doctorId, articleId, meetingId: null, channel, isConsenting: true };
      await leaveChannel(contextAt(stage, sender, Math.min(opened + 10 * MINUTE, latest)), letter);
    }
  }
  await recordEvents({ sql: stage.tx }, events);
}

/** Doctors who go on acting over the channel, and those who have ended it elsewhere and cannot leave it again. */
async function findStaying(
  tx: Transaction,
  { channel, after }: { channel: SendChannel; after: number },
): Promise<Set<string>> {
  const rows = await tx<{ id: string }[]>`
    select distinct doctor_id::text as id from interactions
    where enterprise_id = app.enterprise_id() and channel = ${channel} and at > ${new Date(after)}
    union
    select doctor_id::text from (
      select distinct on (doctor_id) doctor_id, event from consents
      where enterprise_id = app.enterprise_id() and channel = ${channel} and purpose = 'CONTENT' order by doctor_id, id desc) x
    where event <> 'GRANTED'`;
  return new Set(rows.map(({ id }) => id));
}

/** One event for all messages in place of one for each step: interactions read the lines as they are. */
async function tellOnce(tx: Transaction, enterpriseId: string): Promise<void> {
  await tx`
    delete from outbox_events where enterprise_id = ${enterpriseId} and topic = 'doctors.touched'
      and payload->>'source' = 'send_recipients'`;
  await tx`
    insert into outbox_events (enterprise_id, topic, payload)
    select ${enterpriseId}, 'doctors.touched', jsonb_build_object('source', 'send_recipients', 'ids', jsonb_agg(id::text order by id))
    from (select id, (row_number() over (order by id) - 1) / 1000 as part from send_recipients
      where enterprise_id = ${enterpriseId} and state = 'SENT') x
    group by part`;
}
