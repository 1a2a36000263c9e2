// The types of meetings: what an internal order may be kept for, and what a meeting is (product: CC and IO lists, meetings).
import { z } from 'zod';

export const meetingTypes = [
  'DEPARTMENT',
  'CITY',
  'REGIONAL',
  'NATIONAL',
  'SATELLITE',
  'ROUND_TABLE',
  'WEBINAR',
  'SPONSORED',
] as const;
export const MeetingType = z.enum(meetingTypes);
export type MeetingType = z.infer<typeof MeetingType>;
