// The calls of meetings as the page of a doctor or a hospital shows them.
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { doctorErrors } from '../doctors/index.ts';
import { hospitalErrors } from '../hospitals/index.ts';
import {
  CustomerMeetingCounts,
  CustomerMeetings,
  DoctorMeetingQuery,
  HospitalMeetingsQuery,
} from './customer-meetings.schema.ts';

const reading = { method: 'GET', access: { permission: 'meeting:meetings:read' } } as const;
const ofDoctor = {
  params: z.strictObject({ id: Id.describe('The doctor') }),
  errors: [doctorErrors.notFound],
} as const;
const ofHospital = {
  params: z.strictObject({ id: Id.describe('The hospital') }),
  errors: [hospitalErrors.notFound],
} as const;

export const customerMeetingEndpoints = {
  listOfDoctor: endpoint({
    ...reading,
    ...ofDoctor,
    path: '/API-MEET-TOOLS/meeting/doctor/{id}',
    summary: {
      zh: '医生受邀、参加或主讲的会议',
      en: 'Meetings a doctor was invited to, attended or spoke at, the latest first',
    },
    query: DoctorMeetingQuery,
    output: CustomerMeetings,
  }),
  countOfDoctor: endpoint({
    ...reading,
    ...ofDoctor,
    path: '/API-MEET-TOOLS/meeting/doctor/figures/{id}',
    summary: { zh: '医生近 12 个月的会议数', en: 'How many meetings a doctor had in 12 months' },
    output: CustomerMeetingCounts,
  }),
  listOfHospital: endpoint({
    ...reading,
    ...ofHospital,
    path: '/API-MEET-TOOLS/meeting/hospital/{id}',
    summary: {
      zh: '在医院举办或有其医生参加的会议',
      en: 'Meetings that take place at a hospital or have doctors of it, the latest first',
    },
    query: HospitalMeetingsQuery,
    output: CustomerMeetings,
  }),
  countOfHospital: endpoint({
    ...reading,
    ...ofHospital,
    path: '/API-MEET-TOOLS/meeting/hospital/figures/{id}',
    summary: { zh: '医院近 12 个月的会议数', en: 'How many meetings a hospital had in 12 months' },
    output: CustomerMeetingCounts,
  }),
};
