// Front door of opinion insight.
import {
  doctorOpinionEndpoints,
  groupOpinionEndpoints,
  modelTaggerEndpoints,
  opinionDrugEndpoints,
  opinionPostEndpoints,
  opinionServiceEndpoints,
} from '@yijian/contract/insights';
import type { Settings } from '../../platform/config/index.ts';
import { bind, type BoundEndpoint } from '../../platform/http/index.ts';
import { addDrug, changeDrug, listDrugs } from './drugs/drugs.service.ts';
import { compareGroups } from './group/compare.service.ts';
import { findGroupOpinion, listOpinionChoices, listOpinionPeople, pickOpinionPeople } from './group/group.service.ts';
import { correctMention, findDoctorOpinion, listDoctorPosts } from './individual/individual.service.ts';
import { proposeTags } from './model/propose.service.ts';
import { changeTagger, findTagger } from './model/tagger.service.ts';
import { importPosts } from './posts/import.service.ts';
import { retagPosts } from './posts/store.service.ts';
import { openAnswers } from './service/kept-answers.policy.ts';
import { changeService, findService } from './service/settings.service.ts';

export function insightRoutes(settings: Settings): BoundEndpoint[] {
  const allowPrivate = settings.ALLOW_PRIVATE_ADDRESSES;
  const reach = { allowPrivate, answers: openAnswers() };
  return [
    ...bind('group-opinion', groupOpinionEndpoints, {
      choices: (context) => listOpinionChoices(context),
      find: (context, { body }) => findGroupOpinion(context, { ...body, reach }),
      compare: (context, { body }) => compareGroups(context, body),
      people: (context, { body }) => listOpinionPeople(context, body),
      pick: (context, { body }) => pickOpinionPeople(context, body),
    }),
    ...bind('doctor-opinion', doctorOpinionEndpoints, {
      find: (context, { body }) => findDoctorOpinion(context, { ...body, reach }),
      posts: (context, { body }) => listDoctorPosts(context, { ...body, reach }),
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
    ...bind('opinion-tagger', modelTaggerEndpoints, {
      find: (context) => findTagger(context),
      change: (context, { body }) => changeTagger(context, { ...body, allowPrivate }),
      propose: (context) => proposeTags(context, { allowPrivate }),
    }),
    ...bind('opinion-service', opinionServiceEndpoints, {
      find: (context) => findService(context),
      change: (context, { body }) => changeService(context, { ...body, allowPrivate }),
    }),
  ];
}
