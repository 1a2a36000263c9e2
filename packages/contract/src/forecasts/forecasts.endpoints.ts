// The calls of forecast filling (specification 2.3, forecast).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { forecastErrors as errors } from './forecasts.errors.ts';
import {
  CycleDraft,
  CycleKept,
  CycleStep,
  ForecastCycle,
  ForecastSheet,
  SheetAdjusting,
  SheetDetail,
  SheetFilling,
  SheetKept,
  SheetQuery,
  SheetReview,
  SheetStep,
} from './forecasts.schema.ts';

const read = { permission: 'forecast:forecasts:read' } as const;
const write = { permission: 'forecast:forecasts:write' } as const;
const approve = { permission: 'forecast:forecasts:approve' } as const;
const manage = { permission: 'forecast:forecasts:cycle' } as const;
const params = z.strictObject({ id: Id });
const whileOpen = [
  errors.notFound,
  errors.illegalStep,
  errors.windowShut,
  errors.cycleMoved,
  errors.changedMeanwhile,
] as const;

export const forecastEndpoints = {
  listCycles: endpoint({
    method: 'GET',
    path: '/forecast/cycle/list',
    summary: { zh: '预测周期与填报进度', en: 'Forecast rounds and how far they are filled' },
    access: read,
    output: z.array(ForecastCycle),
    errors: [],
  }),
  addCycle: endpoint({
    method: 'POST',
    path: '/forecast/cycle/add',
    summary: { zh: '新建预测周期', en: 'Open a forecast round' },
    access: manage,
    body: { encoding: 'json', schema: CycleDraft },
    output: CycleKept,
    errors: [errors.nameTaken, errors.nobodyFills],
  }),
  stepCycle: endpoint({
    method: 'POST',
    path: '/forecast/cycle/step/{id}',
    summary: { zh: '汇总或重新打开预测周期', en: 'Roll a forecast round up or reopen it' },
    access: manage,
    params,
    body: { encoding: 'json', schema: CycleStep },
    output: CycleKept,
    errors: [errors.cycleNotFound, errors.illegalCycleStep, errors.notReviewed, errors.changedMeanwhile],
  }),
  listSheets: endpoint({
    method: 'GET',
    path: '/forecast/sheet/list',
    summary: { zh: '一个周期内各填报人的预测', en: 'The forecasts of a round by person' },
    access: read,
    query: SheetQuery,
    output: paged(ForecastSheet),
    errors: [errors.cycleNotFound],
  }),
  findSheet: endpoint({
    method: 'GET',
    path: '/forecast/sheet/find/{id}',
    summary: { zh: '一个人的预测与历史', en: 'The forecast of one person with its history' },
    access: read,
    params,
    output: SheetDetail,
    errors: [errors.notFound],
  }),
  fillSheet: endpoint({
    method: 'PUT',
    path: '/forecast/sheet/fill/{id}',
    summary: { zh: '填报预测行', en: 'Fill in lines of a forecast' },
    access: write,
    params,
    body: { encoding: 'json', schema: SheetFilling },
    output: SheetKept,
    errors: [...whileOpen, errors.notYours],
  }),
  stepSheet: endpoint({
    method: 'POST',
    path: '/forecast/sheet/step/{id}',
    summary: {
      zh: '提交、撤回预测；确认或申诉目标',
      en: 'Submit or withdraw a forecast; acknowledge or challenge targets',
    },
    access: write,
    params,
    body: { encoding: 'json', schema: SheetStep },
    output: SheetKept,
    errors: [...whileOpen, errors.notYours, errors.incomplete, errors.reasonMissing],
  }),
  adjustSheet: endpoint({
    method: 'PUT',
    path: '/forecast/sheet/adjust/{id}',
    summary: { zh: '调整下属的预测', en: 'Adjust the forecast of a team member' },
    access: approve,
    params,
    body: { encoding: 'json', schema: SheetAdjusting },
    output: SheetKept,
    errors: [...whileOpen, errors.ownDecision],
  }),
  reviewSheet: endpoint({
    method: 'POST',
    path: '/forecast/sheet/review/{id}',
    summary: { zh: '通过或退回预测', en: 'Accept or reject a forecast' },
    access: approve,
    params,
    body: { encoding: 'json', schema: SheetReview },
    output: SheetKept,
    errors: [...whileOpen, errors.ownDecision],
  }),
};
