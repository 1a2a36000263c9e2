// The calls of a doctor who signed in at a meeting: its materials and its survey.
import { z } from 'zod';
import { Id, attachedFileTypes, endpoint } from '../../core/index.ts';
import { libraryErrors } from '../../library/index.ts';
import { SurveyReply, meetingErrors } from '../../meetings/index.ts';
import { OwnMaterial, OwnSurvey } from './after-sign-in.schema.ts';

const own = { access: 'doctor' } as const;
const params = z.strictObject({ id: Id });
const attending = [meetingErrors.guestNotFound, meetingErrors.notSignedIn] as const;

export const doctorAfterSignInEndpoints = {
  listMaterials: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/meetings/{id}/materials',
    summary: { zh: '会议资料', en: 'Materials of a meeting, for those who signed in' },
    ...own,
    params,
    output: z.array(OwnMaterial),
    errors: attending,
  }),
  openMaterial: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/meetings/{id}/materials/{materialId}',
    summary: { zh: '打开会议资料', en: 'Open a material of a meeting' },
    ...own,
    params: z.strictObject({ id: Id, materialId: Id }),
    output: { file: attachedFileTypes },
    errors: [...attending, meetingErrors.materialNotFound, libraryErrors.unmarkable],
    effect: 'job',
  }),
  findSurvey: endpoint({
    method: 'GET',
    path: '/API-DOCTOR/portal/meetings/{id}/survey',
    summary: { zh: '会后问卷', en: 'The survey of a meeting, for those who signed in' },
    ...own,
    params,
    output: OwnSurvey,
    errors: attending,
  }),
  answerSurvey: endpoint({
    method: 'POST',
    path: '/API-DOCTOR/portal/meetings/{id}/survey',
    summary: { zh: '提交会后问卷', en: 'Answer the survey of a meeting' },
    ...own,
    params,
    body: { encoding: 'json', schema: SurveyReply },
    output: OwnSurvey,
    errors: [...attending, meetingErrors.surveyClosed, meetingErrors.surveyAnswered],
  }),
};
