// The server alone, for `npm run dev`: a child process that is restarted when a file changes.
import { start } from '../../apps/server/src/main.ts';

const server = await start({ env: process.env });
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void server.stop().finally(() => process.exit(0)));
}
