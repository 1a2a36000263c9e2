// What the data stewards do with requests of doctors (product 3.24, 4).
import { z } from 'zod';
import { Id, endpoint, paged } from '../../core/index.ts';
import { doctorErrors } from '../../doctors/index.ts';
import { hospitalErrors } from '../../hospitals/index.ts';
import { verificationErrors } from '../../verifications/index.ts';
import { doctorPortalErrors as errors } from '../doctor-portal.errors.ts';
import {
  DoctorCandidate,
  DoctorRequest,
  DoctorRequestQuery,
  RequestAccept,
  RequestRefuse,
} from './doctor-requests.schema.ts';

const review = { access: { permission: 'customer:doctor-portal:decide' } } as const;
const params = z.strictObject({ id: Id });

export const doctorRequestEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/doctor/request/page',
    summary: { zh: '医生本人提交的申请', en: 'Requests that doctors sent' },
    ...review,
    query: DoctorRequestQuery,
    output: paged(DoctorRequest),
    errors: [],
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/doctor/request/{id}/candidates',
    summary: { zh: '注册申请可能对应的医生', en: 'Doctors whom a registration may be' },
    ...review,
    params,
    output: z.array(DoctorCandidate),
    errors: [errors.requestNotFound],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/doctor/request/{id}/accept',
    summary: { zh: '采纳：匹配或新建医生，并生成核验草稿', en: 'Accept: match or create, and draft a verification' },
    ...review,
    params,
    body: { encoding: 'json', schema: RequestAccept },
    output: DoctorRequest,
    errors: [
      errors.requestNotFound,
      errors.requestDecided,
      errors.phoneTaken,
      doctorErrors.sameThere,
      hospitalErrors.notFound,
      verificationErrors.doctorNotFound,
      verificationErrors.noFields,
    ],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/doctor/request/{id}/refuse',
    summary: { zh: '不采纳并说明原因', en: 'Refuse with a reason' },
    ...review,
    params,
    body: { encoding: 'json', schema: RequestRefuse },
    output: DoctorRequest,
    errors: [errors.requestNotFound, errors.requestDecided],
  }),
};
