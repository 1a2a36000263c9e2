// Who may be there already, while a new doctor is typed (product 3.2, duplicates).
import type { LikelyDoctors, LikelyQuery } from '@yijian/contract/doctors';
import type { z } from 'zod';
import { spellPerson } from '../../hospitals/index.ts';
import { beginComparison, comparedToday, noteComparison, type TypedNumber } from '../../privacy/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { ruleOf } from '../../../platform/auth/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { plainOf, type PersonalField } from '../../../platform/secrets/index.ts';
import { selectLikely, type Likely, type Typed } from './likely-doctors.sql.ts';

/** From this score on a doctor is shown; most of them at once. */
const SHOWN = { least: 45, most: 8 };

type Query = LikelyQuery & { readonly idNumber?: string | undefined };

const table = 'doctors';
const fields = { phone: 'PHONE', idNumber: 'ID_NUMBER', licenceNumber: 'LICENCE_NUMBER' } as const;
const features = Object.keys(fields) as (keyof typeof fields)[];

function numbersOf({ vault, enterprise }: Context, query: Query): TypedNumber[] {
  const searched = (field: PersonalField, value: string | undefined): TypedNumber[] =>
    value === undefined || value === ''
      ? []
      : [{ field, number: vault.searchNumber({ enterpriseId: enterprise.id, table, field }, plainOf(field, value)) }];
  return features.flatMap((feature) => searched(fields[feature], query[feature]));
}

/** What is compared: no year whose field the caller does not read, no mail address, which nobody reads; numbers that may be. */
function typedOf({ user }: Context, query: Query, numbers: readonly TypedNumber[]): Typed {
  const { name, hospitalId, departmentName, sex, titleCode, birthYear, workingSince } = query;
  const found = features.map((feature) => [feature, numbers.find(({ field }) => field === fields[feature])?.number]);
  return {
    name,
    pinyin: spellPerson(name).pinyin,
    hospitalId,
    departmentName,
    sex,
    titleCode,
    birthYear: ruleOf(user, 'doctor.ageRange') === 'READ' ? birthYear : undefined,
    workingSince: ruleOf(user, 'doctor.workingTime') === 'READ' ? workingSince : undefined,
    numbers: Object.fromEntries(found.filter(([, number]) => number !== undefined)),
  };
}

function select(context: Context, typed: Typed, least: number): Promise<Likely> {
  return selectLikely(context.sql, context.user, { typed, least, most: SHOWN.most, language: context.language });
}

/** Those whose score reaches `least`. A number counts only where the caller has compared it today: a refusal leaves no line. */
export async function findAlike(context: Context, { least, ...query }: Query & { least: number }): Promise<Likely> {
  const numbers = await comparedToday(context, { table, numbers: numbersOf(context, query) });
  return select(context, typedOf(context, query, numbers), least);
}

/** Numbers are compared under the rules of showing them: the right to see them whole, the limit of the day, a line for each. */
export async function findLikely(
  context: Context,
  { revealsPerDay, ...query }: LikelyQuery & { revealsPerDay: number },
): Promise<z.infer<typeof LikelyDoctors>> {
  const numbers = numbersOf(context, query);
  if (numbers.length === 0)
    return { ...(await select(context, typedOf(context, query, []), SHOWN.least)), numbers: 'NONE' };
  const limit = Math.min(revealsPerDay, await ruleValue(context, 'privacy.revealsPerDay'));
  return context.transaction(async (inner) => {
    const { allowed, outcome } = await beginComparison(inner, { table, numbers, limit });
    const found = await select(inner, typedOf(inner, query, allowed), SHOWN.least);
    for (const typed of allowed) {
      const feature = features.find((one) => fields[one] === typed.field)!;
      const holders = found.doctors
        .filter(({ verdicts }) => verdicts[feature] === 'SAME')
        .map(({ id, doctorName }) => ({ id, name: doctorName }));
      await noteComparison(inner, { table, typed, name: query.name, holders, category: 'DUPLICATES' });
    }
    return { ...found, numbers: outcome };
  });
}
