// Front door of the visits.
import {
  visitBriefingEndpoints,
  visitEndpoints,
  visitMapEndpoints,
  visitMaterialEndpoints,
  visitPlanEndpoints,
  visitStepEndpoints,
} from '@yijian/contract/visits';
import { doctorVisitWorkEndpoints } from '@yijian/contract/doctors';
import { workTopics } from '../doctors/index.ts';
import { subscribe, type Subscriber } from '../../platform/jobs/index.ts';
import { beginVisitWork, stepVisitWork } from './work/visit-work.service.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { findBriefing, findFreeSlot, type OpenTasks } from './briefing/briefing.service.ts';
import { findCalendar } from './calendar/calendar.service.ts';
import {
  addCycle,
  changeCycle,
  decideCycle,
  findCycle,
  listCycles,
  listGaps,
  suggestGoals,
} from './cycles/cycles.service.ts';
import { followMerge } from './contacts/contacts.service.ts';
import { findLastVisits } from './last/last-visits.service.ts';
import { listShowable } from './materials/visit-materials.service.ts';
import { findVisitMap } from './map/visit-map.service.ts';
import { exportTeamFigures, listTeamFigures } from './team/team-figures.service.ts';
import { checkIn } from './steps/check-in.service.ts';
import { decideLate, withdrawLate } from './steps/late.service.ts';
import {
  askUnlock,
  commentVisit,
  decideUnlock,
  findVisitHistory,
  flagVisit,
  judgeVisit,
  withdrawUnlock,
} from './steps/visit-steps.service.ts';
import { countVisits, exportVisits, findVisit, listVisits, listVisitsOfDoctor } from './lists/visits-list.service.ts';
import { addVisit, cancelVisit, changeVisit, rescheduleVisit, submitVisit } from './visits.service.ts';

export const visitRoutes = [
  ...bind('visits', visitEndpoints, {
    find: (context, { params }) => findVisit(context, params.id),
    add: (context, { body }) => addVisit(context, body),
    change: (context, { params, body }) => changeVisit(context, { ...params, ...body }),
    submit: (context, { params }) => submitVisit(context, params.id),
    reschedule: (context, { params, body }) => rescheduleVisit(context, { ...params, ...body }),
    cancel: (context, { params, body }) => cancelVisit(context, { ...params, ...body }),
    listOfDoctor: (context, { params, query }) => listVisitsOfDoctor(context, { doctorId: params.id, paging: query }),
    listMy: (context, { query, body }) => listVisits(context, { whose: 'own', filter: body, paging: query }),
    countMy: (context, { body }) => countVisits(context, { whose: 'own', filter: body }),
    listTeam: (context, { query, body }) => listVisits(context, { whose: 'range', filter: body, paging: query }),
    countTeam: (context, { body }) => countVisits(context, { whose: 'range', filter: body }),
    export: (context, { query }) => exportVisits(context, query),
  }),
  ...bind('visits', visitMaterialEndpoints, {
    list: (context, { query }) => listShowable(context, query),
  }),
  ...bind('visits', visitMapEndpoints, {
    mapMy: (context, { body }) => findVisitMap(context, { whose: 'own', filter: body }),
    mapTeam: (context, { body }) => findVisitMap(context, { whose: 'range', filter: body }),
  }),
  ...bind('visits', visitStepEndpoints, {
    checkIn: (context, { params, body }) => checkIn(context, { ...params, ...body }),
    askUnlock: (context, { params, body }) => askUnlock(context, { ...params, ...body }),
    withdrawUnlock: (context, { params }) => withdrawUnlock(context, params.id),
    decideUnlock: (context, { params, body }) => decideUnlock(context, { ...params, ...body }),
    withdrawLate: (context, { params }) => withdrawLate(context, params.id),
    decideLate: (context, { params, body }) => decideLate(context, { ...params, ...body }),
    flag: (context, { params, body }) => flagVisit(context, { ...params, ...body }),
    judge: (context, { params, body }) => judgeVisit(context, { ...params, ...body }),
    comment: (context, { params, body }) => commentVisit(context, { ...params, ...body }),
    history: (context, { params }) => findVisitHistory(context, params.id),
  }),
  ...bind('visits', visitPlanEndpoints, {
    calendar: (context, { query }) => findCalendar(context, query),
    listCycles: (context, { query }) => listCycles(context, query.userId),
    findCycle: (context, { params }) => findCycle(context, params.id),
    suggestGoals: (context, { query }) => suggestGoals(context, query.userId),
    addCycle: (context, { body }) => addCycle(context, body),
    changeCycle: (context, { params, body }) => changeCycle(context, { ...params, ...body }),
    decideCycle: (context, { params, body }) => decideCycle(context, { ...params, ...body }),
    listGaps: (context, { query }) => listGaps(context, query.userId),
    listTeamFigures: (context, { query }) => listTeamFigures(context, query),
    exportTeamFigures: (context, { query }) => exportTeamFigures(context, query),
  }),
  ...bind('visit-works', doctorVisitWorkEndpoints, { begin: (context, { body }) => beginVisitWork(context, body) }),
];

/** What is asked before a visit is written; `openTasks` is what a later room knows of a doctor (app/rooms.ts). */
export const visitBriefingRoutes = (openTasks: OpenTasks): BoundEndpoint[] => [
  ...bind('visits', visitBriefingEndpoints, {
    findBriefing: (context, { params }) => findBriefing(context, { doctorId: params.id, openTasks }),
    findLast: (context, { params }) => findLastVisits(context, params.id),
    findFreeTime: (context, { query }) => findFreeSlot(context, query),
  }),
];

/** What the visits hear: plans for many doctors have a step to do; two doctors became one, or two again. */
export const visitSubscribers: readonly Subscriber[] = [
  subscribe(workTopics.VISITS, stepVisitWork),
  subscribe('doctors.merged', followMerge),
  subscribe('doctors.unmerged', followMerge),
];
