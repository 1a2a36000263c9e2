// Front door of the doctors.
import {
  doctorEndpoints,
  doctorFileEndpoints,
  doctorKeepingEndpoints,
  doctorTagEndpoints,
  doctorTagWorkEndpoints,
  doctorTransferEndpoints,
  doctorWorkEndpoints,
  tagRuleEndpoints,
} from '@yijian/contract/doctors';
import type { HandoverDoor } from '../handovers/index.ts';
import {
  countFollowedDoctors,
  giveBackFollowedDoctors,
  moveFollowedDoctors,
  selectFollowedDoctors,
} from './handover/followed-doctors.sql.ts';
import { doctorsDoor } from './handover/owned-doctors.policy.ts';
import { downloadFile, listFiles, removeFile, uploadFile } from '../hospitals/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { subscribe, type Schedule, type Subscriber } from '../../platform/jobs/index.ts';
import {
  countDoctors,
  exportDoctors,
  findDoctor,
  listDepartments,
  listDoctors,
  searchDoctors,
  type FindHeld,
} from './doctors-list.service.ts';
import { copyFromHospital, focusDoctor, focusDoctors } from './doctors.service.ts';
import {
  addTag,
  listDoctorTags,
  listMissing,
  removeTag,
  replacePersonal,
  replaceTerms,
} from './tagging/doctor-tags.service.ts';
import { beginTagWork, stepTagWork } from './tagging/tag-work.service.ts';
import { listRules, previewRule, removeRule, runAllRules, runRule, saveRule } from './tagging/tag-rules.service.ts';
import { workTopics } from './work/doctor-work.policy.ts';
import { cancelWork, findWork, listRefused, undoWork } from './work/doctor-work.service.ts';
import { beginTransfer, findTransfer, previewTransfer, undoTransfer } from './transfer/transfers.service.ts';
import { doctorFiles as shelf } from './files/doctor-files.policy.ts';
import { addDoctor, archiveDoctor, restoreDoctor } from './keeping/doctor-keeping.service.ts';
import { findLikely } from './likeness/likely-doctors.service.ts';

/** What the doctors want to hear. */
export const doctorSubscribers: readonly Subscriber[] = [
  subscribe('hospitals.changed', copyFromHospital),
  subscribe(workTopics.TAG, stepTagWork),
  subscribe('doctors.tagRuleDue', runRule),
];

/** Before work, when days have passed. */
export const tagRuleClock: Schedule = {
  name: 'doctors.runTagRules',
  cron: '40 5 * * *',
  run: (context) => runAllRules(context),
};

/** What users own of doctors, for handing over (product 3.25). */
export const doctorHandover: readonly HandoverDoor[] = [
  doctorsDoor,
  {
    kind: 'follows',
    byRegion: false,
    count: ({ sql }, userId) => countFollowedDoctors(sql, userId),
    sample: ({ sql }, userId, limit) => selectFollowedDoctors(sql, userId, limit),
    move: ({ sql }, taken) => moveFollowedDoctors(sql, taken),
    giveBack: ({ sql }, returned) => giveBackFollowedDoctors(sql, returned),
  },
];

export interface DoctorOptions {
  /** Ceiling over rule P1 of the enterprise: numbers one user may compare or see whole in a day. */
  readonly revealsPerDay: number;
  readonly findHeld: FindHeld;
}

const ownRoutes = ({ findHeld }: DoctorOptions): BoundEndpoint[] =>
  bind('doctors', doctorEndpoints, {
    list: (context, { query }) => listDoctors(context, query),
    count: (context, { query }) => countDoctors(context, query),
    find: (context, { params }) => findDoctor(context, { id: params.id, findHeld }),
    findOne: (context, { params }) => findDoctor(context, { id: params.doctorId, findHeld }),
    search: (context, { body }) => searchDoctors(context, body),
    departments: (context, { query }) => listDepartments(context, query),
    focus: (context, { body }) => focusDoctor(context, body),
    focusMany: (context, { body }) => focusDoctors(context, body),
    export: (context, { query }) => exportDoctors(context, query),
  });

/** Tags of doctors, their rules, bulk acts (specification 7.5, tags; R7.13). */
const taggingRoutes = [
  ...bind('doctors', doctorTagEndpoints, {
    addTag: (context, { params, query }) => addTag(context, { ...params, ...query }),
    removeTag: (context, { params, query, body }) => removeTag(context, { ...params, ...query, doctorIds: body }),
    listMissing: (context, { params }) => listMissing(context, params),
    listByStaff: (context, { params }) => listDoctorTags(context, params),
    listSystem: (context, { params }) => listDoctorTags(context, { ...params, kind: 'SYSTEM' }),
    listPersonal: (context, { params }) => listDoctorTags(context, { ...params, kind: 'PERSONAL' }),
    replaceTerms: (context, { params, body }) => replaceTerms(context, { ...params, ...body }),
    replacePersonal: (context, { params, body }) => replacePersonal(context, { ...params, ...body }),
  }),
  ...bind('doctor-tag-rules', tagRuleEndpoints, {
    findRelations: (context, { body }) => listRules(context, body),
    preview: (context, { body }) => previewRule(context, body),
    save: (context, { body }) => saveRule(context, body),
    remove: (context, { params }) => removeRule(context, params),
  }),
  ...bind('doctor-tag-works', doctorTagWorkEndpoints, { begin: (context, { body }) => beginTagWork(context, body) }),
];

const keeping = ({ revealsPerDay }: DoctorOptions): BoundEndpoint[] =>
  bind('doctors', doctorKeepingEndpoints, {
    findLikely: (context, { body }) => findLikely(context, { ...body, revealsPerDay }),
    add: (context, { body }) => addDoctor(context, body),
    archive: (context, { body }) => archiveDoctor(context, body),
    restore: (context, { params }) => restoreDoctor(context, params.id),
  });

const transfers = bind('doctor-transfers', doctorTransferEndpoints, {
  preview: (context, { body }) => previewTransfer(context, body),
  begin: (context, { body }) => beginTransfer(context, body),
  find: (context, { params }) => findTransfer(context, params.id),
  undo: (context, { params }) => undoTransfer(context, params.id),
});

const files = bind('doctor-files', doctorFileEndpoints, {
  list: (context, { params }) => listFiles(context, { shelf, recordId: params.id }),
  upload: (context, { params, body }) => uploadFile(context, { shelf, recordId: params.id, ...body }),
  download: (context, { params }) => downloadFile(context, { shelf, id: params.id }),
  remove: (context, { params }) => removeFile(context, { shelf, id: params.id }),
});

/** Work on many doctors, whoever began it. */
const work = bind('doctor-works', doctorWorkEndpoints, {
  find: (context, { params }) => findWork(context, params.id),
  listRefused: (context, { params }) => listRefused(context, params.id),
  cancel: (context, { params }) => cancelWork(context, params.id),
  undo: (context, { params }) => undoWork(context, params.id),
});

export const doctorRoutes = (options: DoctorOptions): BoundEndpoint[] => [
  ...ownRoutes(options),
  ...keeping(options),
  ...transfers,
  ...files,
  ...work,
  ...taggingRoutes,
];
