// The calls of forecast issuance (specification 2.3, forecast/issuancePredict).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { forecastErrors as errors } from './forecasts.errors.ts';
import { SheetKept } from './forecasts.schema.ts';
import {
  TargetBasis,
  TargetDecision,
  TargetSetting,
  TargetSplit,
  TargetsMoved,
  TargetsSplit,
} from './issuance.schema.ts';

const access = { permission: 'forecast:forecasts:issue' } as const;
const params = z.strictObject({ id: Id });
const settling = [
  errors.notFound,
  errors.ownDecision,
  errors.illegalStep,
  errors.cycleMoved,
  errors.changedMeanwhile,
] as const;
const issuing = [errors.cycleNotFound, errors.cycleMoved, errors.nothingToIssue] as const;

export const issuanceEndpoints = {
  basis: endpoint({
    method: 'GET',
    path: '/forecast/target/basis/{id}',
    summary: { zh: '拆分目标的依据', en: 'What targets of a round are split by' },
    access,
    params,
    output: z.array(TargetBasis),
    errors: [errors.cycleNotFound],
  }),
  split: endpoint({
    method: 'POST',
    path: '/forecast/target/split/{id}',
    summary: { zh: '按规则拆分目标', en: 'Split totals into targets by a rule' },
    access,
    params,
    body: { encoding: 'json', schema: TargetSplit },
    output: TargetsSplit,
    errors: [...issuing, errors.noWeights],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/forecast/target/set/{id}',
    summary: { zh: '手工填写一个人的目标', en: 'Set the targets of one person by hand' },
    access,
    params,
    body: { encoding: 'json', schema: TargetSetting },
    output: SheetKept,
    errors: settling,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/forecast/target/publish/{id}',
    summary: { zh: '下发目标', en: 'Publish targets downwards' },
    access,
    params,
    output: TargetsMoved,
    errors: [...issuing, errors.notSplit],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/forecast/target/decide/{id}',
    summary: { zh: '裁定目标申诉', en: 'Decide on challenged targets' },
    access,
    params,
    body: { encoding: 'json', schema: TargetDecision },
    output: SheetKept,
    errors: settling,
  }),
  lock: endpoint({
    method: 'POST',
    path: '/forecast/target/lock/{id}',
    summary: { zh: '锁定目标', en: 'Lock targets' },
    access,
    params,
    output: TargetsMoved,
    errors: [...issuing, errors.openChallenges],
  }),
};
