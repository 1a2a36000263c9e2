// What travels when a user signs out, lists sessions, changes a password or reports usage (specification 4, 5, 7.1).
import { Id, Moment, list, maybe, text } from '../core/index.ts';
import { z } from 'zod';

/** One signed-in device of the user. */
export const Session = z.object({
  id: Id,
  userAgent: maybe(z.string()),
  address: maybe(z.string()),
  startedAt: Moment,
  lastSeenAt: Moment,
  endsAt: Moment,
  isCurrent: z.boolean().describe('Whether this very call came from it'),
});
export type Session = z.infer<typeof Session>;

export const EndSession = z.strictObject({ id: Id });

// Length and content are judged by the policy, which answers in words; here only what could be stored at all.
const password = () => z.string().max(1000);

export const ChangePassword = z.strictObject({
  oldPassword: password(),
  newPassword: password(),
  confirmPassword: password(),
});
export type ChangePassword = z.infer<typeof ChangePassword>;

/** Opens the notification socket once, in place of the access token. */
export const Ticket = z.object({
  ticket: z.string(),
  expiresIn: z.int().describe('Seconds'),
});
export type Ticket = z.infer<typeof Ticket>;

export const PageVisit = z.strictObject({
  path: text(300, 1).optional().meta({ description: 'Route of the page, without query; our pages send titles alone' }),
  title: text(200, 1),
  seconds: z.int().min(0).max(3600).describe('Time on the page since the last report'),
});
export type PageVisit = z.infer<typeof PageVisit>;

export const Heartbeat = z.strictObject({ pages: list(PageVisit, 50).min(1) });
export type Heartbeat = z.infer<typeof Heartbeat>;

export const Done = z.object({ done: z.literal(true) });
