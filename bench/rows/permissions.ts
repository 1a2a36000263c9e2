// What every call asks before anything else: who holds the token's session and whether a permission is among the rights.
import { createSessionUsers } from '../../apps/server/src/modules/sessions/index.ts';
import { createTenantDirectory } from '../../apps/server/src/modules/enterprises/index.ts';
import { isAllowed } from '../../apps/server/src/platform/auth/index.ts';
import { atMost, type Bench } from '../figure.ts';
import { median, quantile } from '../load/message.ts';

const USERS = 200;
const CALLS = 20_000;
const PERMISSIONS = ['customer:doctors:read', 'customer:visits:team', 'admin:roles:write'] as const;

interface Person {
  readonly id: string;
  readonly login: string;
  readonly sessionKey: string;
}

export const permissions: Bench = {
  name: 'permissions',
  async run(stage) {
    const tenant = await createTenantDirectory({ connections: stage.connections }).byRealm('weili');
    const users = await createSessionUsers({ connections: stage.connections });
    const people = await openSessions(stage.sql);
    const each: number[] = [];
    try {
      for (let call = 0; call < CALLS; call += 1) {
        const { id, login, sessionKey } = people[call % people.length]!;
        const from = performance.now();
        const user = await users.userOf(tenant!, { subject: id, login, sessionKey, expiresAt: 0 });
        isAllowed(user!, PERMISSIONS[call % PERMISSIONS.length]!);
        each.push(performance.now() - from);
      }
    } finally {
      await stage.sql`delete from user_sessions where session_key like 'bench-%'`;
    }
    // Nobody was asked for before, so the first round of everyone reads the rights from the database; the very first also opens connections.
    const fresh = each.slice(1, people.length);
    const p99 = quantile(
      each.toSorted((a, b) => a - b),
      0.99,
    );
    return [
      {
        name: 'permission lookup, rights read anew',
        figure: median(fresh),
        unit: 'ms',
        limit: atMost(10),
        note: `${fresh.length} users, none of them remembered`,
      },
      {
        name: 'permission lookup per call',
        figure: median(each),
        unit: 'ms',
        limit: atMost(0.2),
        note: `p99 ${p99.toFixed(3)} ms over ${people.length} users, reading their rights from the database included`,
      },
    ];
  },
};

async function openSessions(sql: Parameters<Bench['run']>[0]['sql']): Promise<Person[]> {
  return sql<Person[]>`
    insert into user_sessions (session_key, user_id, ends_at)
    select 'bench-' || u.id, u.id, now() + interval '1 hour'
    from (select id from users where is_enabled and may_log_in order by id limit ${USERS}) u
    returning user_id as id, '' as login, session_key as "sessionKey"`;
}
