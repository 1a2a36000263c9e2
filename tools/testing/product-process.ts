// The server in a process of its own, on a database that is there: for tests of what several processes do to each other.
import { start } from '../../apps/server/src/main.ts';

const running = await start({ env: process.env });
process.send?.({ address: running.address });
const end = (): void => void running.stop().finally(() => process.exit(0));
process.on('SIGTERM', end);
process.on('disconnect', end);
