// Front door of the opinion leaders.
import { kolEndpoints, kolEngagementEndpoints } from '@yijian/contract/opinion-leaders';
import { bind } from '../../platform/http/index.ts';
import { decideOverride, listOverrides, proposeOverride, withdrawOverride } from './overrides/overrides.service.ts';
import {
  exportRanking,
  findOptions,
  findQuadrant,
  findShifts,
  listProvinces,
  rank,
} from './ranking/ranking.service.ts';
import { explain } from './ranking/reasons.service.ts';
import { makeTasks, planLine } from './shortlists/plans.service.ts';
import {
  addShortlist,
  changeShortlist,
  changeShortlistDoctors,
  deleteShortlist,
  findShortlist,
  listShortlists,
} from './shortlists/shortlists.service.ts';
import { changeSettings, findSettings } from './weights/kol-settings.service.ts';
import {
  addWeightSet,
  changeWeightSet,
  deleteWeightSet,
  listWeightSets,
  listWeightSetVersions,
} from './weights/weight-sets.service.ts';

export const opinionLeaderRoutes = [
  ...bind('opinion-leaders', kolEndpoints, {
    rank: (context, { query }) => rank(context, query),
    provinces: (context, { query }) => listProvinces(context, query),
    quadrant: (context, { query }) => findQuadrant(context, query),
    explain: (context, { params, query }) => explain(context, { doctorId: params.id, ...query }),
    shifts: (context, { body }) => findShifts(context, body),
    options: (context) => findOptions(context),
    export: (context, { query }) => exportRanking(context, query),
    listWeightSets: (context) => listWeightSets(context),
    listWeightSetVersions: (context, { params }) => listWeightSetVersions(context, params.id),
    addWeightSet: (context, { body }) => addWeightSet(context, body),
    changeWeightSet: (context, { params, body }) => changeWeightSet(context, { ...params, ...body }),
    deleteWeightSet: (context, { params }) => deleteWeightSet(context, params.id),
    findSettings: (context) => findSettings(context),
    changeSettings: (context, { body }) => changeSettings(context, body),
  }),
  ...bind('opinion-leaders', kolEngagementEndpoints, {
    listOverrides: (context, { query }) => listOverrides(context, query),
    proposeOverride: (context, { body }) => proposeOverride(context, body),
    decideOverride: (context, { params, body }) => decideOverride(context, { ...params, ...body }),
    withdrawOverride: (context, { params, body }) => withdrawOverride(context, { ...params, ...body }),
    listShortlists: (context) => listShortlists(context),
    findShortlist: (context, { params }) => findShortlist(context, params.id),
    addShortlist: (context, { body }) => addShortlist(context, body),
    changeShortlist: (context, { params, body }) => changeShortlist(context, { ...params, ...body }),
    changeShortlistDoctors: (context, { params, body }) => changeShortlistDoctors(context, { ...params, ...body }),
    deleteShortlist: (context, { params }) => deleteShortlist(context, params.id),
    planLine: (context, { params, body }) => planLine(context, { ...params, ...body }),
    makeTasks: (context, { params }) => makeTasks(context, params.id),
  }),
];
