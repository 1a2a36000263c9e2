// The calls of academic records: lists, ranges, résumé, decisions, reported errors (specification 7.5).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { AcademicRange } from '../publications/index.ts';
import { academicRecordErrors as errors } from './academic-records.errors.ts';
import {
  AcademicMeetings,
  AcademicQuery,
  Activities,
  Decision,
  DoctorWorks,
  Funds,
  Guides,
  ListKind,
  Lives,
  NewAcademicRecord,
  Patents,
  RecordKept,
  Researches,
} from './academic-records.schema.ts';
import { CorrectionAnswer, CorrectionKept, CorrectionQuery, Corrections, NewCorrection } from './corrections.schema.ts';

const read = { permission: 'customer:doctor-profiles:read' } as const;
const write = { permission: 'customer:academic-records:write' } as const;
const steward = { permission: 'customer:academic-records:answer' } as const;
const reading = { method: 'GET', access: read, query: AcademicQuery, errors: [doctorErrors.notFound] } as const;

export const academicRecordEndpoints = {
  guides: endpoint({
    ...reading,
    path: '/get/guide/info',
    summary: { zh: '医生参与的临床指南', en: 'Clinical guidelines of a doctor' },
    output: Guides,
  }),
  meetings: endpoint({
    ...reading,
    path: '/get/meeting/info',
    summary: { zh: '医生的学术会议', en: 'Academic meetings of a doctor' },
    output: AcademicMeetings,
  }),
  lives: endpoint({
    ...reading,
    path: '/get/live/info',
    summary: { zh: '医生的直播', en: 'Live sessions of a doctor' },
    output: Lives,
  }),
  researches: endpoint({
    ...reading,
    path: '/get/research/info',
    summary: { zh: '医生的临床研究', en: 'Clinical research of a doctor' },
    output: Researches,
  }),
  funds: endpoint({
    ...reading,
    path: '/get/fund/info',
    summary: { zh: '医生的基金项目', en: 'Funded projects of a doctor' },
    output: Funds,
  }),
  patents: endpoint({
    ...reading,
    path: '/get/patent/info',
    summary: { zh: '医生的专利', en: 'Patents of a doctor' },
    output: Patents,
  }),
  activities: endpoint({
    ...reading,
    path: '/get/activity/info',
    summary: { zh: '医生的学术活动，最近的在前', en: 'Academic activities of a doctor, the latest first' },
    query: AcademicQuery.extend({ kind: z.array(ListKind).max(7).optional() }),
    output: Activities,
  }),
  activityRange: endpoint({
    method: 'GET',
    path: '/get/activity/range/{a}/{b}',
    summary: {
      zh: '医生 a 近 b 年的学术活动，按年计数',
      en: 'Academic activities of doctor a in the last b years, by year',
    },
    access: read,
    params: z.strictObject({
      a: Id.describe('The doctor'),
      b: z.coerce.number().int().min(0).max(100).describe('Years up to today; 0 for all'),
    }),
    output: AcademicRange,
    errors: [doctorErrors.notFound],
  }),
  projectRange: endpoint({
    method: 'GET',
    path: '/get/project/range/{id}',
    summary: { zh: '医生的研究与基金，按年计数', en: 'Trials and funds of a doctor, by year' },
    access: read,
    params: z.strictObject({ id: Id.describe('The doctor') }),
    output: AcademicRange,
    errors: [doctorErrors.notFound],
  }),
  works: endpoint({
    method: 'GET',
    path: '/doctor/get/other/works/{id}',
    summary: {
      zh: '医生的其他执业机构、学业、工作与任职',
      en: 'Other practice places, education, work and posts of a doctor',
    },
    access: read,
    params: z.strictObject({ id: Id.describe('The doctor') }),
    output: DoctorWorks,
    errors: [doctorErrors.notFound],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/academic/record/decide/{id}',
    summary: { zh: '确认或排除一条学术信息', en: 'Confirm or reject an academic record' },
    access: write,
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: Decision },
    output: RecordKept,
    errors: [errors.notFound, errors.changedMeanwhile],
  }),
  add: endpoint({
    method: 'POST',
    path: '/academic/record/add',
    summary: { zh: '手工添加一条学术信息', en: 'Add an academic record by hand' },
    access: write,
    body: { encoding: 'json', schema: NewAcademicRecord },
    output: RecordKept,
    errors: [doctorErrors.notFound],
  }),
  reportError: endpoint({
    method: 'GET',
    effect: 'write',
    path: '/correct/insert',
    summary: { zh: '报告医生资料有误', en: 'Report an error in the data of a doctor' },
    access: read,
    query: NewCorrection,
    output: CorrectionKept,
    errors: [doctorErrors.notFound, errors.notFound],
    alsoNamed: { name: 'field', value: 'correction' },
  }),
  corrections: endpoint({
    method: 'GET',
    path: '/correct/find/page',
    summary: { zh: '收到的纠错', en: 'Reported errors' },
    access: steward,
    query: CorrectionQuery,
    output: Corrections,
    errors: [],
  }),
  answerCorrection: endpoint({
    method: 'POST',
    path: '/correct/answer/{id}',
    summary: { zh: '采纳或不采纳一条纠错', en: 'Accept or refuse a reported error' },
    access: steward,
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: CorrectionAnswer },
    output: CorrectionKept,
    errors: [errors.correctionNotFound, errors.answered],
  }),
};
