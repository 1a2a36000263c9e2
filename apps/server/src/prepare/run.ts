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
  const failure: Failure = { problem: error instanceof Error ? error.message : String(error) };
  process.send!(failure, undefined, undefined, leave);
}
