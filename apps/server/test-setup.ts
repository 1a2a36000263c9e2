// Files of tests may take "today" once and keep it to their end, so none begins while the day in Shanghai is about to end.
import { setTimeout as delay } from 'node:timers/promises';
import { minutesLeftToday } from '../../tools/testing/days.ts';

const MINUTES_OF_A_FILE = 2;

const left = minutesLeftToday();
if (left < MINUTES_OF_A_FILE) await delay(left * 60_000 + 1_000);
