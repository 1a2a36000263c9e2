// Reads the settings, starts everything, and says how to stop it again.
import { keyFileOf, readSettings } from './platform/config/index.ts';
import { appAddress } from './platform/db/index.ts';
import { openLog } from './platform/log/index.ts';
import { openKeys } from './platform/secrets/index.ts';
import { prepareDatabase } from './prepare/index.ts';

export interface Running {
  /** Where the page is, such as http://localhost:8080. */
  readonly address: string;
  /** Answers what is under way, then closes everything but the database server. */
  stop(): Promise<void>;
}

/** Migrates, fills an empty database, and serves. Throws one message that names a wrong setting. */
export async function start({ env }: { env: Record<string, string | undefined> }): Promise<Running> {
  const settings = readSettings(env);
  const log = openLog(settings.LOG_LEVEL);
  const ownerUrl = settings.DATABASE_URL;
  if (ownerUrl === undefined)
    throw new Error('DATABASE_URL is missing: start with `npm start`, which brings a database');
  // The rooms are read while the other process works.
  const [{ createApp }] = await Promise.all([import('./app/create-app.ts'), prepareDatabase(ownerUrl, env)]);
  const vault = await openKeys({ url: ownerUrl, file: keyFileOf(settings), log });
  const appUrl = settings.APP_DATABASE_URL ?? (await appAddress(ownerUrl));
  const app = await createApp({ settings, log, vault, ownerUrl, appUrl });
  await app.server.listen({ port: settings.PORT, host: settings.HOST });
  const bound = app.server.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.PORT;
  return { address: settings.PUBLIC_ORIGIN ?? `http://localhost:${port}`, stop: () => app.close() };
}
