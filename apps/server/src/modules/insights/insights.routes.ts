// Front door of opinion insight.
import {
  doctorOpinionEndpoints,
  groupOpinionEndpoints,
  opinionDrugEndpoints,
  opinionPostEndpoints,
} from '@yijian/contract/insights';
import { bind } from '../../platform/http/index.ts';
import { addDrug, changeDrug, listDrugs } from './drugs/drugs.service.ts';
import { findGroupOpinion, listOpinionChoices, listOpinionPeople, pickOpinionPeople } from './group/group.service.ts';
import { correctMention, findDoctorOpinion, listDoctorPosts } from './individual/individual.service.ts';
import { importPosts } from './posts/import.service.ts';
import { retagPosts } from './posts/store.service.ts';

export const insightRoutes = [
  ...bind('group-opinion', groupOpinionEndpoints, {
    choices: (context) => listOpinionChoices(context),
    find: (context, { body }) => findGroupOpinion(context, body),
    people: (context, { body }) => listOpinionPeople(context, body),
    pick: (context, { body }) => pickOpinionPeople(context, body),
  }),
  ...bind('doctor-opinion', doctorOpinionEndpoints, {
    find: (context, { body }) => findDoctorOpinion(context, body),
    posts: (context, { body }) => listDoctorPosts(context, body),
    correct: (context, { params, body }) => correctMention(context, { ...params, ...body }),
  }),
  ...bind('opinion-posts', opinionPostEndpoints, {
    import: (context, { body }) => importPosts(context, body),
    retag: (context) => retagPosts(context),
  }),
  ...bind('opinion-drugs', opinionDrugEndpoints, {
    list: (context) => listDrugs(context),
    add: (context, { body }) => addDrug(context, body),
    change: (context, { params, body }) => changeDrug(context, { ...params, ...body }),
  }),
];
