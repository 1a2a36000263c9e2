// Meetings of a doctor or a hospital, for whoever sees that one (product 3.3, 3.5).
import { doctorErrors } from '@yijian/contract/doctors';
import { hospitalErrors } from '@yijian/contract/hospitals';
import type { CustomerMeetingCounts, CustomerMeetingQuery } from '@yijian/contract/meetings';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { jsonText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { findDoctorInScope } from '../../doctors/index.ts';
import { isHospitalVisible } from '../../hospitals/index.ts';
import {
  countCustomerMeetings,
  selectCustomerCounts,
  selectCustomerMeetings,
  selectDoctorsOf,
  type CustomerReading,
} from './customer-meetings.sql.ts';

type Of = CustomerMeetingQuery & { readonly id: string };

export async function listMeetingsOfDoctor(context: Context, { id, ...query }: Of): Promise<JsonText> {
  return listed(context, { query, reading: await readingOfDoctor(context, id) });
}

export async function countMeetingsOfDoctor(context: Context, id: string): Promise<CustomerMeetingCounts> {
  return selectCustomerCounts(context.sql, await readingOfDoctor(context, id));
}

export async function listMeetingsOfHospital(context: Context, { id, ...query }: Of): Promise<JsonText> {
  return listed(context, { query, reading: await readingOfHospital(context, id) });
}

export async function countMeetingsOfHospital(context: Context, id: string): Promise<CustomerMeetingCounts> {
  return selectCustomerCounts(context.sql, await readingOfHospital(context, id));
}

interface Listing {
  readonly query: CustomerMeetingQuery;
  readonly reading: CustomerReading;
}

async function listed({ sql }: Context, { query, reading }: Listing): Promise<JsonText> {
  const [{ content }, total] = [
    await selectCustomerMeetings(sql, query, reading),
    await countCustomerMeetings(sql, query, reading),
  ];
  return jsonText(`{"content":${content},"totalElements":${total},"totalIsExact":true}`);
}

/** Fees stand on the pages of speakers: whoever reads these may know them. */
const readerOf = ({ user, language, clock }: Context) => ({
  viewer: user,
  language,
  now: clock.now(),
  readsFees: isAllowed(user, 'meeting:speakers:read'),
});

async function readingOfDoctor(context: Context, id: string): Promise<CustomerReading> {
  if ((await findDoctorInScope(context, id)) === undefined) throw fail(doctorErrors.notFound);
  return { ...readerOf(context), doctorIds: [id], hospitalId: null };
}

async function readingOfHospital(context: Context, id: string): Promise<CustomerReading> {
  if (!(await isHospitalVisible(context, id))) throw fail(hospitalErrors.notFound);
  const doctorIds = await selectDoctorsOf(context.sql, context.user, id);
  return { ...readerOf(context), doctorIds, hospitalId: id };
}
