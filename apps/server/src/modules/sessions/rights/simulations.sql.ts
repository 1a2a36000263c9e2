// Statements over views as another user.
import type { Sql } from '../../../platform/db/index.ts';

export interface NewSimulation {
  readonly keyHash: Buffer;
  /** The session of the administrator; undefined where an external server keeps the sessions. */
  readonly sessionKey: string | undefined;
  readonly actorId: string;
  readonly userId: string;
  readonly reason: string;
  readonly seconds: number;
}

/** Stores it with its reason in the audit trail; answers when it ends. */
export async function insertSimulation(sql: Sql, input: NewSimulation): Promise<Date> {
  await sql`select set_config('app.reason', ${input.reason}, true)`;
  const [row] = await sql<[{ until: Date }]>`
    insert into simulations (key_hash, session_key, actor_id, user_id, reason, until)
    values (${input.keyHash}, ${input.sessionKey ?? null}, ${input.actorId}, ${input.userId}, ${input.reason},
      clock_timestamp() + make_interval(secs => ${input.seconds}))
    returning until`;
  return row.until;
}

/** Whom this key of this very session shows; undefined when it is over or someone else's. */
export async function selectSimulated(
  sql: Sql,
  input: { keyHash: Buffer; sessionKey: string | undefined; actorId: string },
): Promise<string | undefined> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id as "userId" from simulations
    where key_hash = ${input.keyHash} and actor_id = ${input.actorId} and session_key is not distinct from ${input.sessionKey ?? null}
      and ended_at is null and until > clock_timestamp()`;
  return row?.userId;
}

/** Ends it and answers the login of whom it showed; undefined when it was not this user's or had ended. */
export async function updateSimulationEnded(
  sql: Sql,
  input: { keyHash: Buffer; actorId: string },
): Promise<string | undefined> {
  const [row] = await sql<{ login: string }[]>`
    update simulations set ended_at = clock_timestamp()
    where key_hash = ${input.keyHash} and actor_id = ${input.actorId} and ended_at is null
    returning (select login from users where id = user_id) as login`;
  return row?.login;
}
