// Door of the clock.
export { dayInShanghai, fixedClock, momentInWords, systemClock, type Clock } from './clock.ts';
