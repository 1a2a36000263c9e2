// Statements of contracts.
import type { ContractService, ContractState, SpeakerTier } from '@yijian/contract/speakers';
import type { Sql } from '../../../platform/db/index.ts';

export interface StoredContract {
  readonly id: string;
  readonly number: string;
  readonly service: ContractService;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly fee: number;
  readonly state: ContractState;
}

export async function lockContract(sql: Sql, speakerId: string, id: string): Promise<StoredContract | undefined> {
  const [row] = await sql<StoredContract[]>`
    select id, number, service, starts_on::text as "startsOn", ends_on::text as "endsOn", fee::float8 as fee, state from speaker_contracts
    where enterprise_id = app.enterprise_id() and speaker_id = ${speakerId} and id = ${id} for update`;
  return row;
}

/** Whether a signed contract holds on a day. */
export async function selectIsSigned(sql: Sql, speakerId: string, day: string): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (select from speaker_contracts where enterprise_id = app.enterprise_id() and speaker_id = ${speakerId}
      and state = 'SIGNED' and ${day}::date between starts_on and ends_on) as found`;
  return row.found;
}

/** The last day of any signed contract; null without one. */
export async function selectSignedUntil(sql: Sql, speakerId: string): Promise<string | null> {
  const [row] = await sql<[{ until: string | null }]>`
    select max(ends_on)::text as until from speaker_contracts
    where enterprise_id = app.enterprise_id() and speaker_id = ${speakerId} and state = 'SIGNED'`;
  return row.until;
}

export interface HeldContract {
  readonly number: string;
  /** CNY a learning hour. */
  readonly fee: number;
}

/** The contract that a speaker had signed by a day and that holds on it; tier without one, undefined for who is no speaker. */
export async function selectContractOn(
  sql: Sql,
  { doctorId, day }: { doctorId: string; day: string },
): Promise<{ tier: SpeakerTier; contract: HeldContract | null } | undefined> {
  const [row] = await sql<{ tier: SpeakerTier; contract: HeldContract | null }[]>`
    select s.tier, (select json_build_object('number', k.number, 'fee', k.fee) from speaker_contracts k
      where k.enterprise_id = s.enterprise_id and k.speaker_id = s.id and k.state = 'SIGNED' and ${day}::date between k.starts_on and k.ends_on
        and (k.signed_at at time zone 'Asia/Shanghai')::date <= ${day}::date order by k.fee desc, k.id limit 1) as contract
    from speakers s where s.enterprise_id = app.enterprise_id() and s.doctor_id = ${doctorId}`;
  return row;
}

export interface NewContract {
  readonly speakerId: string;
  readonly service: ContractService;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly fee: number;
  readonly year: string;
  readonly at: Date;
}

/** With the next number of the year, one at a time. */
export async function insertContract(sql: Sql, one: NewContract): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('speaker contracts'), app.enterprise_id()::int)`;
  const [{ next }] = await sql<[{ next: number }]>`
    select coalesce(max(substr(number, 7)::int), 0) + 1 as next from speaker_contracts
    where enterprise_id = app.enterprise_id() and number like ${`S${one.year}-%`}`;
  const [row] = await sql<[{ id: string }]>`
    insert into speaker_contracts ${sql({
      speaker_id: one.speakerId,
      number: `S${one.year}-${String(next).padStart(5, '0')}`,
      service: one.service,
      starts_on: one.startsOn,
      ends_on: one.endsOn,
      fee: one.fee,
      updated_at: one.at,
    })} returning id`;
  return row.id;
}

export interface Signature {
  readonly signerName: string;
  readonly hash: string;
  readonly at: Date;
}

export async function updateSigned(sql: Sql, id: string, { signerName, hash, at }: Signature): Promise<void> {
  await sql`update speaker_contracts set state = 'SIGNED', signer_name = ${signerName}, signed_at = ${at}, hash = ${hash}, updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function updateCancelled(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`update speaker_contracts set state = 'CANCELLED', updated_at = ${at}
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
