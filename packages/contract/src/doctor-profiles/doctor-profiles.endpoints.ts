// The calls of the record of a doctor.
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { DoctorProduct, Timeline, TimelineQuery } from './doctor-profiles.schema.ts';

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
      zh: '医生的时间线：拜访、任务、标签、授权、核验、关注',
      en: 'What happened around a doctor: visits, tasks, tags, consents, verification, follows',
    },
    access: { permission: 'customer:doctor-profiles:read' },
    params: z.strictObject({ id: Id }),
    query: TimelineQuery,
    output: Timeline,
    errors: [doctorErrors.notFound],
  }),
};
