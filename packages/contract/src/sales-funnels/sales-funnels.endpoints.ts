// The calls of funnels: saved definitions, results, the people of every number; the indirect funnel (specification 2.3, salesFunnel).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { Attribution, AttributionPeopleQuestion, AttributionQuestion } from './attribution.schema.ts';
import { People, PickedPeople } from './event-match.schema.ts';
import { funnelErrors as errors } from './sales-funnels.errors.ts';
import {
  Funnel,
  FunnelChange,
  FunnelDraft,
  FunnelKept,
  FunnelPeopleQuestion,
  FunnelPickQuestion,
  FunnelQuestion,
  FunnelResult,
} from './sales-funnels.schema.ts';

const access = { permission: 'salesFunnel:sales-funnels:read' } as const;
const params = z.strictObject({ id: Id });
export const periodErrors = [errors.periodMissing, errors.periodBackwards, errors.periodFuture] as const;
export const wrongDefinition = [
  errors.noStep,
  errors.sameStep,
  errors.excludedStep,
  errors.windowEmpty,
  errors.departmentOfHospital,
  ...periodErrors,
] as const;
const asked = { method: 'POST', access, effect: 'read' } as const;

export const funnelEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/funnel/list',
    summary: { zh: '自己的和共享的漏斗', en: 'Own and shared funnels' },
    access,
    output: z.array(Funnel),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/funnel/add',
    summary: { zh: '保存漏斗', en: 'Save a funnel' },
    access,
    body: { encoding: 'json', schema: FunnelDraft },
    output: FunnelKept,
    errors: [...wrongDefinition, errors.nameTaken],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/funnel/update/{id}',
    summary: { zh: '修改漏斗', en: 'Change a funnel' },
    access,
    params,
    body: { encoding: 'json', schema: FunnelChange },
    output: FunnelKept,
    errors: [...wrongDefinition, errors.notFound, errors.notOwn, errors.nameTaken, errors.changedMeanwhile],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/funnel/delete/{id}',
    summary: { zh: '删除漏斗', en: 'Delete a funnel' },
    access,
    params,
    output: z.null(),
    errors: [errors.notFound, errors.notOwn],
  }),
  compute: endpoint({
    ...asked,
    path: '/funnel/compute',
    summary: { zh: '计算漏斗：人数、转化、用时、拆分与对比', en: 'People, conversion, time, breakdown and comparison' },
    body: { encoding: 'json', schema: FunnelQuestion },
    output: FunnelResult,
    errors: wrongDefinition,
  }),
  people: endpoint({
    ...asked,
    path: '/funnel/people',
    summary: { zh: '漏斗中一个数字背后的人', en: 'The people behind a number of a funnel' },
    body: { encoding: 'json', schema: FunnelPeopleQuestion },
    output: People,
    errors: [...wrongDefinition, errors.noStepOfNumber],
  }),
  pick: endpoint({
    ...asked,
    path: '/funnel/people/ids',
    summary: { zh: '漏斗中一个数字背后的人的编号，用于批量操作', en: 'Their ids, for work on many' },
    body: { encoding: 'json', schema: FunnelPickQuestion },
    output: PickedPeople,
    errors: [...wrongDefinition, errors.noStepOfNumber],
  }),
  attribute: endpoint({
    ...asked,
    path: '/funnel/indirect',
    summary: { zh: '间接漏斗：五种归因模型并列', en: 'The indirect funnel: five attribution models side by side' },
    body: { encoding: 'json', schema: AttributionQuestion },
    output: Attribution,
    errors: [errors.windowEmpty, ...periodErrors],
  }),
  attributedPeople: endpoint({
    ...asked,
    path: '/funnel/indirect/people',
    summary: { zh: '间接漏斗中一个数字背后的人', en: 'The people behind a number of the indirect funnel' },
    body: { encoding: 'json', schema: AttributionPeopleQuestion },
    output: People,
    errors: [errors.windowEmpty, errors.channelMissing, ...periodErrors],
  }),
};
