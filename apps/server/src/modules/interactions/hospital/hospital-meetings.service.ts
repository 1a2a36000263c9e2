// Meetings and live sessions that doctors of a hospital took part in, as far as the reader sees these doctors (specification 2.3).
import type { Paged } from '@yijian/contract/core';
import { hospitalErrors } from '@yijian/contract/hospitals';
import type { HospitalMeeting, HospitalMeetingQuery } from '@yijian/contract/interactions';
import { isHospitalVisible } from '../../hospitals/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { countHospitalMeetings, selectHospitalMeetings } from './hospital-meetings.sql.ts';

export async function listHospitalMeetings(
  context: Context,
  { id: hospitalId, ...query }: HospitalMeetingQuery & { id: string },
): Promise<Paged<HospitalMeeting>> {
  const { sql, user, language } = context;
  if (!(await isHospitalVisible(context, hospitalId))) throw fail(hospitalErrors.notFound);
  const reading = { ...query, hospitalId, user, language };
  const [rows, total] = await Promise.all([selectHospitalMeetings(sql, reading), countHospitalMeetings(sql, reading)]);
  const content = rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() }));
  return { content, totalElements: total, totalIsExact: true };
}
