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

/** As sheets and packs name them. */
export const meetingTypeWords: Readonly<Record<MeetingType, readonly [zh: string, en: string]>> = {
  DEPARTMENT: ['科室会', 'Department meeting'],
  CITY: ['城市会', 'City meeting'],
  REGIONAL: ['区域会', 'Regional meeting'],
  NATIONAL: ['全国会', 'National meeting'],
  SATELLITE: ['卫星会', 'Satellite symposium'],
  ROUND_TABLE: ['圆桌会', 'Round table'],
  WEBINAR: ['线上会', 'Webinar'],
  SPONSORED: ['第三方赞助', 'Third-party sponsored'],
};
