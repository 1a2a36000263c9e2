// A person confirms, rejects or adds an academic record; rooms that derive from it are told (product 3.3).
import {
  academicRecordErrors as errors,
  type Decision,
  type NewAcademicRecord,
  type RecordKept,
} from '@yijian/contract/academic-records';
import { coreErrors } from '@yijian/contract/core';
import { doctorErrors } from '@yijian/contract/doctors';
import { byWhom } from '../../audit/index.ts';
import { isDoctorOwn } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { insertRecord, selectForUpdate, updateDecision } from './changes.sql.ts';
import { subjectKeyOf } from './subjects.policy.ts';

/** What is rejected is remembered: no source suggests it again. */
export async function decideRecord(
  context: Context,
  { id, ...decision }: Decision & { id: string },
): Promise<RecordKept> {
  const { sql, user, clock } = context;
  const stored = await selectForUpdate(sql, id);
  if (stored === undefined || !(await isDoctorOwn(context, stored.doctorId))) throw fail(errors.notFound);
  if (stored.version !== decision.version) {
    const by = await byWhom(context, { kind: 'academic_records', id });
    throw fail(errors.changedMeanwhile, { state: stateWords[stored.state][context.language], by });
  }
  if (decision.state === 'REJECTED' && decision.reason === '')
    throw wrong(context, 'body.reason', '排除时须说明原因', 'say why it is rejected');
  const version = await updateDecision(sql, { id, ...decision, userId: user.id, at: clock.now() });
  await tell(context, [stored.doctorId, ...(stored.otherDoctorId === null ? [] : [stored.otherDoctorId])]);
  return { id, state: decision.state, version };
}

/** What a person adds they stand for: it is confirmed by them, with the source MANUAL. */
export async function addRecord(context: Context, record: NewAcademicRecord): Promise<RecordKept> {
  const { sql, user, clock } = context;
  if (!(await isDoctorOwn(context, record.doctorId))) throw fail(doctorErrors.notFound);
  const { startsOn, endsOn } = record;
  if (startsOn !== undefined && endsOn !== undefined && endsOn < startsOn)
    throw wrong(context, 'body.endsOn', '不能早于开始日期', 'cannot be before the start');
  const kept = await insertRecord(sql, {
    ...record,
    subjectKey: subjectKeyOf(record),
    userId: user.id,
    at: clock.now(),
  });
  await tell(context, [record.doctorId]);
  return { ...kept, state: 'CONFIRMED' };
}

const stateWords = {
  SUGGESTED: { zh: '已退回建议', en: 'suggested again' },
  CONFIRMED: { zh: '已确认', en: 'confirmed' },
  REJECTED: { zh: '已排除', en: 'rejected' },
} as const;

const tell = (context: Context, doctorIds: readonly string[]): Promise<void> =>
  emit(context, 'academicRecords.changed', { doctorIds });

const wrong = ({ language }: Context, field: string, zh: string, en: string) =>
  fail(coreErrors.badInput, { fields: field }, [{ field, message: language === 'zh' ? zh : en }]);
