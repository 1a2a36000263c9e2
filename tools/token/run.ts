// `npm run -s token -- <login> [--enterprise weili] [--seconds 3600]`: an access token for an account of the running local instance, and nothing else on stdout.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTenantDirectory } from '../../apps/server/src/modules/enterprises/index.ts';
import { issueAccessToken, loadKeys } from '../../apps/server/src/modules/sessions/index.ts';
import { readSettings } from '../../apps/server/src/platform/config/index.ts';
import { appAddress, openConnections } from '../../apps/server/src/platform/db/index.ts';
import { openLog } from '../../apps/server/src/platform/log/index.ts';
import { readInstance } from '../database/instance.ts';

const usage =
  'Usage: npm run -s token -- <login> [--enterprise weili] [--seconds 3600] [--origin http://localhost:8080]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      enterprise: { type: 'string', default: 'weili' },
      seconds: { type: 'string', default: '3600' },
      origin: { type: 'string' },
    },
  });
  const [login] = positionals;
  const seconds = Number(values.seconds);
  if (login === undefined || !Number.isInteger(seconds) || seconds < 1) throw new Error(usage);
  process.stdout.write(`${await tokenFor(login, values.enterprise, seconds, values.origin)}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function tokenFor(
  login: string,
  realm: string,
  seconds: number,
  askedOrigin: string | undefined,
): Promise<string> {
  const settings = readSettings(process.env);
  const instance = readInstance(path.resolve(import.meta.dirname, '../..', settings.DATA_DIR));
  const databaseUrl = settings.DATABASE_URL ?? instance?.databaseUrl;
  if (databaseUrl === undefined)
    throw new Error(`No running instance in ${settings.DATA_DIR}: start one with npm start, or set DATABASE_URL.`);
  const log = openLog('silent');
  const url = settings.APP_DATABASE_URL ?? (await appAddress(databaseUrl));
  const connections = openConnections({
    url,
    poolSize: 2,
    pools: 2,
    statementTimeout: settings.STATEMENT_TIMEOUT_MS,
    log,
  });
  try {
    const tenant = await createTenantDirectory({ connections }).byRealm(realm);
    if (tenant === undefined) throw new Error(`No enterprise has the realm ${realm}.`);
    const origin = askedOrigin ?? settings.PUBLIC_ORIGIN ?? originOf(tenant.domains, instance?.port ?? settings.PORT);
    const keys = await loadKeys({ pool: connections.unbound, realm });
    const context = { tenant, origin, pool: connections.bound(tenant.id), keys, settings, log };
    return (await issueAccessToken(context, { login, seconds })).accessToken;
  } finally {
    await connections.close();
  }
}

/** A token of one domain of an enterprise opens calls at all its domains on the same port. */
function originOf(domains: readonly string[], port: number): string {
  const domain = domains.find((name) => name === 'localhost') ?? domains[0] ?? 'localhost';
  return `http://${domain.includes(':') ? domain : `${domain}:${port}`}`;
}
