// The calls of individual analysis, and the correction of a tag (specification 2.3, userInsights/HCPGrouPortrait/DocIndividual).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { periodErrors, serviceErrors } from './group.endpoints.ts';
import {
  DoctorOpinion,
  DoctorPostsQuestion,
  DoctorQuestion,
  MentionCorrection,
  MentionKept,
  OpinionPosts,
} from './individual.schema.ts';
import { insightErrors as errors } from './insights.errors.ts';

const access = { permission: 'userInsights:insights:read' } as const;

export const doctorOpinionEndpoints = {
  find: endpoint({
    method: 'POST',
    path: '/insight/doctor/find',
    summary: { zh: '医生个体观点分析', en: 'Opinion of one doctor' },
    access,
    body: { encoding: 'json', schema: DoctorQuestion },
    output: DoctorOpinion,
    errors: [errors.doctorNotFound, ...periodErrors, ...serviceErrors],
    effect: 'read',
  }),
  posts: endpoint({
    method: 'POST',
    path: '/insight/doctor/posts',
    summary: { zh: '医生的公开帖子及标注依据', en: 'Public posts of a doctor, with the words behind each tag' },
    access,
    body: { encoding: 'json', schema: DoctorPostsQuestion },
    output: OpinionPosts,
    errors: [errors.doctorNotFound, ...periodErrors, ...serviceErrors],
    effect: 'read',
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/insight/mention/correct/{id}',
    summary: { zh: '修正一条标注，重新标注时保留', en: 'Correct a tag; later tagging keeps the correction' },
    access: { permission: 'userInsights:insights:write' },
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: MentionCorrection },
    output: MentionKept,
    errors: [errors.mentionNotFound, errors.changedMeanwhile, errors.viewpointElsewhere],
  }),
};
