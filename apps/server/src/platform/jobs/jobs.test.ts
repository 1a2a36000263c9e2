// Events and scheduled work on a real database: nothing lost, nothing doubled, nobody else's.
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/testing/database.ts';
import { systemClock } from '../clock/index.ts';
import { openVault } from '../secrets/index.ts';
import { openConnections, transaction, type Connections } from '../db/index.ts';
import type { Tenant } from '../http/index.ts';
import { openLog } from '../log/index.ts';
import { startDispatcher, type Dispatcher } from './dispatcher.ts';
import { emit, subscribe, type Subscriber } from './events.ts';
import { startJobs, type Jobs } from './start.ts';
import { asSystem, type SystemOptions } from './system-context.ts';

let database: TestDatabase;
let owner: postgres.Sql;
let connections: Connections;
let system: SystemOptions;
let tenants: Tenant[];
let weili: Tenant;
let kanglan: Tenant;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = postgres(database.url, { max: 2, onnotice: () => {} });
  await owner`
    create table heard (enterprise_id bigint not null default app.enterprise_id(), what text not null, user_id bigint default app.user_id())`;
  await owner`grant select, insert on heard to yijian_app`;
  const log = openLog('silent');
  connections = openConnections({ url: database.appUrl, poolSize: 6, pools: 4, statementTimeout: 5_000, log });
  system = { connections, log, clock: systemClock, vault: openVault(database.keyFile) };
  tenants = await owner<Tenant[]>`select id, name, en_name as "enName", realm from enterprises order by id`;
  [weili, kanglan] = [tenants.find((one) => one.realm === 'weili')!, tenants.find((one) => one.realm === 'kanglan')!];
});
beforeEach(async () => {
  await owner`delete from outbox_events`;
  await owner`delete from heard`;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
});
afterAll(async () => {
  await connections.close();
  await owner.end();
  await database.drop();
});

const dispatch = async (...subscribers: Subscriber[]): Promise<Dispatcher> => {
  const dispatcher = await startDispatcher({ ...system, tenants: async () => tenants, subscribers });
  running.push(dispatcher);
  return dispatcher;
};
const tell = (tenant: Tenant, topic: string, payload = {}) =>
  asSystem(system, tenant, (context) => emit(context, topic, payload));
/** Writes what it heard, in the transaction of the delivery. */
const note = subscribe<{ n?: number }>('test.told', async (context, { n }) => {
  await context.sql`insert into heard (what) values (${`told ${n ?? ''}`})`;
});
const heard = async (): Promise<string[]> =>
  (await owner<{ what: string }[]>`select what from heard order by what`).map((row) => row.what);
const events = () => owner`
  select topic, attempts, last_error, dispatched_at is not null as delivered, failed_at is not null as failed,
    extract(epoch from next_attempt_at - clock_timestamp())::int as wait
  from outbox_events order by id`;

describe('events', () => {
  test('an event is delivered exactly when its transaction commits, on behalf of its user', async () => {
    await dispatch(note);
    const [user] = await owner<{ id: string }[]>`select id from users where enterprise_id = ${weili.id} limit 1`;
    const failing = transaction(connections.bound(weili.id), { userId: user!.id }, async (sql) => {
      await emit({ sql }, 'test.told', { n: 1 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await transaction(connections.bound(weili.id), { userId: user!.id }, (sql) => emit({ sql }, 'test.told', { n: 2 }));
    await expect.poll(heard).toEqual(['told 2']);
    expect(await owner`select enterprise_id, user_id from heard`).toMatchObject([
      { enterprise_id: weili.id, user_id: user!.id },
    ]);
    expect(await events()).toMatchObject([{ attempts: 1, delivered: true }]);
  });

  test('a handler is bound to the enterprise of the event and sees no other', async () => {
    const names: string[] = [];
    await dispatch(
      subscribe('test.who', async (context) => {
        const rows = await context.sql<
          { login: string }[]
        >`select login from users where login in ('chen.yizhou', 'tang.ke')`;
        names.push(`${context.enterprise.realm} ${rows.map((row) => row.login).join()}`);
      }),
    );
    await tell(weili, 'test.who');
    await tell(kanglan, 'test.who');
    await expect.poll(() => names.toSorted()).toEqual(['kanglan tang.ke', 'weili chen.yizhou']);
  });

  test('events told while nobody listened are delivered at the start, in order', async () => {
    for (let n = 1; n <= 5; n += 1) await tell(weili, 'test.told', { n });
    const order: number[] = [];
    await dispatch(subscribe<{ n: number }>('test.told', async (_context, { n }) => void order.push(n)));
    await expect.poll(() => order).toEqual([1, 2, 3, 4, 5]);
  });

  test('a handler that throws leaves nothing behind and the event waits 1 min, 5 min, 30 min, 2 h, then for a human', async () => {
    const dispatcher = await dispatch(
      note,
      subscribe('test.told', () => Promise.reject(new Error('no luck'))),
    );
    await tell(weili, 'test.told');
    for (const [index, seconds] of [60, 300, 1_800, 7_200].entries()) {
      await expect
        .poll(async () => (await events())[0])
        .toMatchObject({ attempts: index + 1, delivered: false, failed: false, last_error: 'Error: no luck' });
      const { wait } = (await events())[0]! as unknown as { wait: number };
      expect(Math.abs(wait - seconds)).toBeLessThan(5);
      await owner`update outbox_events set next_attempt_at = clock_timestamp()`;
      dispatcher.wake(weili.id);
    }
    await expect.poll(async () => (await events())[0]).toMatchObject({ attempts: 5, delivered: false, failed: true });
    dispatcher.wake(weili.id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await events())[0]).toMatchObject({ attempts: 5 });
    expect(await heard()).toEqual([]);
  });

  test('a failing event does not hold up the others', async () => {
    await dispatch(
      note,
      subscribe('test.broken', () => Promise.reject(new Error('broken'))),
    );
    await tell(weili, 'test.broken');
    await tell(weili, 'test.told', { n: 7 });
    await expect.poll(heard).toEqual(['told 7']);
  });

  test('a delivery cut off in the middle leaves nothing behind and is done again', async () => {
    let attempts = 0;
    const dispatcher = await dispatch(
      subscribe('test.told', async (context) => {
        attempts += 1;
        await context.sql`insert into heard (what) values (${`attempt ${attempts}`})`;
        if (attempts === 1) await new Promise(() => {});
      }),
    );
    await tell(weili, 'test.told');
    await expect.poll(() => attempts).toBe(1);
    // The connection dies with its transaction, as it does when the process or the database is killed.
    const cut = () => owner<{ cut: boolean }[]>`
      select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and usename = 'yijian_app' and state = 'idle in transaction'`;
    await expect.poll(async () => (await cut()).length).toBe(1);
    await expect
      .poll(async () => {
        dispatcher.wake(weili.id);
        return heard();
      })
      .toEqual(['attempt 2']);
  });

  test('four dispatchers deliver two hundred events once each', async () => {
    await Promise.all([dispatch(note), dispatch(note), dispatch(note), dispatch(note)]);
    await Promise.all(
      Array.from({ length: 20 }, (_, group) =>
        asSystem(system, group % 2 === 0 ? weili : kanglan, async (context) => {
          for (let index = 0; index < 10; index += 1) await emit(context, 'test.told', { n: group * 10 + index });
        }),
      ),
    );
    const expected = Array.from({ length: 200 }, (_, n) => `told ${n}`).toSorted();
    await expect.poll(async () => (await heard()).length, { timeout: 15_000 }).toBe(200);
    expect((await heard()).toSorted()).toEqual(expected);
    expect((await events()).every((event) => event['attempts'] === 1 && event['delivered'])).toBe(true);
  });

  test('stopping waits for the handler that runs', async () => {
    let isDone = false;
    const begun = Promise.withResolvers<void>();
    const dispatcher = await dispatch(
      subscribe('test.slow', async () => {
        begun.resolve();
        await new Promise((resolve) => setTimeout(resolve, 400));
        isDone = true;
      }),
    );
    await tell(weili, 'test.slow');
    await begun.promise;
    await dispatcher.stop();
    expect(isDone).toBe(true);
    expect(await events()).toMatchObject([{ delivered: true }]);
  });
});

describe('work by the clock', () => {
  const start = async (schedules: Parameters<typeof startJobs>[0]['schedules']): Promise<Jobs> => {
    const jobs = await startJobs({
      ...system,
      ownerUrl: database.url,
      tenants: async () => tenants,
      subscribers: [],
      schedules,
    });
    running.push(jobs);
    return jobs;
  };

  test(
    'one of two processes runs a job, once for every enterprise, and old keys go',
    { tags: ['long'], timeout: 60_000 },
    async () => {
      const schedules = [
        {
          name: 'test.count',
          cron: '0 3 * * *',
          run: async (context) => void (await context.sql`insert into heard (what) values ('ran')`),
        },
      ] satisfies Parameters<typeof startJobs>[0]['schedules'];
      const [first] = [await start(schedules), await start(schedules)];
      await owner`
      insert into idempotency_keys (enterprise_id, user_id, key, request_hash, created_at)
      select id, 1, k, 'x', now() - a from enterprises, (values ('old-key-1', interval '2 days'), ('new-key-1', interval '1 hour')) v (k, a)`;
      await first.runSoon('test.count');
      await first.runSoon('platform.delete-old-keys');
      await expect.poll(async () => (await heard()).length, { timeout: 20_000 }).toBe(tenants.length);
      await expect
        .poll(
          async () =>
            (await owner`select key from idempotency_keys where key like '%-key-1' group by key`).map(
              (row) => row['key'],
            ),
          { timeout: 20_000 },
        )
        .toEqual(['new-key-1']);
      expect(await heard()).toHaveLength(tenants.length);
    },
  );

  test('one enterprise in trouble does not keep the others waiting', async () => {
    const jobs = await start([
      {
        name: 'test.trouble',
        cron: '0 3 * * *',
        run: async (context) => {
          if (context.enterprise.id === tenants[0]!.id) throw new Error('trouble');
          await context.sql`insert into heard (what) values ('ran')`;
        },
      },
    ]);
    await jobs.runSoon('test.trouble');
    await expect.poll(async () => (await heard()).length, { timeout: 20_000 }).toBe(tenants.length - 1);
  }, 60_000);
});
