// Figures of the manager dashboard that no list counts by itself, and the people and tasks behind them (product 3.19).
import { z } from 'zod';
import { Id, Moment, maybe, pageQuery } from '../core/index.ts';
import { PeriodQuery, type ReportChannel } from './dashboards.schema.ts';

/** Channels by which content is sent. */
export const contentChannels = ['SMS', 'MAIL', 'WECOM'] as const satisfies readonly ReportChannel[];

export const ManagerFigures = z.object({
  asOf: Moment,
  meetings: maybe(
    z.object({
      meetings: z.int().describe('Confirmed meetings that began in the period'),
      heads: z.int().describe('Who came to them, once for each meeting'),
      cost: z.number().describe('Confirmed costs in yuan'),
      previousHeads: z.int().describe('In the period of equal length before'),
      previousCost: z.number(),
    }),
  ).describe('null for whoever may not read meetings'),
  content: z.object({
    received: z.int().describe('Doctors of the range who received content by SMS, e-mail or WeCom'),
    engaged: z.int().describe('Doctors who opened, read, clicked or replied there'),
    previousReceived: z.int(),
  }),
  approvals: maybe(
    z.object({
      decided: z.int().describe('Tasks decided in the period'),
      medianSeconds: maybe(z.number()).describe('How long they had waited; null without one'),
      limited: z.int().describe('Of these, with a limit'),
      late: z.int().describe('Of these, decided after it'),
      previousMedianSeconds: maybe(z.number()),
    }),
  ).describe('In the reach of the control tower; null for whoever may not open it'),
  verifications: maybe(z.int()).describe('Requests that wait for a steward now; null for whoever may not read them'),
});
export type ManagerFigures = z.infer<typeof ManagerFigures>;

export const HeadQuery = pageQuery(['startsAt']).extend(PeriodQuery.shape);
export type HeadQuery = z.infer<typeof HeadQuery>;
export const MeetingHead = z.object({
  id: Id,
  doctorId: maybe(Id).describe('null for whoever came without being known'),
  name: z.string(),
  hospitalName: z.string(),
  meetingId: Id,
  meetingTitle: z.string(),
  startsAt: Moment,
});
export type MeetingHead = z.infer<typeof MeetingHead>;

export const DecidedTaskQuery = pageQuery(['seconds']).extend(PeriodQuery.shape);
export type DecidedTaskQuery = z.infer<typeof DecidedTaskQuery>;
export const DecidedTask = z.object({
  id: Id,
  instanceId: Id,
  title: z.string(),
  kindName: z.string(),
  nodeName: z.string(),
  userName: z.string().describe('Who decided'),
  decidedAt: Moment,
  seconds: z.number().describe('How long it had waited'),
  isLate: z.boolean(),
});
export type DecidedTask = z.infer<typeof DecidedTask>;
