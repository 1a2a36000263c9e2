// Meetings and live sessions that doctors of one hospital took part in (specification 2.3 hospitalDetail).
import { z } from 'zod';
import { Day, Id, Moment, pageQuery, paged } from '../core/index.ts';

export const HospitalMeetingQuery = pageQuery(['startsAt']);
export type HospitalMeetingQuery = z.infer<typeof HospitalMeetingQuery>;

export const HospitalMeeting = z.object({
  day: Day.describe('In Asia/Shanghai'),
  startsAt: Moment.describe('When the first of its doctors was there'),
  kind: z.enum(['MEETING', 'LIVE']),
  topic: z.string(),
  doctorCount: z.int().describe('Doctors of the hospital in the range of the caller who took part'),
  doctors: z
    .array(z.object({ id: Id, doctorName: z.string(), department: z.string() }))
    .describe('The first 50 of them'),
});
export type HospitalMeeting = z.infer<typeof HospitalMeeting>;
export const HospitalMeetings = paged(HospitalMeeting);
