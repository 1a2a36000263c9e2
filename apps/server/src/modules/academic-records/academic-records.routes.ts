// Front door of the academic records.
import { academicRecordEndpoints } from '@yijian/contract/academic-records';
import { bind } from '../../platform/http/index.ts';
import {
  findActivityRange,
  findProjectRange,
  findWorks,
  listActivities,
  listFunds,
  listGuides,
  listLives,
  listMeetings,
  listPatents,
  listResearches,
} from './academic-records.service.ts';
import { addRecord, decideRecord } from './changes/changes.service.ts';
import { answerCorrection, listCorrections, reportError } from './corrections/corrections.service.ts';

export const academicRecordRoutes = bind('academic-records', academicRecordEndpoints, {
  guides: (context, { query }) => listGuides(context, query),
  meetings: (context, { query }) => listMeetings(context, query),
  lives: (context, { query }) => listLives(context, query),
  researches: (context, { query }) => listResearches(context, query),
  funds: (context, { query }) => listFunds(context, query),
  patents: (context, { query }) => listPatents(context, query),
  activities: (context, { query }) => listActivities(context, query),
  activityRange: (context, { params }) => findActivityRange(context, { doctorId: params.a, years: params.b }),
  projectRange: (context, { params }) => findProjectRange(context, params.id),
  works: (context, { params }) => findWorks(context, params.id),
  decide: (context, { params, body }) => decideRecord(context, { ...params, ...body }),
  add: (context, { body }) => addRecord(context, body),
  reportError: (context, { query }) => reportError(context, query),
  corrections: (context, { query }) => listCorrections(context, query),
  answerCorrection: (context, { params, body }) => answerCorrection(context, { ...params, ...body }),
});
