// People who act through the services themselves, each in a transaction of its own, by a clock the test turns.
import { loadSessionUser } from '../../../apps/server/src/modules/sessions/index.ts';
import type { Clock } from '../../../apps/server/src/platform/clock/index.ts';
import { transaction, type Connections } from '../../../apps/server/src/platform/db/index.ts';
import type { Context, Tenant } from '../../../apps/server/src/platform/http/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';

type SessionUser = Context['user'];

export interface Stage {
  /** Moves the clock on; every later act sees the new time. */
  pass(milliseconds: number): void;
  now(): Date;
  /** Runs `work` as this user, in one transaction. */
  act<T>(user: SessionUser, work: (context: Context) => Promise<T>): Promise<T>;
  user(login: string): Promise<SessionUser>;
}

export function openStage(connections: Connections, tenant: Pick<Tenant, 'id'>, begins = new Date()): Stage {
  let time = begins.getTime();
  const users = new Map<string, SessionUser>();
  const pool = connections.bound(tenant.id);
  const clock: Clock = { now: () => new Date(time) };
  const log = openLog('silent');
  return {
    pass: (milliseconds) => void (time += milliseconds),
    now: () => clock.now(),
    async act(user, work) {
      return transaction(pool, { userId: user.id }, (sql) => {
        const context = {
          sql,
          enterprise: tenant,
          user,
          language: 'zh',
          log,
          clock,
          requestId: 'test',
          sessionKey: undefined,
          address: '',
          userAgent: '',
          origin: '',
        };
        return work(context as unknown as Context);
      });
    },
    async user(login) {
      const known = users.get(login);
      if (known !== undefined) return known;
      const claims = { subject: '0', login, sessionKey: undefined, expiresAt: 0 };
      const user = await loadSessionUser({ sql: pool, builtIn: false }, claims);
      if (user === undefined) throw new Error(`no user ${login}`);
      users.set(login, user);
      return user;
    },
  };
}
