// People of the demo act through the product's own services, at moments in the past.
import type { startWorkflow } from '../../../apps/server/src/modules/workflows/index.ts';
import type { Vault } from '../../../apps/server/src/platform/secrets/index.ts';
import type { Transaction } from '../reference/index.ts';

/** What a service knows of its caller. */
export type ActingContext = Parameters<typeof startWorkflow>[0];

export interface ActingUser {
  readonly id: string;
  readonly login: string;
  readonly firstName: string;
  readonly organizationId: string | undefined;
}

/** A user by login or id, or the first one who holds a role; a small enterprise without the role has its administrator do it. */
export async function findActor(
  tx: Transaction,
  by: { readonly login: string } | { readonly id: string } | { readonly role: string },
): Promise<ActingUser> {
  const which =
    'login' in by
      ? tx`u.login = ${by.login}`
      : 'id' in by
        ? tx`u.id = ${by.id}`
        : tx`u.id in (select ur.user_id from user_roles ur
            join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
            where ur.enterprise_id = app.enterprise_id() and r.code = ${by.role})`;
  const [row] = await tx<ActingUser[]>`
    select u.id::text, u.login, u.first_name as "firstName", u.organization_id::text as "organizationId" from users u
    where u.enterprise_id = app.enterprise_id() and ${which} order by u.id limit 1`;
  if (row === undefined && 'role' in by && by.role !== 'admin') return findActor(tx, { role: 'admin' });
  if (row === undefined) throw new Error(`the demo has nobody with ${JSON.stringify(by)}`);
  return row;
}

export interface Acting {
  readonly enterpriseId: string;
  readonly user: ActingUser;
  readonly when: Date;
  readonly vault?: Vault;
}

/** The part of a request's context that services look at; the actor may do everything. */
export function actAs(tx: Transaction, { enterpriseId, user, when, vault }: Acting): ActingContext {
  const rights = {
    roles: [],
    permissions: new Set(['*:*:*']),
    dataRange: 'ALL',
    dataRanges: ['ALL'],
    teamOrganizationIds: [],
    regionCodes: [],
    isMedical: false,
    fieldRules: new Map(),
    shares: { doctor: [], hospital: [], visit: [] },
  };
  const context = {
    sql: tx,
    enterprise: { id: enterpriseId },
    user: { ...user, ...rights },
    language: 'zh',
    clock: { now: () => when },
    vault,
  } as unknown as ActingContext;
  // The generator is one transaction from start to end.
  return { ...context, transaction: (work) => work(context) };
}

/** The open task of a process and its first candidate. */
export async function findOpenTask(
  tx: Transaction,
  instanceId: string,
): Promise<{ readonly id: string; readonly userId: string }> {
  const [task] = await tx<{ id: string; userId: string }[]>`
    select t.id::text, min(c.user_id)::text as "userId" from workflow_tasks t
    join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open
    where t.enterprise_id = app.enterprise_id() and t.instance_id = ${instanceId} and t.state = 'OPEN' group by t.id order by t.id limit 1`;
  if (task === undefined) throw new Error(`process ${instanceId} has no open task`);
  return task;
}
