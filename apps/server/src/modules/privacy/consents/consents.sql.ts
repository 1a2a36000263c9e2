// The ledger of consents: lines that are added and never changed, and the texts they rest on.
import type {
  ConsentChannel,
  ConsentEvent,
  ConsentPurpose,
  ConsentSource,
  NewConsentText,
} from '@yijian/contract/privacy';
import { namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

export interface StoredConsent {
  readonly id: string;
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
  readonly event: ConsentEvent;
  readonly textId: string;
  readonly textVersion: number;
  readonly source: ConsentSource;
  readonly evidence: string;
  readonly at: Date;
  readonly recordedAt: Date;
  readonly recordedBy: string | null;
}

const columns = (
  sql: Sql,
  language: 'zh' | 'en',
): Fragment => sql`c.id, c.purpose, c.channel, c.event, c.text_id as "textId", t.version as "textVersion",
  c.source, c.evidence, c.at, c.recorded_at as "recordedAt", ${namedUser(sql, language, 'u')} as "recordedBy"`;
const joined = (
  sql: Sql,
): Fragment => sql`join consent_texts t on t.enterprise_id = c.enterprise_id and t.id = c.text_id
  left join users u on u.enterprise_id = c.enterprise_id and u.id = c.recorded_by`;

const HISTORY = 200;

export async function selectHistory(sql: Sql, doctorId: string, language: 'zh' | 'en'): Promise<StoredConsent[]> {
  return sql<StoredConsent[]>`
    select ${columns(sql, language)} from consents c ${joined(sql)}
    where c.enterprise_id = app.enterprise_id() and c.doctor_id = ${doctorId} order by c.id desc limit ${HISTORY}`;
}

/** The last line of each purpose and channel. */
export async function selectCurrent(sql: Sql, doctorId: string, language: 'zh' | 'en'): Promise<StoredConsent[]> {
  return sql<StoredConsent[]>`
    select ${columns(sql, language)} from (
      select distinct on (purpose, channel) * from consents
      where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} order by purpose, channel, id desc
    ) c ${joined(sql)}
    order by c.purpose, c.channel`;
}

export interface OwnConsent {
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
  readonly event: ConsentEvent;
  readonly textVersion: number;
  readonly text: string;
  readonly at: Date;
}

/** What holds for a doctor, with the text it rests on. */
export async function selectOwn(sql: Sql, doctorId: string, language: 'zh' | 'en'): Promise<OwnConsent[]> {
  const text = language === 'zh' ? sql`t.text` : sql`coalesce(nullif(t.en_text, ''), t.text)`;
  return sql<OwnConsent[]>`
    select c.purpose, c.channel, c.event, t.version as "textVersion", ${text} as text, c.at from (
      select distinct on (purpose, channel) * from consents
      where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} order by purpose, channel, id desc
    ) c join consent_texts t on t.enterprise_id = c.enterprise_id and t.id = c.text_id
    order by c.event <> 'GRANTED', c.purpose, c.channel`;
}

export interface ConsentKey {
  readonly doctorId: string;
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
}

/** One step after the other for a doctor, purpose and channel. */
export async function lockConsent(sql: Sql, { doctorId, purpose, channel }: ConsentKey): Promise<void> {
  const name = `consent ${doctorId} ${purpose} ${channel} `;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name} || app.enterprise_id(), 0))`;
}

export async function selectStanding(
  sql: Sql,
  { doctorId, purpose, channel }: ConsentKey,
): Promise<{ event: ConsentEvent; textId: string } | undefined> {
  const [row] = await sql<{ event: ConsentEvent; textId: string }[]>`
    select event, text_id as "textId" from consents
    where enterprise_id = app.enterprise_id() and doctor_id = ${doctorId} and purpose = ${purpose} and channel = ${channel}
    order by id desc limit 1`;
  return row;
}

/** The text in force: the highest version whose first day has come in Shanghai. */
export async function selectTextInForce(
  sql: Sql,
  { purpose, channel }: Omit<ConsentKey, 'doctorId'>,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from consent_texts
    where enterprise_id = app.enterprise_id() and purpose = ${purpose} and channel = ${channel}
      and valid_from <= (now() at time zone 'Asia/Shanghai')::date
    order by version desc limit 1`;
  return row?.id;
}

export interface TextInForce {
  readonly id: string;
  readonly version: number;
  readonly text: string;
}

/** The text in force with its words. */
export async function selectInForce(
  sql: Sql,
  { purpose, channel, language }: Omit<ConsentKey, 'doctorId'> & { language: 'zh' | 'en' },
): Promise<TextInForce | undefined> {
  const text = language === 'zh' ? sql`text` : sql`coalesce(nullif(en_text, ''), text)`;
  const [row] = await sql<TextInForce[]>`
    select id, version, ${text} as text from consent_texts
    where enterprise_id = app.enterprise_id() and purpose = ${purpose} and channel = ${channel}
      and valid_from <= (now() at time zone 'Asia/Shanghai')::date
    order by version desc limit 1`;
  return row;
}

export async function insertConsent(
  sql: Sql,
  line: ConsentKey & {
    readonly event: ConsentEvent;
    readonly textId: string;
    readonly source: ConsentSource;
    readonly evidence: string;
    readonly at: Date;
    /** Null where the doctor did it. */
    readonly userId: string | null;
  },
): Promise<void> {
  await sql`
    insert into consents (doctor_id, purpose, channel, event, text_id, source, evidence, at, recorded_by)
    values (${line.doctorId}, ${line.purpose}, ${line.channel}, ${line.event}, ${line.textId}, ${line.source}, ${line.evidence},
      ${line.at}, ${line.userId})`;
}

export interface StoredText {
  readonly id: string;
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
  readonly version: number;
  readonly text: string;
  readonly enText: string;
  readonly validFrom: string;
  readonly isInForce: boolean;
  readonly granted: number;
  readonly createdBy: string | null;
}

/** Every version, newest first within purpose and channel; `id` names one. */
export async function selectTexts(sql: Sql, language: 'zh' | 'en', id?: string): Promise<StoredText[]> {
  return sql<StoredText[]>`
    select t.id, t.purpose, t.channel, t.version, t.text, t.en_text as "enText", t.valid_from as "validFrom",
      t.version = f.version as "isInForce", coalesce(g.granted, 0) as granted, ${namedUser(sql, language, 'u')} as "createdBy"
    from consent_texts t
    left join users u on u.enterprise_id = t.enterprise_id and u.id = t.created_by
    left join (select purpose, channel, max(version) as version from consent_texts
      where enterprise_id = app.enterprise_id() and valid_from <= (now() at time zone 'Asia/Shanghai')::date
      group by 1, 2) f on f.purpose = t.purpose and f.channel = t.channel
    left join (select text_id, count(*)::int as granted from (
        select distinct on (doctor_id, purpose, channel) text_id, event from consents
        where enterprise_id = app.enterprise_id() order by doctor_id, purpose, channel, id desc
      ) last where event = 'GRANTED' group by text_id) g on g.text_id = t.id
    where t.enterprise_id = app.enterprise_id() and ${id === undefined ? sql`true` : sql`t.id = ${id}`}
    order by t.purpose, t.channel, t.version desc`;
}

/** Adds the next version; two at once take turns on the lock of their purpose and channel. */
export async function insertText(sql: Sql, text: NewConsentText, userId: string): Promise<string> {
  const name = `consent text ${text.purpose} ${text.channel} `;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name} || app.enterprise_id(), 0))`;
  const [row] = await sql<[{ id: string }]>`
    insert into consent_texts (purpose, channel, version, text, en_text, valid_from, created_by)
    select ${text.purpose}, ${text.channel}, coalesce(max(version), 0) + 1, ${text.text}, ${text.enText}, ${text.validFrom}, ${userId}
    from consent_texts where enterprise_id = app.enterprise_id() and purpose = ${text.purpose} and channel = ${text.channel}
    returning id`;
  return row.id;
}

export async function selectToday(sql: Sql): Promise<string> {
  const [row] = await sql<[{ today: string }]>`select (now() at time zone 'Asia/Shanghai')::date as today`;
  return row.today;
}
