// Front door of meetings.
import { meetingEndpoints } from '@yijian/contract/meetings';
import { bind } from '../../platform/http/index.ts';
import { addWalkInDoctor } from './walk-ins/new-doctor.service.ts';
import { findSurvey, updateSurvey } from './after/survey.service.ts';
import { changeMeeting, submitMeeting, withdrawMeeting } from './approval/approval.service.ts';
import { cancelMeeting, findCancellationFees } from './cancelling/cancelling.service.ts';
import { addMeeting, copyMeeting, updateMeeting } from './content/content.service.ts';
import {
  countMeetingsOfDoctor,
  countMeetingsOfHospital,
  listMeetingsOfDoctor,
  listMeetingsOfHospital,
} from './customers/customer-meetings.service.ts';
import { addWalkIn, changeGuest, inviteGuests, reconcileGuest } from './holding/guests.service.ts';
import { findSignInCode } from './holding/invitations.service.ts';
import {
  acceptMeeting,
  confirmMeeting,
  downloadEvidence,
  endMeeting,
  sendBackMeeting,
  startMeeting,
  uploadEvidence,
} from './holding/holding.service.ts';
import { compareMeeting } from './comparison/comparison.service.ts';
import { exportMeetings } from './exporting/exporting.service.ts';
import { closeInspection, openInspection } from './pack/inspections.service.ts';
import { exportPack, takePack } from './pack/pack.service.ts';
import { addTemplate, changeTemplate, listTemplates } from './templates/templates.service.ts';
import { recordAnswer } from './speakers/replies.service.ts';
import { checkMeeting, countMeetings, findMeeting, listColumns, listDays, listMeetings } from './meetings.service.ts';

export const meetingRoutes = bind('meetings', meetingEndpoints, {
  list: (context, { query }) => listMeetings(context, query),
  count: (context, { query }) => countMeetings(context, query),
  listDays: (context, { query }) => listDays(context, query),
  listColumns: (context, { query }) => listColumns(context, query),
  find: (context, { params }) => findMeeting(context, params.id),
  listOfDoctor: (context, { params, query }) => listMeetingsOfDoctor(context, { ...params, ...query }),
  countOfDoctor: (context, { params }) => countMeetingsOfDoctor(context, params.id),
  listOfHospital: (context, { params, query }) => listMeetingsOfHospital(context, { ...params, ...query }),
  countOfHospital: (context, { params }) => countMeetingsOfHospital(context, params.id),
  check: (context, { query, body }) => checkMeeting(context, { id: query.id, draft: body }),
  add: (context, { body }) => addMeeting(context, body),
  update: (context, { params, body }) => updateMeeting(context, { ...params, ...body }),
  copy: (context, { params }) => copyMeeting(context, params.id),
  submit: (context, { params, body }) => submitMeeting(context, { ...params, ...body }),
  withdraw: (context, { params, body }) => withdrawMeeting(context, { ...params, ...body }),
  change: (context, { params, body }) => changeMeeting(context, { ...params, ...body }),
  cancel: (context, { params, body }) => cancelMeeting(context, { ...params, ...body }),
  findCancellationFees: (context, { params }) => findCancellationFees(context, params.id),
  start: (context, { params }) => startMeeting(context, params.id),
  end: (context, { params }) => endMeeting(context, params.id),
  invite: (context, { params, body }) => inviteGuests(context, { ...params, ...body }),
  changeGuest: (context, { params, body }) => changeGuest(context, { ...params, ...body }),
  recordAnswer: (context, { params, body }) => recordAnswer(context, { ...params, ...body }),
  findSignInCode: (context, { params }) => findSignInCode(context, params.id),
  addWalkIn: (context, { params, body }) => addWalkIn(context, { ...params, ...body }),
  reconcile: (context, { params, body }) => reconcileGuest(context, { ...params, ...body }),
  addDoctor: (context, { params, body }) => addWalkInDoctor(context, { ...params, ...body }),
  upload: async (context, { params, body }) => shownFile(await uploadEvidence(context, { ...params, ...body })),
  download: (context, { params }) => downloadEvidence(context, params),
  confirm: (context, { params, body }) => confirmMeeting(context, { ...params, ...body }),
  accept: (context, { params }) => acceptMeeting(context, params.id),
  exportList: (context, { query }) => exportMeetings(context, query),
  exportPack: (context, { params, query }) => exportPack(context, { ...params, ...query }),
  takePack: (context, { params, query }) => takePack(context, { ...params, ...query }),
  findSurvey: (context, { params }) => findSurvey(context, params.id),
  updateSurvey: (context, { params, body }) => updateSurvey(context, { ...params, ...body }),
  openInspection: (context, { params, body }) => openInspection(context, { ...params, ...body }),
  closeInspection: (context, { params }) => closeInspection(context, params),
  compare: (context, { params }) => compareMeeting(context, params.id),
  listTemplates: (context) => listTemplates(context),
  addTemplate: (context, { body }) => addTemplate(context, body),
  changeTemplate: (context, { params, body }) => changeTemplate(context, { ...params, ...body }),
  sendBack: (context, { params, body }) => sendBackMeeting(context, { ...params, ...body }),
});

const shownFile = (file: Awaited<ReturnType<typeof uploadEvidence>>) => ({
  ...file,
  uploadedAt: file.uploadedAt.toISOString(),
});
