// Materials and survey of a meeting at which the doctor signed in.
import type { OwnMaterial, OwnSurvey } from '@yijian/contract/doctor-portal';
import type { SurveyReply } from '@yijian/contract/meetings';
import {
  answerSurvey,
  findGuestSurvey,
  listGuestMaterials,
  openGuestMaterial,
  type GuestSurvey,
} from '../../meetings/index.ts';
import type { DoctorContext, FileReply } from '../../../platform/http/index.ts';

interface OfMeeting {
  readonly id: string;
}

export function listOwnMaterials(context: DoctorContext, { id }: OfMeeting): Promise<OwnMaterial[]> {
  return listGuestMaterials(context, { id, doctorId: context.doctor.id });
}

export function openOwnMaterial(context: DoctorContext, one: OfMeeting & { materialId: string }): Promise<FileReply> {
  return context.inTransaction((inner) => openGuestMaterial(inner, { ...one, doctorId: context.doctor.id }));
}

const shown = ({ questions, closesAt, ...survey }: GuestSurvey, language: 'zh' | 'en'): OwnSurvey => ({
  ...survey,
  questions: questions.map(({ kind, text, enText, options }) => ({
    kind,
    text: language === 'en' && enText !== '' ? enText : text,
    options,
  })),
  closesAt: closesAt?.toISOString() ?? null,
});

export async function findOwnSurvey(context: DoctorContext, { id }: OfMeeting): Promise<OwnSurvey> {
  return shown(await findGuestSurvey(context, { id, doctorId: context.doctor.id }), context.language);
}

export async function answerOwnSurvey(context: DoctorContext, reply: OfMeeting & SurveyReply): Promise<OwnSurvey> {
  return shown(await answerSurvey(context, { ...reply, doctorId: context.doctor.id }), context.language);
}
