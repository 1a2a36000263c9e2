// The days whose contacts count: those that end when a message goes out or a visit is planned, and not before now.
import type { Span } from './contacts.sql.ts';

const DAY = 86_400_000;

export const spanOf = (now: Date, { days, at }: { readonly days: number; readonly at: Date }): Span => {
  const until = at > now ? at : now;
  return { since: new Date(until.getTime() - days * DAY), now, until };
};
