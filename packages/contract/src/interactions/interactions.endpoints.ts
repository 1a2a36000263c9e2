// The calls of what a doctor did with us (specification 7.5, interaction).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { hospitalErrors } from '../hospitals/index.ts';
import { HospitalMeetingQuery, HospitalMeetings } from './hospital-meetings.schema.ts';
import {
  ActionQuery,
  Actions,
  ActionsByType,
  ActionSummary,
  Activeness,
  ActivenessQuery,
  BehaviourQuery,
  EducationTendency,
  Statistic,
  Tendency,
} from './interactions.schema.ts';

const reading = {
  method: 'GET',
  access: { permission: 'customer:doctor-profiles:read' },
  errors: [doctorErrors.notFound],
} as const;

export const interactionEndpoints = {
  activeness: endpoint({
    ...reading,
    path: '/doctor/action/activeness',
    summary: { zh: '医生活跃度，按日或按月', en: 'Activeness of a doctor, by day or month' },
    query: ActivenessQuery,
    output: Activeness,
  }),
  statistical: endpoint({
    ...reading,
    path: '/doctor/action/statistical',
    summary: { zh: '互动行为统计，次数多的在前', en: 'Behaviour of a doctor, the most frequent first' },
    query: BehaviourQuery,
    output: z.array(Statistic),
  }),
  tendency: endpoint({
    ...reading,
    path: '/doctor/action/tendency',
    summary: { zh: '医生互动行为倾向', en: 'What a doctor tends to do with us' },
    query: BehaviourQuery,
    output: z.array(Tendency),
  }),
  educateTendency: endpoint({
    ...reading,
    path: '/educate/tendency',
    summary: { zh: '医学教育平台行为倾向', en: 'What a doctor tends to do on the education platform' },
    query: BehaviourQuery,
    output: z.array(EducationTendency),
  }),
  detail: endpoint({
    ...reading,
    path: '/doctor/action/detail',
    summary: { zh: '互动明细，最近的在前', en: 'Interactions of a doctor, the latest first' },
    query: ActionQuery,
    output: Actions,
  }),
  findByDataType: endpoint({
    ...reading,
    path: '/action/find/by/list/dataType',
    summary: { zh: '指定类型的互动', en: 'Interactions of the given types' },
    query: ActionsByType,
    output: Actions,
  }),
  summary: endpoint({
    ...reading,
    path: '/doctor/action/summary/{id}',
    summary: { zh: '近 90 天互动与活跃度', en: 'Interactions and activeness of the last 90 days' },
    params: z.strictObject({ id: Id.describe('The doctor') }),
    output: ActionSummary,
  }),
  listHospitalMeetings: endpoint({
    ...reading,
    path: '/hospital/meeting/find/page/{id}',
    summary: {
      zh: '医院医生参加过的会议与直播，最近的在前',
      en: 'Meetings and live sessions that doctors of a hospital took part in, the latest first',
    },
    params: z.strictObject({ id: Id.describe('The hospital') }),
    query: HospitalMeetingQuery,
    output: HospitalMeetings,
    errors: [hospitalErrors.notFound],
  }),
};
