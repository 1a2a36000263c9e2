// Materials and survey of a meeting at which the doctor signed in.
import type { OwnMaterial, OwnSurvey } from '@yijian/contract/doctor-portal';
import type { SurveyReply } from '@yijian/contract/meetings';
import { markMaterial } from '../../library/index.ts';
import {
  answerSurvey,
  findGuestSurvey,
  listGuestMaterials,
  openGuestMaterial,
  selectDoctorCard,
  type GuestSurvey,
} from '../../meetings/index.ts';
import type { DoctorContext, FileReply } from '../../../platform/http/index.ts';

interface OfMeeting {
  readonly id: string;
}

export function listOwnMaterials(context: DoctorContext, { id }: OfMeeting): Promise<OwnMaterial[]> {
  return listGuestMaterials(context, { id, doctorId: context.doctor.id });
}

/** With the doctor's own name across it. */
export async function openOwnMaterial(
  context: DoctorContext,
  one: OfMeeting & { materialId: string },
): Promise<FileReply> {
  const { doctor, language } = context;
  const { file, card } = await context.inTransaction(async (inner) => ({
    file: await openGuestMaterial(inner, { ...one, doctorId: doctor.id }),
    card: await selectDoctorCard(inner.sql, doctor.id, language),
  }));
  return markMaterial(context, { file, reader: `${card?.name ?? ''} ${card?.hospitalName ?? ''}`.trim() });
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
