// Door of the clock.
export { dayInShanghai, fixedClock, systemClock, type Clock } from './clock.ts';
