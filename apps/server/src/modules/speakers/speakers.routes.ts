// Front door of speakers.
import { speakerChangeEndpoints, speakerEndpoints, speakerFileEndpoints } from '@yijian/contract/speakers';
import { downloadFile, listFiles, removeFile, uploadFile } from '../hospitals/index.ts';
import { bind } from '../../platform/http/index.ts';
import { renewSpeaker, submitSpeaker, withdrawSpeaker } from './approval/approval.service.ts';
import { blacklistSpeaker, liftBlacklist } from './approval/blacklist.service.ts';
import { askChange, withdrawChange } from './approval/changes.service.ts';
import { renewAll } from './approval/renewals.service.ts';
import { resumeSpeaker, suspendSpeaker } from './approval/suspension.service.ts';
import { addContract, cancelContract, signContract } from './contracts/contracts.service.ts';
import { speakerFiles as shelf } from './files/speaker-files.policy.ts';
import { findEvidence } from './evidence/evidence.service.ts';
import { addSpeaker, countSpeakers, findSpeaker, listSpeakers, updateSpeaker } from './speakers.service.ts';

const files = bind('speaker-files', speakerFileEndpoints, {
  list: (context, { params }) => listFiles(context, { shelf, recordId: params.id }),
  upload: (context, { params, body }) => uploadFile(context, { shelf, recordId: params.id, ...body }),
  download: (context, { params }) => downloadFile(context, { shelf, id: params.id }),
  remove: (context, { params }) => removeFile(context, { shelf, id: params.id }),
});

const speakers = bind('speakers', speakerEndpoints, {
  list: (context, { query }) => listSpeakers(context, query),
  count: (context, { query }) => countSpeakers(context, query),
  find: (context, { params }) => findSpeaker(context, params.id),
  evidence: (context, { params }) => findEvidence(context, params.id),
  add: (context, { body }) => addSpeaker(context, body),
  update: (context, { params, body }) => updateSpeaker(context, { ...params, ...body }),
  submit: (context, { params }) => submitSpeaker(context, params.id),
  withdraw: (context, { params, body }) => withdrawSpeaker(context, { ...params, ...body }),
  renew: (context, { params, body }) => renewSpeaker(context, { ...params, ...body }),
  suspend: (context, { params, body }) => suspendSpeaker(context, { ...params, ...body }),
  resume: (context, { params, body }) => resumeSpeaker(context, { ...params, ...body }),
  blacklist: (context, { params, body }) => blacklistSpeaker(context, { ...params, ...body }),
  lift: (context, { params, body }) => liftBlacklist(context, { ...params, ...body }),
  addContract: (context, { params, body }) => addContract(context, { ...params, ...body }),
  signContract: (context, { params, body }) => signContract(context, { ...params, ...body }),
  cancelContract: (context, { params }) => cancelContract(context, params),
});

const changes = bind('speaker-changes', speakerChangeEndpoints, {
  ask: (context, { params, body }) => askChange(context, { ...params, ...body }),
  withdraw: (context, { params, body }) => withdrawChange(context, { ...params, ...body }),
  renewAll: (context, { body }) => renewAll(context, body),
});

export const speakerRoutes = [...speakers, ...changes, ...files];
