// Statements over the state of the identity server: logins under way, browser sessions, codes, grants, refresh tokens.
import { json, type Sql } from '../../../platform/db/index.ts';

export type Payload = Record<string, unknown>;

export interface NewRecord {
  readonly realm: string;
  readonly model: string;
  /** Hash of the value that the browser holds. */
  readonly id: string;
  readonly payload: Payload;
  readonly grantId: string | undefined;
  /** The session it belongs to. */
  readonly uid: string | undefined;
  readonly expiresIn: number;
}

export async function upsertRecord(sql: Sql, record: NewRecord): Promise<void> {
  await sql`
    insert into identity_records (realm, model, id, payload, grant_id, uid, expires_at)
    values (${record.realm}, ${record.model}, ${record.id}, ${json(sql, record.payload)}, ${record.grantId ?? null}, ${record.uid ?? null},
      now() + make_interval(secs => ${record.expiresIn}))
    on conflict (realm, model, id) do update
    set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`;
}

export interface RecordRow {
  readonly payload: Payload;
  readonly consumedAt: Date | null;
}

export async function selectRecord(sql: Sql, realm: string, model: string, id: string): Promise<RecordRow | undefined> {
  const [row] = await sql<RecordRow[]>`
    select payload, consumed_at as "consumedAt" from identity_records
    where realm = ${realm} and model = ${model} and id = ${id} and expires_at > now()`;
  return row;
}

export async function selectRecordByUid(
  sql: Sql,
  realm: string,
  model: string,
  uid: string,
): Promise<RecordRow | undefined> {
  const [row] = await sql<RecordRow[]>`
    select payload, consumed_at as "consumedAt" from identity_records
    where realm = ${realm} and uid = ${uid} and model = ${model} and expires_at > now()`;
  return row;
}

/** Marks a single-use record as used; false when it was used before. */
export async function updateRecordConsumed(sql: Sql, realm: string, model: string, id: string): Promise<boolean> {
  const rows = await sql`
    update identity_records set consumed_at = clock_timestamp()
    where realm = ${realm} and model = ${model} and id = ${id} and consumed_at is null returning 1`;
  return rows.length > 0;
}

/** Takes a single-use record out; undefined when it is gone or too old. */
export async function deleteRecordReturning(
  sql: Sql,
  realm: string,
  model: string,
  id: string,
): Promise<Payload | undefined> {
  const [row] = await sql<{ payload: Payload; isFresh: boolean }[]>`
    delete from identity_records where realm = ${realm} and model = ${model} and id = ${id}
    returning payload, expires_at > now() as "isFresh"`;
  return row?.isFresh === true ? row.payload : undefined;
}

export async function deleteRecord(sql: Sql, realm: string, model: string, id: string): Promise<void> {
  await sql`delete from identity_records where realm = ${realm} and model = ${model} and id = ${id}`;
}

export async function deleteRecordsOfGrant(sql: Sql, realm: string, grantId: string): Promise<void> {
  await sql`delete from identity_records where realm = ${realm} and grant_id = ${grantId}`;
}

/** The sessions that got something by this grant. */
export async function selectSessionsOfGrant(sql: Sql, realm: string, grantId: string): Promise<string[]> {
  const rows = await sql<{ uid: string }[]>`
    select distinct uid from identity_records where realm = ${realm} and grant_id = ${grantId} and uid is not null`;
  return rows.map(({ uid }) => uid);
}

/** Everything that hangs on these sessions: the browser session itself, codes, refresh tokens. */
export async function deleteRecordsOfSessions(sql: Sql, realm: string, uids: readonly string[]): Promise<void> {
  await sql`delete from identity_records where realm = ${realm} and uid = any(${uids as string[]})`;
}

export async function deleteExpiredRecords(sql: Sql): Promise<void> {
  await sql`delete from identity_records where expires_at < now() - interval '1 minute'`;
}

export interface RefreshRow {
  readonly payload: Payload;
  readonly sessionKey: string;
  readonly isExpired: boolean;
  /** Seconds since its successor was given out; null while it has none. */
  readonly usedSecondsAgo: number | null;
}

/** A refresh token, locked for the rest of the transaction: of many refreshes at once, one goes first. */
export async function selectRefreshForUpdate(sql: Sql, realm: string, id: string): Promise<RefreshRow | undefined> {
  const [row] = await sql<RefreshRow[]>`
    select payload, uid as "sessionKey", expires_at <= now() as "isExpired",
      extract(epoch from clock_timestamp() - consumed_at)::float8 as "usedSecondsAgo"
    from identity_records where realm = ${realm} and model = 'RefreshToken' and id = ${id} for update`;
  return row;
}
