// How a hospital receives representatives: fixed time, place and person, a flow and a record of it (specification 3; product: reception).
import { z } from 'zod';
import { Moment, text } from '../core/index.ts';

/** HH:MM of the day, in Asia/Shanghai. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const ReceptionWindow = z.strictObject({
  day: z.int().min(1).max(7).describe('Day of the week, Monday is 1'),
  from: ClockTime,
  to: ClockTime.describe('After from; windows of one day do not overlap'),
});
export type ReceptionWindow = z.infer<typeof ReceptionWindow>;

export const ReceptionRule = z.object({
  windows: z.array(ReceptionWindow).max(21).default([]).describe('Fixed time'),
  room: text(80).default('').describe('Fixed place'),
  contact: text(80).default('').describe('Fixed person or department'),
  flow: text(500).default('').describe('How a reception goes'),
  record: text(500).default('').describe('How it is recorded'),
  appointmentUrl: z
    .union([z.literal(''), text(200).regex(/^https?:\/\/[^\s]+$/)])
    .default('')
    .describe('Where an appointment is made'),
  noticeDays: z.int().min(0).max(60).default(0).describe('Days ahead an appointment must be made'),
  needsAppointment: z.boolean().default(false),
  needsFiling: z.boolean().default(false).describe('Representatives must be on file with the hospital'),
});
export type ReceptionRule = z.infer<typeof ReceptionRule>;

export const noReceptionRule: ReceptionRule = {
  windows: [],
  room: '',
  contact: '',
  flow: '',
  record: '',
  appointmentUrl: '',
  noticeDays: 0,
  needsAppointment: false,
  needsFiling: false,
};

export const ReceptionChange = z.strictObject({
  receptionRule: ReceptionRule.strict(),
  updatedAt: Moment.describe('Of the hospital as it was read; a later change by someone else answers 409'),
});
export type ReceptionChange = z.infer<typeof ReceptionChange>;

export interface WindowFault {
  /** Of the window at fault. */
  readonly index: number;
  readonly kind: 'ENDS_BEFORE_START' | 'OVERLAPS';
  /** The earlier window it overlaps. */
  readonly other?: ReceptionWindow;
}

/** What is wrong with windows, in their order: one ends before it starts, or overlaps another of its day. */
export function windowFaults(windows: readonly ReceptionWindow[]): WindowFault[] {
  return windows.flatMap((window, index): WindowFault[] => {
    if (window.to <= window.from) return [{ index, kind: 'ENDS_BEFORE_START' }];
    const other = windows
      .slice(0, index)
      .find((one) => one.day === window.day && one.from < window.to && window.from < one.to);
    return other === undefined ? [] : [{ index, kind: 'OVERLAPS', other }];
  });
}
