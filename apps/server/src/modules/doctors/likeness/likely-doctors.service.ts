// Who may be there already, while a new doctor is typed (product 3.2, duplicates).
import type { LikelyDoctors, LikelyQuery } from '@yijian/contract/doctors';
import type { z } from 'zod';
import { spellPerson } from '../../hospitals/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { plainOf, type PersonalField } from '../../../platform/secrets/index.ts';
import { selectLikely, type Likely } from './likely-doctors.sql.ts';

/** From this score on a doctor is shown; most of them at once. */
const SHOWN = { least: 45, most: 8 };

function searchNumber({ vault, enterprise }: Context, field: PersonalField, value: string | undefined) {
  if (value === undefined || value === '') return undefined;
  return vault.searchNumber({ enterpriseId: enterprise.id, table: 'doctors', field }, plainOf(field, value));
}

/** Those whose score reaches `least`, without what the caller may not see. */
export function findAlike(
  context: Context,
  { idNumber, least = SHOWN.least, ...query }: LikelyQuery & { idNumber?: string | undefined; least?: number },
): Promise<Likely> {
  const { sql, user, language } = context;
  const numbers = {
    phone: searchNumber(context, 'PHONE', query.phone),
    idNumber: searchNumber(context, 'ID_NUMBER', idNumber),
    licenceNumber: searchNumber(context, 'LICENCE_NUMBER', query.licenceNumber),
  };
  const known = Object.fromEntries(Object.entries(numbers).filter(([, number]) => number !== undefined));
  const { hospitalId, departmentName, sex, titleCode, birthYear, workingSince, email } = query;
  const typed = {
    name: query.name,
    pinyin: spellPerson(query.name).pinyin,
    hospitalId,
    departmentName,
    sex,
    titleCode,
    birthYear,
    workingSince,
    email,
    numbers: known,
  };
  return selectLikely(sql, user, { typed, least, most: SHOWN.most, language });
}

export function findLikely(context: Context, query: LikelyQuery): Promise<z.infer<typeof LikelyDoctors>> {
  return findAlike(context, query);
}
