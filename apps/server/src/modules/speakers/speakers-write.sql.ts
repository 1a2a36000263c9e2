// Statements that write speakers.
import type { SpeakerState, SpeakerTier } from '@yijian/contract/speakers';
import { json, type Sql } from '../../platform/db/index.ts';
import type { Proposal } from './evidence/evidence.sql.ts';
import type { StoredSpeaker } from './speakers.sql.ts';

export interface Content {
  readonly tier: SpeakerTier;
  readonly tierReason: string;
  readonly topics: string[];
  readonly trainingUntil: string | null;
  readonly evidence: Proposal;
  readonly at: Date;
}

const columnsOf = (sql: Sql, { tier, tierReason, topics, trainingUntil, evidence, at }: Content) => ({
  tier,
  tier_reason: tierReason,
  topics,
  training_until: trainingUntil,
  proposed_tier: evidence.tier,
  score: evidence.score,
  evidence: json(sql, evidence.lines),
  updated_at: at,
});

/** Undefined when the doctor is a speaker already. */
export async function insertSpeaker(
  sql: Sql,
  { doctorId, ownerId, ...content }: Content & { readonly doctorId: string; readonly ownerId: string },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into speakers ${sql({ ...columnsOf(sql, content), doctor_id: doctorId, owner_id: ownerId })}
    on conflict (enterprise_id, doctor_id) do nothing returning id`;
  return row?.id;
}

export async function selectStateOfDoctor(
  sql: Sql,
  doctorId: string,
): Promise<{ name: string; state: SpeakerState } | undefined> {
  const [row] = await sql<{ name: string; state: SpeakerState }[]>`
    select d.name, s.state from speakers s join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
    where s.enterprise_id = app.enterprise_id() and s.doctor_id = ${doctorId}`;
  return row;
}

export async function updateContent(sql: Sql, id: string, content: Content): Promise<void> {
  await sql`update speakers set ${sql(columnsOf(sql, content))}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function updateInstance(sql: Sql, id: string, instanceId: string): Promise<void> {
  await sql`update speakers set instance_id = ${instanceId} where enterprise_id = app.enterprise_id() and id = ${id}`;
}

/** Says in the trail that something of the speaker changed beside its own fields. */
export async function touchSpeaker(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`update speakers set updated_at = ${at}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export interface Move {
  readonly to: SpeakerState;
  readonly at: Date;
  /** Undefined where the clock moves it. */
  readonly userId: string | undefined;
  readonly reason?: string;
  readonly changed?: { readonly instance_id?: null; readonly approved_at?: Date };
}

/** Moves it to a state and leaves the step behind. */
export async function moveSpeaker(
  sql: Sql,
  { id, state }: Pick<StoredSpeaker, 'id' | 'state'>,
  { to, at, userId, reason = '', changed = {} }: Move,
): Promise<void> {
  await sql`update speakers set ${sql({ ...changed, state: to, updated_at: at })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
  await sql`insert into speaker_steps ${sql({
    speaker_id: id,
    from_state: state,
    to_state: to,
    reason,
    at,
    user_id: userId ?? null,
  })}`;
}
