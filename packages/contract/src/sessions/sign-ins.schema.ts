// The log of sign-ins, locks, and the open sessions of a user (specification 3; reliability, sign-in).
import { z } from 'zod';
import { Day, Id, LARGEST_PAGE, Moment, maybe, text } from '../core/index.ts';

export const SignInOutcome = z.enum([
  'SUCCESS',
  'WRONG_PASSWORD',
  'UNKNOWN_USER',
  'LOCKED',
  'DISABLED',
  'SIGNED_OUT',
  'VIEW_STARTED',
  'VIEW_ENDED',
  'CODE_ASKED',
  'WRONG_CODE',
]);
export type SignInOutcome = z.infer<typeof SignInOutcome>;

const filters = {
  login: text(60, 1).toLowerCase().optional(),
  outcome: SignInOutcome.optional(),
  address: text(60, 1).optional(),
  from: Day.optional(),
  to: Day.optional().meta({ description: 'Last day, included' }),
};

export const SignInFilter = z.strictObject(filters);
export type SignInFilter = z.infer<typeof SignInFilter>;

/** Pages go back in time: the next one begins before the last entry of this one. */
export const SignInQuery = z.strictObject({
  ...filters,
  before: Id.optional(),
  size: z.int().min(1).max(LARGEST_PAGE).default(50),
});
export type SignInQuery = z.infer<typeof SignInQuery>;

export const SignIn = z.object({
  id: Id,
  at: Moment,
  login: z.string(),
  userId: maybe(Id),
  userName: maybe(z.string()),
  address: maybe(z.string()),
  userAgent: maybe(z.string()),
  outcome: SignInOutcome,
  way: z.enum(['ACCOUNT', 'CHAT']).describe('CHAT: by a code of enterprise chat'),
  seenAs: maybe(z.string()).describe('Login of the user whose view began or ended'),
});
export type SignIn = z.infer<typeof SignIn>;

export const SignInPage = z.object({ content: z.array(SignIn), next: maybe(Id) });
export const SignInCount = z.object({ total: z.int(), isExact: z.boolean() });

export const SignInLock = z.object({
  subject: z.string().describe('login:<name>, login:<name>@<known address> or address:<address>'),
  failures: z.int(),
  lockedUntil: maybe(Moment).describe('null: counted, not locked'),
});
export type SignInLock = z.infer<typeof SignInLock>;

export const Unlock = z.strictObject({ subject: text(200, 3), reason: text(200, 2) });
export type Unlock = z.infer<typeof Unlock>;

export const OpenSession = z.object({
  id: Id,
  userAgent: maybe(z.string()),
  address: maybe(z.string()),
  startedAt: Moment,
  lastSeenAt: Moment,
  endsAt: Moment,
});
export type OpenSession = z.infer<typeof OpenSession>;
