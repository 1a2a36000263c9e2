// The product itself in a process of its own, as `npm start` runs it without the database; says where it listens and how long it took.
import { start } from '../../apps/server/src/main.ts';

const running = await start({ env: process.env });
// From the start of the process, the loading of the modules included.
process.send?.({ port: Number(new URL(running.address).port), seconds: performance.now() / 1000 });
const end = (): void => void running.stop().finally(() => process.exit(0));
process.on('SIGTERM', end);
process.on('disconnect', end);
