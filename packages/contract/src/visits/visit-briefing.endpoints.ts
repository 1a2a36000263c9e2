// The calls before a visit is written: what matters, and a time that is free (product 3.7).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { FreeTime, FreeTimeQuery, LastVisits, VisitBriefing } from './visit-briefing.schema.ts';
import { visitErrors } from './visits.errors.ts';

const write = { permission: 'customer:visits:write' } as const;

export const visitBriefingEndpoints = {
  findBriefing: endpoint({
    method: 'GET',
    path: '/v2/visit/briefing/{id}',
    summary: { zh: '拜访前须知：上次谈话、态度、待办、授权、接待规定', en: 'What matters before visiting a doctor' },
    access: write,
    params: z.strictObject({ id: Id.describe('Of the doctor') }),
    output: VisitBriefing,
    errors: [visitErrors.doctorNotFound],
  }),
  findLast: endpoint({
    method: 'GET',
    path: '/v2/visit/last/{id}',
    summary: { zh: '最近拜访：本人、团队、任何人', en: 'The last visit to a doctor: own, of the team, by anyone' },
    access: { permission: 'customer:visits:read' },
    params: z.strictObject({ id: Id.describe('Of the doctor') }),
    output: LastVisits,
    errors: [visitErrors.doctorNotFound],
  }),
  findFreeTime: endpoint({
    method: 'GET',
    path: '/v2/visit/free-time',
    summary: { zh: '想要的时间，或最近的空闲时间', en: 'The time asked for, or the nearest free one' },
    access: write,
    query: FreeTimeQuery,
    output: FreeTime,
    errors: [visitErrors.overlaps],
  }),
};
