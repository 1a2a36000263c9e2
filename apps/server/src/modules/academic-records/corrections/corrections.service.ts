// A reader reports an error, the stewards are told, one of them answers, the reporter hears of it (specification 7.5 correct/insert).
import {
  academicRecordErrors as errors,
  type Correction,
  type CorrectionAnswer,
  type CorrectionKept,
  type CorrectionQuery,
  type NewCorrection,
} from '@yijian/contract/academic-records';
import { coreErrors, type Paged } from '@yijian/contract/core';
import { doctorErrors } from '@yijian/contract/doctors';
import { byWhom } from '../../audit/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { notify } from '../../notifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  insertCorrection,
  selectCorrections,
  selectForUpdate,
  selectOpen,
  selectRecordOf,
  selectStewards,
  updateAnswer,
  type CorrectionRow,
} from './corrections.sql.ts';

const ANSWERERS = 'customer:academic-records:answer';
const pathOf = (doctorId: string): string => `/customer/doctorProfile?doctorId=${doctorId}&id=${doctorId}`;

/** The same report made twice is one: while it is open its id is answered again. */
export async function reportError(context: Context, report: NewCorrection): Promise<CorrectionKept> {
  const { sql, user } = context;
  const doctor = await findDoctorInScope(context, report.doctorId);
  if (doctor === undefined) throw fail(doctorErrors.notFound);
  if ((report.field === 'record') !== (report.recordId !== undefined)) throw recordMissing(context);
  if (report.recordId !== undefined && !(await selectRecordOf(sql, report.doctorId, report.recordId)))
    throw fail(errors.notFound);
  const open = await selectOpen(sql, user.id, report);
  if (open !== undefined) return { id: open, state: 'OPEN' };
  const id = await insertCorrection(sql, user.id, report);
  for (const userId of await selectStewards(sql, ANSWERERS)) {
    await notify(context, {
      userId,
      kind: 'academic-records.reported',
      title: { zh: `${doctor.name}的资料被指有误`, en: `An error was reported for ${doctor.name}` },
      body: { zh: report.correction, en: report.correction },
      path: pathOf(report.doctorId),
    });
  }
  return { id, state: 'OPEN' };
}

function recordMissing({ language }: Context) {
  const message = language === 'zh' ? '仅在纠正一条学术信息时填写' : 'belongs to field record, and only there';
  return fail(coreErrors.badInput, { fields: 'query.recordId' }, [{ field: 'query.recordId', message }]);
}

export async function listCorrections(context: Context, query: CorrectionQuery): Promise<Paged<Correction>> {
  const { sql, user, language } = context;
  const rows = await selectCorrections(sql, { ...query, viewer: user, language });
  const content = rows.map(shownCorrection);
  const asked = { ...query, page: 0, size: 1, viewer: user, language };
  const [first] = rows.length > 0 || query.page === 0 ? rows : await selectCorrections(sql, asked);
  return { content, totalElements: first?.total ?? 0, totalIsExact: true };
}

function shownCorrection({
  id,
  doctorId,
  doctorName,
  field,
  recordTitle,
  correction,
  ...row
}: CorrectionRow): Correction {
  const { state, reportedBy, reportedAt, answeredBy, answeredAt, answer } = row;
  const times = { reportedAt: reportedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
  return { id, doctorId, doctorName, field, recordTitle, correction, state, reportedBy, answeredBy, answer, ...times };
}

const answeredWords = {
  ACCEPTED: { zh: '已采纳', en: 'accepted' },
  REFUSED: { zh: '已驳回', en: 'refused' },
} as const;

/** Says whether the report is right; putting it right is done where the field stands. */
export async function answerCorrection(
  context: Context,
  { id, state, answer }: CorrectionAnswer & { id: string },
): Promise<CorrectionKept> {
  const { sql, user, clock } = context;
  const stored = await selectForUpdate(sql, id);
  const doctor = stored === undefined ? undefined : await findDoctorInScope(context, stored.doctorId);
  if (stored === undefined || doctor === undefined) throw fail(errors.correctionNotFound);
  if (stored.state !== 'OPEN') {
    const by = await byWhom(context, { kind: 'academic_record_corrections', id });
    throw fail(errors.answered, { state: answeredWords[stored.state][context.language], by });
  }
  await updateAnswer(sql, { id, state, answer, userId: user.id, at: clock.now() });
  const isAccepted = state === 'ACCEPTED';
  await notify(context, {
    userId: stored.reportedBy,
    kind: 'academic-records.answered',
    title: {
      zh: `您对${doctor.name}资料的纠错${isAccepted ? '已采纳' : '未采纳'}`,
      en: `Your report on ${doctor.name} was ${isAccepted ? 'accepted' : 'not accepted'}`,
    },
    body: { zh: answer, en: answer },
    path: pathOf(stored.doctorId),
  });
  return { id, state };
}
