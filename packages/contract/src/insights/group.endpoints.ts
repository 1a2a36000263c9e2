// The calls of group analysis (specification 2.3, userInsights/HCPGrouPortrait/DocGroup).
import { endpoint } from '../core/index.ts';
import { People, PickedPeople } from '../sales-funnels/index.ts';
import {
  GroupOpinion,
  OpinionChoices,
  OpinionComparison,
  OpinionComparisonQuestion,
  OpinionPeopleQuestion,
  OpinionPickQuestion,
} from './group.schema.ts';
import { insightErrors as errors } from './insights.errors.ts';
import { GroupQuestion } from './opinion.schema.ts';

const access = { permission: 'userInsights:insights:read' } as const;
export const periodErrors = [errors.daysMissing, errors.daysBackwards, errors.daysFuture] as const;
const asked = { method: 'POST', access, effect: 'read' } as const;
export const serviceErrors = [
  errors.serviceUnreachable,
  errors.serviceTimedOut,
  errors.serviceRefused,
  errors.serviceFaulty,
] as const;
const wrongQuestion = [
  errors.chooseFirst,
  errors.choosePlace,
  errors.unknownDrug,
  errors.drugOfOther,
  errors.cityElsewhere,
  ...periodErrors,
] as const;

export const groupOpinionEndpoints = {
  choices: endpoint({
    method: 'GET',
    path: '/insight/choices',
    summary: { zh: '可选的药品', en: 'Drugs to choose from' },
    access,
    output: OpinionChoices,
    errors: [],
  }),
  find: endpoint({
    ...asked,
    path: '/insight/group/find',
    summary: { zh: '医生群体观点分析', en: 'Opinion of a group of doctors' },
    body: { encoding: 'json', schema: GroupQuestion },
    output: GroupOpinion,
    errors: [...wrongQuestion, ...serviceErrors, errors.serviceTiers],
  }),
  compare: endpoint({
    ...asked,
    path: '/insight/group/compare',
    summary: { zh: '两组医生观点之差', en: 'The difference between the opinions of two groups' },
    body: { encoding: 'json', schema: OpinionComparisonQuestion },
    output: OpinionComparison,
    errors: [...wrongQuestion, errors.servicePeople],
  }),
  people: endpoint({
    ...asked,
    path: '/insight/group/people',
    summary: { zh: '一个数字背后的医生', en: 'The doctors behind a number' },
    body: { encoding: 'json', schema: OpinionPeopleQuestion },
    output: People,
    errors: [...wrongQuestion, errors.servicePeople],
  }),
  pick: endpoint({
    ...asked,
    path: '/insight/group/people/ids',
    summary: { zh: '一个数字背后的医生编号，用于批量操作', en: 'Their ids, for work on many' },
    body: { encoding: 'json', schema: OpinionPickQuestion },
    output: PickedPeople,
    errors: [...wrongQuestion, errors.servicePeople],
  }),
};
