// What the benchmarks run on: the database, the product's addresses, tokens; made once and shared by all rows.
import { readFileSync } from 'node:fs';
import { createTenantDirectory } from '../../apps/server/src/modules/enterprises/index.ts';
import { issueAccessToken, loadKeys, loadSessionUser } from '../../apps/server/src/modules/sessions/index.ts';
import type { SessionUser } from '../../apps/server/src/platform/auth/index.ts';
import { readSettings } from '../../apps/server/src/platform/config/index.ts';
import {
  appAddress,
  migrate,
  openConnections,
  type Connections,
  type Sql,
} from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { freePort } from '../../tools/database/ports.ts';
import { allocator } from '../../tools/start/allocator.mjs';
import { endChild, startChild } from './child.ts';

export interface Product {
  readonly port: number;
  readonly pid: number;
  /** Seconds from the start of the process until it listens. */
  readonly startSeconds: number;
  stop(): Promise<void>;
}

export interface Stage {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly connections: Connections;
  readonly enterpriseId: string;
  /** Doctors of the enterprise. */
  readonly doctors: number;
  /** Bound to the enterprise, as the product's own connections. */
  readonly sql: Sql;
  /** A good access token of an account at `localhost:<port>`. */
  token(login: string, port: number): Promise<string>;
  viewer(login: string): Promise<SessionUser>;
  /** The first account (by id) with this data range and a place in the tree. */
  loginOf(range: 'OWN' | 'TEAM' | 'REGION' | 'ALL'): Promise<string>;
  /** Starts the product on this database, in production mode, in a process of its own. */
  startProduct(environment?: Record<string, string>, flags?: readonly string[]): Promise<Product>;
  close(): Promise<void>;
}

const REALM = 'weili';
/** As `npm start` reads the sources. */
const plainCode = new URL('../../tools/plain-code/hook.mjs', import.meta.url).href;
/** Of the product's pool for changes in one enterprise. */
export const POOL = 10;
/** Of the product's pool for reading in one enterprise, and of the peer's. */
export const READ_POOL = 4;

/** Opens the stage on a filled database. */
export async function openStage(ownerUrl: string): Promise<Stage> {
  await migrate(ownerUrl);
  const appUrl = await appAddress(ownerUrl);
  const log = openLog('silent');
  const settings = readSettings({});
  const connections = openConnections({ url: appUrl, poolSize: 4, pools: 2, statementTimeout: 60_000, log });
  const tenant = await createTenantDirectory({ connections }).byRealm(REALM);
  if (tenant === undefined) throw new Error(`the database holds no enterprise ${REALM}: fill it with npm run db:demo`);
  const sql = connections.bound(tenant.id);
  const [counted] = await sql<[{ count: number }]>`select count(*)::int as count from doctors`;
  const running = new Set<Product>();
  return {
    ownerUrl,
    appUrl,
    connections,
    enterpriseId: tenant.id,
    doctors: counted.count,
    sql,
    async token(login, port) {
      const keys = await loadKeys({ pool: connections.unbound, realm: REALM });
      const context = {
        tenant,
        origin: `http://localhost:${port}`,
        pool: connections.bound(tenant.id),
        keys,
        settings,
        log,
      };
      return (await issueAccessToken(context, { login, seconds: 6 * 3600 })).accessToken;
    },
    async viewer(login) {
      const claims = { subject: '', login, sessionKey: undefined, expiresAt: 0 };
      const user = await loadSessionUser({ sql, builtIn: false }, claims);
      if (user === undefined) throw new Error(`no account ${login}`);
      return user;
    },
    loginOf: (range) => selectLogin(sql, range),
    async startProduct(environment = {}, flags = []) {
      const product = await startProduct(ownerUrl, environment, flags);
      running.add(product);
      return product;
    },
    async close() {
      await Promise.all([...running].map((product) => product.stop()));
      await connections.close();
    },
  };
}

async function selectLogin(sql: Sql, range: string): Promise<string> {
  const rows = await sql<{ login: string }[]>`
    select u.login from users u
    join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id
    left join organizations o on o.id = u.organization_id
    where u.is_enabled and u.may_log_in
    group by u.id, u.login, o.region_codes
    having bool_or(r.data_range = ${range}) and (${range} = 'ALL' or bool_and(r.data_range <> 'ALL'))
    order by (cardinality(coalesce(o.region_codes, '{}')) > 0) desc, u.id limit 1`;
  if (rows[0] === undefined) throw new Error(`no account with the range ${range}`);
  return rows[0].login;
}

async function startProduct(
  ownerUrl: string,
  environment: Record<string, string>,
  flags: readonly string[],
): Promise<Product> {
  const own = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    SEED: 'none',
    DATABASE_URL: ownerUrl,
    DATABASE_POOL: String(POOL),
    DATABASE_READ_POOL: String(READ_POOL),
    PORT: String(await freePort()),
    // The limiter counts as always; only nobody is turned away.
    RATE_LIMIT_PER_MINUTE: '100000000',
  };
  const { child, first } = await startChild<{ port: number; seconds: number }>(
    'stage/product-server.ts',
    { ...allocator, ...process.env, ...own, ...environment },
    [...memoryFlags(), '--import', plainCode, ...flags],
  );
  return { port: first.port, pid: child.pid!, startSeconds: first.seconds, stop: () => endChild(child) };
}

/** The limits of memory that `npm start` sets. */
export function memoryFlags(): string[] {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  return scripts.start.match(/--(?:max|heap)-\S+/g) ?? [];
}
