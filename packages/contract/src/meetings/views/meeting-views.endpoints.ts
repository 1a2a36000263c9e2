// The calls of the calendar and the board of meetings.
import { z } from 'zod';
import { endpoint } from '../../core/index.ts';
import { meetingErrors as errors } from '../meetings.errors.ts';
import { MeetingBoardQuery, MeetingColumn, MeetingDay, MeetingDaysQuery } from './meeting-views.schema.ts';

const access = { permission: 'meeting:meetings:read' } as const;

export const meetingViewEndpoints = {
  listDays: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/days',
    summary: { zh: '会议日历：每天的场次与前几场', en: 'Meetings by day: how many, and the first of them' },
    access,
    query: MeetingDaysQuery,
    output: z.array(MeetingDay).describe('Days without a meeting are left out'),
    errors: [errors.badDays],
  }),
  listColumns: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/board',
    summary: { zh: '会议看板：每个状态的场次与最近几场', en: 'Meetings by state: how many, and the latest of them' },
    access,
    query: MeetingBoardQuery,
    output: z.array(MeetingColumn).describe('States without a meeting are left out'),
    errors: [],
  }),
};
