// The call of what a meeting is compared with.
import { z } from 'zod';
import { Id, endpoint } from '../../core/index.ts';
import { meetingErrors as errors } from '../meetings.errors.ts';
import { MeetingComparison } from './comparison.schema.ts';

export const comparisonEndpoints = {
  compare: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/comparison/{id}',
    summary: {
      zh: '同类会议人均费用与申请人、讲者近一年',
      en: 'Meetings of its kind, and the last year of its owner and speakers',
    },
    access: { permission: 'meeting:meetings:read' },
    params: z.strictObject({ id: Id }),
    output: MeetingComparison,
    errors: [errors.notFound],
  }),
};
