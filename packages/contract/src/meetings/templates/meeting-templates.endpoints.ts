// The calls of templates of meetings: everybody who reads meetings reads them, the office keeps them.
import { z } from 'zod';
import { Id, endpoint } from '../../core/index.ts';
import { meetingErrors as errors } from '../meetings.errors.ts';
import { ChangedTemplate, MeetingTemplate, MeetingTemplateDraft } from './meeting-templates.schema.ts';

const write = { permission: 'meeting:templates:write' } as const;
const params = z.strictObject({ id: Id });

export const meetingTemplateEndpoints = {
  listTemplates: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/templates',
    summary: { zh: '会议模板', en: 'Templates of meetings' },
    access: { permission: 'meeting:meetings:read' },
    output: z.array(MeetingTemplate),
    errors: [],
  }),
  addTemplate: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/meeting/templates',
    summary: { zh: '新增会议模板', en: 'Add a template of meetings' },
    access: write,
    body: { encoding: 'json', schema: MeetingTemplateDraft },
    output: MeetingTemplate,
    errors: [errors.templateNamed],
  }),
  changeTemplate: endpoint({
    method: 'PUT',
    path: '/API-MEET-TOOLS/meeting/templates/{id}',
    summary: { zh: '修改会议模板', en: 'Change a template of meetings' },
    access: write,
    params,
    body: { encoding: 'json', schema: ChangedTemplate },
    output: MeetingTemplate,
    errors: [errors.templateNotFound, errors.templateChanged, errors.templateNamed],
  }),
};
