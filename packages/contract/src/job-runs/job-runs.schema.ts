// Background work of an enterprise: what ran by the clock, what waits for delivery, files in and out, the sealer (product 3.25).
import { z } from 'zod';
import { Id, Moment, pageQuery, text } from '../core/index.ts';

export const HealthPart = z.enum(['deliveries', 'schedules', 'imports', 'exports', 'sealer']);
export type HealthPart = z.infer<typeof HealthPart>;
export const HealthState = z.enum(['OK', 'WARN', 'BAD']);
export type HealthState = z.infer<typeof HealthState>;

/** One light: its state, the word for why, and the figure behind it. */
export const HealthLight = z.object({
  part: HealthPart,
  state: HealthState,
  why: z.enum(['fine', 'failed', 'late', 'stuck', 'never']),
  count: z.int(),
  at: Moment.nullable(),
});
export type HealthLight = z.infer<typeof HealthLight>;

export const ScheduleRow = z.object({
  name: z.string(),
  cron: z.string().describe('Minute, hour, day, month, weekday in Asia/Shanghai'),
  lastStartedAt: Moment.nullable(),
  lastMilliseconds: z.int().nullable(),
  lastError: z.string().nullable(),
  turnState: z.string().nullable().describe('Of the last turn in the queue, all enterprises together'),
  runsToday: z.int(),
  failedToday: z.int(),
});
export type ScheduleRow = z.infer<typeof ScheduleRow>;

export const RunQuery = pageQuery(['startedAt']).extend({
  name: text(100).optional(),
  failed: z.boolean().optional().meta({ description: 'true: only those that failed' }),
});
export type RunQuery = z.infer<typeof RunQuery>;
export const Run = z.object({
  id: Id,
  name: z.string(),
  startedAt: Moment,
  milliseconds: z.int(),
  error: z.string().nullable(),
});
export type Run = z.infer<typeof Run>;

export const DeliveryState = z.enum(['WAITING', 'RETRYING', 'FAILED', 'DELIVERED', 'CANCELLED']);
export type DeliveryState = z.infer<typeof DeliveryState>;
export const DeliveryQuery = pageQuery(['createdAt']).extend({
  state: DeliveryState.optional(),
  topic: text(100).optional(),
});
export type DeliveryQuery = z.infer<typeof DeliveryQuery>;
export const Delivery = z.object({
  id: Id,
  topic: z.string(),
  state: DeliveryState,
  attempts: z.int(),
  userName: z.string().nullable().describe('Who caused it'),
  createdAt: Moment,
  nextAttemptAt: Moment.nullable(),
  deliveredAt: Moment.nullable(),
  lastError: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const FileRunQuery = pageQuery(['at']);
export type FileRunQuery = z.infer<typeof FileRunQuery>;
export const FileRun = z.object({
  id: Id,
  direction: z.enum(['IN', 'OUT']),
  what: z.string().describe('Data model or exported resource'),
  fileName: z.string().nullable(),
  state: z.string(),
  rows: z.int().nullable(),
  userName: z.string(),
  at: Moment,
});
export type FileRun = z.infer<typeof FileRun>;
