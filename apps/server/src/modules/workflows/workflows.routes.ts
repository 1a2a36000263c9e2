// Front door of the workflows: the five screens and the administrator's calls.
import {
  workflowAdminEndpoints,
  workflowDesignerEndpoints,
  workflowEndpoints,
  workflowInsightEndpoints,
  workflowTaskEndpoints,
} from '@yijian/contract/workflows';
import { bind } from '../../platform/http/index.ts';
import { approveTask, batchApprove, rejectTask } from './actions/decide.service.ts';
import { addSigners, delegateTask, giveTaskBack, removeSigner, transferTask } from './actions/hand.service.ts';
import {
  cancelInstance,
  changeDraft,
  commentInstance,
  copyInstance,
  createInstance,
  discardDraft,
  startDraft,
  urgeInstance,
  withdrawInstance,
} from './actions/instances.service.ts';
import { listReturnTargets, returnTask, withdrawDecision } from './actions/return.service.ts';
import {
  findDefinition,
  findStartPage,
  findVersion,
  listDefinitions,
  listVersions,
  predictNew,
  switchDefinition,
} from './definitions/definitions.service.ts';
import { deployDefinition, validateDefinition } from './definitions/deploy.service.ts';
import { addDelegation, listDelegations, revokeDelegation } from './delegations/delegations.service.ts';
import { checkCondition, findChoices } from './designer/choices.service.ts';
import { compareDefinitions } from './designer/compare.service.ts';
import {
  deployDraft,
  discardDraft as discardDesign,
  findDraft,
  listDrafts,
  redeployVersion,
  saveDraft,
} from './designer/drafts.service.ts';
import { tryDefinition } from './designer/trial.service.ts';
import { downloadFile, dropFile } from './files/files.service.ts';
import { uploadTaskFile } from './files/upload.service.ts';
import { delegateFor, findOwnAbsence, listAbsences } from './insights/absences/absences.service.ts';
import { listCases, listForecasts } from './insights/cases/cases.service.ts';
import { exportLog } from './insights/log/log.service.ts';
import { findMap } from './insights/map/map.service.ts';
import { findTower, listTowerKinds } from './insights/tower/tower.service.ts';
import { findInstance, printInstance } from './instances/detail.service.ts';
import { listAllInstances, listCopies, listOwnInstances, listStuckInstances } from './instances/lists.service.ts';
import { countTodoTasks, listDone, listTodo } from './instances/tasks.service.ts';
import { listHolidays, saveHolidays } from './repairs/calendar.service.ts';
import { repairInstance } from './repairs/repairs.service.ts';

export const workflowRoutes = [
  ...bind('workflows', workflowEndpoints, {
    startPage: (context) => findStartPage(context),
    findDefinition: (context, { params }) => findDefinition(context, params.key),
    predict: (context, { body }) => predictNew(context, body),
    listOwn: (context, { query }) => listOwnInstances(context, query),
    listCopies: (context, { query }) => listCopies(context, query),
    create: (context, { body }) => createInstance(context, body),
    changeDraft: (context, { params, body }) => changeDraft(context, { id: params.id, body }),
    start: (context, { params }) => startDraft(context, params.id),
    deleteDraft: (context, { params }) => discardDraft(context, params.id),
    find: (context, { params }) => findInstance(context, params.id),
    print: (context, { params }) => printInstance(context, params.id),
    withdraw: (context, { params, body }) => withdrawInstance(context, { id: params.id, reason: body.reason }),
    cancel: (context, { params, body }) => cancelInstance(context, { id: params.id, reason: body.reason }),
    urge: (context, { params }) => urgeInstance(context, params.id),
    copy: (context, { params, body }) => copyInstance(context, { id: params.id, body }),
    comment: (context, { params, body }) => commentInstance(context, { id: params.id, body }),
  }),
  ...bind('workflow-tasks', workflowTaskEndpoints, {
    listTodo: (context, { query }) => listTodo(context, query),
    countTodo: (context) => countTodoTasks(context),
    listDone: (context, { query }) => listDone(context, query),
    approve: (context, { params, body }) => approveTask(context, { id: params.id, body }),
    reject: (context, { params, body }) => rejectTask(context, { id: params.id, body }),
    uploadFile: (context, { params, body }) => uploadTaskFile(context, { id: params.id, body }),
    dropFile: (context, { params }) => dropFile(context, params.id),
    downloadFile: (context, { params }) => downloadFile(context, params.id),
    returnTargets: (context, { params }) => listReturnTargets(context, params.id),
    return: (context, { params, body }) => returnTask(context, { id: params.id, body }),
    withdrawDecision: (context, { params }) => withdrawDecision(context, params.id),
    transfer: (context, { params, body }) => transferTask(context, { id: params.id, body }),
    delegate: (context, { params, body }) => delegateTask(context, { id: params.id, body }),
    giveBack: (context, { params, body }) => giveTaskBack(context, { id: params.id, comment: body.comment }),
    addSigners: (context, { params, body }) => addSigners(context, { id: params.id, body }),
    removeSigner: (context, { params, body }) => removeSigner(context, { id: params.id, reason: body.reason }),
    batchApprove: (context, { body }) => batchApprove(context, body),
    listDelegations: (context) => listDelegations(context),
    addDelegation: (context, { body }) => addDelegation(context, body),
    revokeDelegation: (context, { params }) => revokeDelegation(context, params.id),
  }),
  ...bind('workflow-administration', workflowAdminEndpoints, {
    listDefinitions: (context, { query }) => listDefinitions(context, query),
    listVersions: (context, { params }) => listVersions(context, params.id),
    findVersion: (context, { params }) => findVersion(context, params.id),
    validate: (context, { body }) => validateDefinition(context, body.xml),
    deploy: (context, { body }) => deployDefinition(context, body),
    switchDefinition: (context, { params, body }) =>
      switchDefinition(context, { id: params.id, isEnabled: body.isEnabled }),
    listInstances: (context, { query }) => listAllInstances(context, query),
    listStuck: (context) => listStuckInstances(context),
    repair: (context, { params, body }) => repairInstance(context, { id: params.id, body }),
    listHolidays: (context) => listHolidays(context),
    saveHolidays: (context, { body }) => saveHolidays(context, body),
  }),
  ...bind('workflow-designer', workflowDesignerEndpoints, {
    listDrafts: (context) => listDrafts(context),
    findDraft: (context, { params }) => findDraft(context, params.key),
    saveDraft: (context, { params, body }) => saveDraft(context, { key: params.key, body }),
    discardDraft: (context, { params, query }) =>
      discardDesign(context, { key: params.key, lockVersion: query.lockVersion }),
    deployDraft: (context, { params, body }) => deployDraft(context, { key: params.key, body }),
    redeploy: (context, { params, body }) => redeployVersion(context, { id: params.id, note: body.note }),
    compare: (context, { body }) => compareDefinitions(context, body),
    checkCondition: (context, { body }) => checkCondition(context, body),
    choices: (context) => findChoices(context),
    trial: (context, { body }) => tryDefinition(context, body),
  }),
  ...bind('workflow-insights', workflowInsightEndpoints, {
    listKinds: (context) => listTowerKinds(context),
    findTower: (context, { query }) => findTower(context, query),
    findMap: (context, { query }) => findMap(context, query),
    listCases: (context, { query }) => listCases(context, query),
    listForecasts: (context, { query }) => listForecasts(context, query),
    listAbsences: (context) => listAbsences(context),
    delegateFor: (context, { body }) => delegateFor(context, body),
    findOwnAbsence: (context) => findOwnAbsence(context),
    exportLog: (context, { query }) => exportLog(context, query),
  }),
];
