// The calls of hold-outs: draw, effect so far, the people of both groups (product 3.17).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { People, PickedPeople } from './event-match.schema.ts';
import { Holdout, HoldoutDraft, HoldoutDrawn, HoldoutPeopleQuestion, HoldoutPickQuestion } from './holdouts.schema.ts';
import { wrongDefinition } from './sales-funnels.endpoints.ts';
import { funnelErrors as errors } from './sales-funnels.errors.ts';

const access = { permission: 'salesFunnel:sales-funnels:read' } as const;

export const holdoutEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/funnel/holdout/list',
    summary: { zh: '自己的对照试验及其效果', en: 'Own hold-outs and their effect' },
    access,
    output: z.array(Holdout),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/funnel/holdout/add',
    summary: {
      zh: '从止步于某一步的医生中随机留出对照组',
      en: 'Keep back a random share of those who stopped at a step',
    },
    access,
    body: { encoding: 'json', schema: HoldoutDraft },
    output: HoldoutDrawn,
    errors: [
      ...wrongDefinition,
      errors.noStepOfNumber,
      errors.noNextStep,
      errors.holdoutOfHospitals,
      errors.holdoutTooFew,
      errors.holdoutTooMany,
      errors.holdoutNameTaken,
      errors.holdoutsFull,
    ],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/funnel/holdout/delete/{id}',
    summary: { zh: '删除对照试验', en: 'Delete a hold-out' },
    access,
    params: z.strictObject({ id: Id }),
    output: z.null(),
    errors: [errors.holdoutNotFound],
  }),
  people: endpoint({
    method: 'POST',
    path: '/funnel/holdout/people',
    effect: 'read',
    summary: { zh: '对照试验中一组的医生', en: 'The doctors of one group of a hold-out' },
    access,
    body: { encoding: 'json', schema: HoldoutPeopleQuestion },
    output: People,
    errors: [errors.holdoutNotFound],
  }),
  pick: endpoint({
    method: 'POST',
    path: '/funnel/holdout/people/ids',
    effect: 'read',
    summary: { zh: '干预组医生的编号，用于批量操作', en: 'The ids of the treated doctors, for work on many' },
    access,
    body: { encoding: 'json', schema: HoldoutPickQuestion },
    output: PickedPeople,
    errors: [errors.holdoutNotFound],
  }),
};
