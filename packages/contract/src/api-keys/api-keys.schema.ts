// Keys for machines: a service user, some of its permissions, a last day, the addresses it may come from (product 3.25).
import { z } from 'zod';
import { Day, Id, Moment, list, text } from '../core/index.ts';

const permission = text(100, 3).regex(/^[\w-]+:[\w-]+:[\w-]+$/);

export const NewApiKey = z.strictObject({
  name: text(60, 1),
  userId: Id.meta({ description: 'The service user it acts as' }),
  permissions: list(permission, 200).min(1),
  addresses: list(text(60, 2), 50).default([]).meta({ description: 'IP addresses or networks (CIDR); none means any' }),
  ratePerMinute: z.int().min(1).max(6000).default(600),
  expiresOn: Day.meta({ description: 'The last day, at most a year from now' }),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

export const MadeApiKey = z.object({
  id: Id,
  key: z.string().describe('The key itself, shown this once'),
});
export type MadeApiKey = z.infer<typeof MadeApiKey>;

export const ApiKeyState = z.enum(['ACTIVE', 'EXPIRED', 'REVOKED']);
export type ApiKeyState = z.infer<typeof ApiKeyState>;

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  prefix: z.string().describe('How the key begins, after yjk_'),
  userId: Id,
  userName: z.string(),
  permissions: z.array(z.string()),
  addresses: z.array(z.string()),
  ratePerMinute: z.int(),
  state: ApiKeyState,
  expiresAt: Moment,
  createdAt: Moment,
  createdBy: z.string().nullable(),
  lastUsedAt: Moment.nullable().describe('To the minute'),
  lastUsedAddress: z.string().nullable(),
  revokedAt: Moment.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** What a new key may be made of. */
export const ApiKeyChoices = z.object({
  users: z.array(z.object({ id: Id, login: z.string(), name: z.string(), permissions: z.array(z.string()) })),
  permissions: z.array(z.object({ code: z.string(), name: z.string(), enName: z.string() })),
});
export type ApiKeyChoices = z.infer<typeof ApiKeyChoices>;
