// Door of the log.
export { openLog, safeAddress, type Log } from './log.ts';
