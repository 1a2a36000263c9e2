// Statements of changes of active speakers.
import type { SpeakerChangeState, SpeakerTier } from '@yijian/contract/speakers';
import { json, type Sql } from '../../../platform/db/index.ts';
import type { Proposal } from '../evidence/evidence.sql.ts';

export interface Wanted {
  readonly tier: SpeakerTier;
  readonly tierReason: string;
  readonly topics: string[];
  readonly trainingUntil: string;
}

export async function insertChange(
  sql: Sql,
  change: Wanted & {
    readonly speakerId: string;
    readonly evidence: Proposal;
    readonly reason: string;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<string> {
  const { speakerId, tier, tierReason, topics, trainingUntil, evidence, reason, userId, at } = change;
  const [row] = await sql<[{ id: string }]>`
    insert into speaker_changes ${sql({
      speaker_id: speakerId,
      tier,
      tier_reason: tierReason,
      topics,
      training_until: trainingUntil,
      proposed_tier: evidence.tier,
      score: evidence.score,
      evidence: json(sql, evidence.lines),
      reason,
      asked_by: userId,
      asked_at: at,
    })} returning id::text as id`;
  return row.id;
}

export interface PendingChange extends Wanted {
  readonly id: string;
  readonly speakerId: string;
  readonly evidence: Proposal;
  readonly instanceId: string | null;
  readonly askedBy: string;
}

/** The change of a speaker that waits, under the lock of the speaker. */
export async function selectPending(sql: Sql, speakerId: string): Promise<PendingChange | undefined> {
  const [row] = await sql<PendingChange[]>`
    select id::text as id, speaker_id::text as "speakerId", tier, tier_reason as "tierReason", topics, training_until::text as "trainingUntil",
      json_build_object('tier', proposed_tier, 'score', score, 'lines', evidence) as evidence, instance_id::text as "instanceId", asked_by::text as "askedBy"
    from speaker_changes where enterprise_id = app.enterprise_id() and speaker_id = ${speakerId} and state = 'PENDING'`;
  return row;
}

export async function updateChangeInstance(sql: Sql, id: string, instanceId: string): Promise<void> {
  await sql`update speaker_changes set instance_id = ${instanceId} where enterprise_id = app.enterprise_id() and id = ${id}`;
}

export async function endChange(
  sql: Sql,
  {
    id,
    state,
    at,
    userId,
    reason = '',
  }: {
    id: string;
    state: Exclude<SpeakerChangeState, 'PENDING'>;
    at: Date;
    /** Undefined where the clock or an empty node decided. */
    userId: string | undefined;
    reason?: string;
  },
): Promise<void> {
  await sql`
    update speaker_changes set state = ${state}, ended_at = ${at}, ended_by = ${userId ?? null}, ended_reason = ${reason}
    where enterprise_id = app.enterprise_id() and id = ${id} and state = 'PENDING'`;
}

export async function selectSpeakerOfChange(sql: Sql, instanceId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select speaker_id::text as id from speaker_changes
    where enterprise_id = app.enterprise_id() and instance_id = ${instanceId} and state = 'PENDING'`;
  return row?.id;
}
