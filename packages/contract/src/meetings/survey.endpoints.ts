// The calls of the survey of a meeting, for its staff.
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { meetingErrors as errors } from './meetings.errors.ts';
import { MeetingSurvey, SurveyDraft } from './survey.schema.ts';

const params = z.strictObject({ id: Id });

export const surveyEndpoints = {
  findSurvey: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/survey/{id}',
    summary: {
      zh: '会议问卷与资料的结果',
      en: 'What guests of a meeting are asked, answered, and opened of its materials',
    },
    access: { permission: 'meeting:meetings:read' },
    params,
    output: MeetingSurvey,
    errors: [errors.notFound],
  }),
  updateSurvey: endpoint({
    method: 'PUT',
    path: '/API-MEET-TOOLS/meeting/survey/{id}',
    summary: { zh: '修改会议问卷', en: 'Change what the guests of a meeting are asked' },
    access: { permission: 'meeting:meetings:write' },
    params,
    body: { encoding: 'json', schema: SurveyDraft },
    output: MeetingSurvey,
    errors: [errors.notFound, errors.surveyNotOwned, errors.surveyBegun],
  }),
};
