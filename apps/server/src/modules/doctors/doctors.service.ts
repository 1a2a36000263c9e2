// The customer lists, the search by name and the star (specification 2.3, 4, 7.5).
import {
  doctorErrors,
  type DoctorChoice,
  type DoctorCountQuery,
  type DoctorListQuery,
  type DoctorSearch,
} from '@yijian/contract/doctors';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { deleteFollow, insertFollow } from './doctors-follow.sql.ts';
import { selectChoices, selectCount, selectPage } from './doctors-list.sql.ts';
import { selectDoctorInScope } from './doctors-scope.sql.ts';
import { requireListMarks } from './doctors.policy.ts';

export async function listDoctors(
  context: Context,
  { page, size, sort, type, allClient, isFocus, ...filter }: DoctorListQuery,
): Promise<JsonText> {
  requireListMarks(type, { allClient, isFocus });
  const reading = { viewer: context.user, type, filter };
  return pageText(await selectPage(context.sql, reading, { page, size, sort }, context.language), page, size);
}

export async function countDoctors(context: Context, { type, ...filter }: DoctorCountQuery): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, { viewer: context.user, type, filter }) };
}

export function searchDoctors(context: Context, { keyword, size }: DoctorSearch): Promise<DoctorChoice[]> {
  return selectChoices(context.sql, context.user, keyword, size, context.language);
}

/** Sets the star as wanted; without a wish it toggles (R4.4). */
export async function focusDoctor(
  context: Context,
  { doctorId, focus }: { doctorId: string; focus?: boolean | undefined },
): Promise<{ doctorId: string; attention: boolean }> {
  const { sql, user } = context;
  if ((await selectDoctorInScope(sql, user, doctorId)) === undefined) throw fail(doctorErrors.notFound);
  if (focus === false) {
    await deleteFollow(sql, user.id, doctorId);
    return { doctorId, attention: false };
  }
  const isNew = await insertFollow(sql, user.id, doctorId);
  if (isNew || focus === true) return { doctorId, attention: true };
  await deleteFollow(sql, user.id, doctorId);
  return { doctorId, attention: false };
}
