// The calls of the record of a doctor.
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { exportLimits } from '../exports/index.ts';
import {
  DoctorProduct,
  ProfilePdfQuery,
  ProfileSummary,
  StandingAnswer,
  Timeline,
  TimelineQuery,
} from './doctor-profiles.schema.ts';

export const doctorProfileEndpoints = {
  products: endpoint({
    method: 'GET',
    path: '/doctor/get/product/leve/{id}',
    summary: { zh: '医生对各产品的态度等级', en: 'Where a doctor stands with each product' },
    access: { permission: 'customer:doctor-profiles:read' },
    params: z.strictObject({ id: Id }),
    output: z.array(DoctorProduct),
    errors: [doctorErrors.notFound],
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/doctor/record/timeline/{id}',
    summary: {
      zh: '医生的时间线：拜访、会议、任务、标签、授权、核验、关注、资料变更',
      en: 'What happened around a doctor: visits, meetings, tasks, tags, consents, verification, follows, changed fields',
    },
    access: { permission: 'customer:doctor-profiles:read' },
    params: z.strictObject({ id: Id }),
    query: TimelineQuery,
    output: Timeline,
    errors: [doctorErrors.notFound],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/doctor/profile/summary/{id}',
    summary: {
      zh: '医生全景的负责人、任务与学术数量',
      en: 'Owners, tasks and academic numbers of a doctor’s panorama',
    },
    access: { permission: 'customer:doctor-profiles:read' },
    params: z.strictObject({ id: Id }),
    output: ProfileSummary,
    errors: [doctorErrors.notFound],
  }),
  standing: endpoint({
    method: 'GET',
    path: '/doctor/profile/standing/{id}',
    summary: {
      zh: '医生在本科室中的影响力雷达：学术、临床、数字、学会',
      en: 'How a doctor stands in the department: academic, clinical, digital, society',
    },
    access: { permission: 'customer:opinion-leaders:read' },
    params: z.strictObject({ id: Id }),
    output: StandingAnswer,
    errors: [doctorErrors.notFound],
  }),
  exportPdf: endpoint({
    method: 'GET',
    effect: 'job',
    path: '/doctor/profile/export',
    summary: { zh: '导出医生全景一页 PDF', en: 'Export a doctor’s panorama as a one-page PDF' },
    access: { permission: 'customer:doctors:export' },
    query: ProfilePdfQuery,
    output: { file: ['application/pdf'] },
    errors: [doctorErrors.notFound, ...exportLimits],
  }),
};
