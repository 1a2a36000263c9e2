// The calls of journeys (specification 2.3, transit).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { People, funnelErrors, periodErrors } from '../sales-funnels/index.ts';
import { journeyErrors as errors } from './journeys.errors.ts';
import {
  HospitalJourneyFilter,
  HospitalJourneyQuery,
  HospitalJourneys,
  HospitalPeopleQuery,
  PathPeopleQuestion,
  PathQuestion,
  Paths,
  Personal,
  PersonalQuery,
  Trend,
  TrendPeopleQuestion,
  TrendQuestion,
} from './journeys.schema.ts';
import { PersonalStages, StageMatrix, StagePeopleQuestion, StageQuestion } from './stages.schema.ts';

const access = { permission: 'transit:journeys:read' } as const;
const asked = { method: 'POST', access, effect: 'read' } as const;

export const journeyEndpoints = {
  paths: endpoint({
    ...asked,
    path: '/transit/overview',
    summary: { zh: '旅程总览：触点的先后', en: 'Sequences of touches' },
    body: { encoding: 'json', schema: PathQuestion },
    output: Paths,
    errors: periodErrors,
  }),
  pathPeople: endpoint({
    ...asked,
    path: '/transit/overview/people',
    summary: { zh: '旅程中一个触点或流向的医生', en: 'The doctors of a touch or a flow' },
    body: { encoding: 'json', schema: PathPeopleQuestion },
    output: People,
    errors: [errors.noSuchStep, ...periodErrors],
  }),
  trend: endpoint({
    ...asked,
    path: '/transit/trend',
    summary: { zh: '趋势：各批医生的留存与活跃', en: 'Retention of cohorts and activity' },
    body: { encoding: 'json', schema: TrendQuestion },
    output: Trend,
    errors: [errors.periodLong, ...periodErrors],
  }),
  trendPeople: endpoint({
    ...asked,
    path: '/transit/trend/people',
    summary: { zh: '留存表中一格的医生', en: 'The doctors of a cell of the retention table' },
    body: { encoding: 'json', schema: TrendPeopleQuestion },
    output: People,
    errors: [errors.periodLong, ...periodErrors],
  }),
  stages: endpoint({
    ...asked,
    path: '/transit/stages',
    summary: { zh: '阶段矩阵：期初与期末各阶段的医生', en: 'Stages of doctors before and after a period' },
    body: { encoding: 'json', schema: StageQuestion },
    output: StageMatrix,
    errors: periodErrors,
  }),
  stagePeople: endpoint({
    ...asked,
    path: '/transit/stages/people',
    summary: { zh: '阶段矩阵中一格或一步的医生', en: 'The doctors of a cell or a step of the stages' },
    body: { encoding: 'json', schema: StagePeopleQuestion },
    output: People,
    errors: periodErrors,
  }),
  personal: endpoint({
    method: 'GET',
    access,
    path: '/transit/personal/{doctorId}',
    summary: { zh: '一位医生按渠道的旅程', en: 'The journey of one doctor by channel' },
    params: z.strictObject({ doctorId: Id }),
    query: PersonalQuery,
    output: Personal,
    errors: [doctorErrors.notFound, funnelErrors.periodBackwards, funnelErrors.periodFuture],
  }),
  personalStages: endpoint({
    method: 'GET',
    access,
    path: '/transit/personal/{doctorId}/stages',
    summary: {
      zh: '一位医生的阶段变化与下一步建议触点',
      en: 'Stages of one doctor and the touch that moves those alike',
    },
    params: z.strictObject({ doctorId: Id }),
    query: PersonalQuery,
    output: PersonalStages,
    errors: [doctorErrors.notFound, funnelErrors.periodBackwards, funnelErrors.periodFuture],
  }),
  hospitals: endpoint({
    method: 'GET',
    access,
    path: '/transit/company/list',
    summary: { zh: '医院旅程：覆盖、活跃与渠道', en: 'Hospitals: coverage, activity, channels' },
    query: HospitalJourneyQuery,
    output: HospitalJourneys,
    errors: [],
  }),
  countHospitals: endpoint({
    method: 'GET',
    access,
    path: '/transit/company/count',
    summary: { zh: '符合条件的医院数', en: 'How many hospitals match' },
    query: HospitalJourneyFilter,
    output: z.object({ totalElements: z.int().min(0) }),
    errors: [],
  }),
  hospitalPeople: endpoint({
    method: 'GET',
    access,
    path: '/transit/company/{id}/people',
    summary: { zh: '一家医院有行为的医生', en: 'The doctors of a hospital who acted' },
    params: z.strictObject({ id: Id.describe('The hospital') }),
    query: HospitalPeopleQuery,
    output: People,
    errors: [],
  }),
};
