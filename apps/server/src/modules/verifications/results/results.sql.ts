// Requests a sheet of results names, and its results written to all of them at once.
import type { VerificationState, VerifiedField } from '@yijian/contract/verifications';
import type { Sql } from '../../../platform/db/index.ts';

export interface Named {
  readonly id: string;
  readonly state: VerificationState;
  readonly requesterId: string;
  readonly pickedBy: string | null;
  readonly pickedByName: string | null;
  readonly fields: readonly VerifiedField[];
}

/** Locks them and their processes in the order of their numbers, so that two sheets wait for each other instead of for ever. */
export async function lockNamed(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    select id from workflow_instances where enterprise_id = app.enterprise_id() and id in (
      select instance_id from verification_requests where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[]))
    order by id for update`;
  await sql`
    select id from verification_requests where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[]) and state <> 'DRAFT'
    order by id for update`;
}

export async function selectNamed(sql: Sql, ids: readonly string[]): Promise<Named[]> {
  return sql<Named[]>`
    select r.id, r.state, r.requester_id as "requesterId", r.picked_by as "pickedBy", p.first_name as "pickedByName",
      array(select f.field from verification_fields f where f.enterprise_id = r.enterprise_id and f.request_id = r.id) as fields
    from verification_requests r left join users p on p.enterprise_id = r.enterprise_id and p.id = r.picked_by
    where r.enterprise_id = app.enterprise_id() and r.id = any(${ids as string[]}::bigint[]) and r.state <> 'DRAFT'
    order by r.id`;
}

export interface Verdict {
  readonly requestId: string;
  readonly field: VerifiedField;
  readonly decision: 'ACCEPTED' | 'REJECTED';
  readonly comment: string;
}

export async function updateVerdicts(
  sql: Sql,
  { verdicts, userId, at }: { verdicts: readonly Verdict[]; userId: string; at: Date },
): Promise<void> {
  await sql`
    update verification_fields f set decision = x.decision, comment = x.comment, decided_by = ${userId}, decided_at = ${at},
      saved = case when x.decision = 'ACCEPTED' then f.requested end
    from unnest(${verdicts.map((one) => one.requestId)}::bigint[], ${verdicts.map((one) => one.field)}::text[],
      ${verdicts.map((one) => one.decision)}::text[], ${verdicts.map((one) => one.comment)}::text[]) as x(request_id, field, decision, comment)
    where f.enterprise_id = app.enterprise_id() and f.request_id = x.request_id and f.field = x.field`;
}

/** Takes those that nobody is at, with a line of history each. */
export async function updatePicked(
  sql: Sql,
  { ids, userId, at }: { ids: readonly string[]; userId: string; at: Date },
): Promise<void> {
  await sql`
    with taken as (
      update verification_requests set state = 'IN_REVIEW', picked_by = ${userId}, picked_at = ${at}, updated_at = ${at}, version = version + 1
      where enterprise_id = app.enterprise_id() and id = any(${ids as string[]}::bigint[]) and state = 'SUBMITTED' returning id
    )
    insert into verification_events (request_id, at, user_id, action, from_state, to_state)
    select id, ${at}, ${userId}, 'results', 'SUBMITTED', 'IN_REVIEW' from taken order by id`;
}
