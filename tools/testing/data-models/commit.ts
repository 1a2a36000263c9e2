// A server of its own that commits one upload, so that a test can kill it in the middle.
import { createApp } from '../../../apps/server/src/app/create-app.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/index.ts';
import { readSettings } from '../../../apps/server/src/platform/config/index.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openVault } from '../../../apps/server/src/platform/secrets/index.ts';

const [ownerUrl = '', appUrl = '', keyFile = '', token = '', batchId = ''] = process.argv.slice(2);
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', AUDIT_SEAL_SECONDS: '0' });
const vault = openVault(keyFile);
const app = await createApp({
  settings,
  log: openLog(settings.LOG_LEVEL),
  vault,
  clock: systemClock,
  ownerUrl,
  appUrl,
});
await app.server.ready();
await app.server.inject({
  method: 'POST',
  url: '/prod-api/data/save/data',
  headers: { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ batchId }).toString(),
});
await app.close();
