// The process that migrates a database and fills an empty one (index.ts).
import { seedFirstStart } from '../../../../database/seeds/first-start.ts';
import { keyFileOf, readSettings } from '../platform/config/index.ts';
import { migrate } from '../platform/db/index.ts';
import { openLog } from '../platform/log/index.ts';
import { openKeys } from '../platform/secrets/index.ts';
import type { Failure } from './index.ts';

// Nobody waits for the result any more: what is half done is undone by the database.
const leave = (): never => process.exit(1);
process.on('disconnect', leave);
// A key press at the terminal reaches both; the server ends this one in its order.
process.on('SIGINT', () => {});
try {
  const settings = readSettings(process.env);
  const ownerUrl = settings.DATABASE_URL!;
  await migrate(ownerUrl);
  const vault = await openKeys({ url: ownerUrl, file: keyFileOf(settings), log: openLog(settings.LOG_LEVEL) });
  await seedFirstStart(ownerUrl, { seed: settings.SEED, vault });
  process.off('disconnect', leave);
  process.disconnect();
} catch (error) {
  process.send!(failureOf(error as Error), undefined, undefined, leave);
}

/** What is more than words, such as a fault of a statement, keeps its code and the place where it happened. */
function failureOf(error: Error & { code?: string }): Failure {
  const code = error.code ?? (error.name === 'Error' ? undefined : error.name);
  return { message: error.message, ...(code === undefined ? {} : { code, stack: error.stack ?? error.message }) };
}
