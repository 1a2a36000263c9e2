// The doctors who bear the names of authors, looked up for many authors at once.
import type { Sql } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { candidatesOf, type Asked, type Found, type Place } from './candidates.policy.ts';
import { selectAtHospitals, selectHomonyms, type Homonym } from './candidates.sql.ts';

/** Each with the doctors who may be meant, be they none. */
export async function findCandidates(context: Pick<Context, 'sql'>, asked: readonly Asked[]): Promise<Place[]> {
  const found = await findDoctors(context.sql, asked);
  // One list for all who ask the same: under one name there may be tens of thousands of authors and a hundred doctors.
  const known = new Map<string, Place['candidates']>();
  return asked.map((one) => {
    const key = keyOf(one);
    const candidates = known.get(key) ?? candidatesOf(one, found);
    known.set(key, candidates);
    return { ...one, candidates };
  });
}

/** Where the author works matters to a name of letters alone. */
const keyOf = ({ forms, named }: Asked): string =>
  JSON.stringify([forms, forms.short === undefined ? [] : named.hospitals.map(({ id }) => id)]);

async function findDoctors(sql: Sql, asked: readonly Asked[]): Promise<Found> {
  const names = new Set(asked.map(({ forms }) => forms.han).filter((name) => name !== undefined));
  const spelled = new Set(asked.flatMap(({ forms }) => forms.full));
  const short = asked.filter(({ forms }) => forms.short !== undefined);
  const letters = new Set(short.map(({ forms }) => forms.short!.family[0]! + forms.short!.given[0]!));
  const hospitalIds = new Set(asked.flatMap(({ named }) => named.hospitals.map(({ id }) => id)));
  const everywhere = await selectHomonyms(sql, { names: [...names], spelled: [...spelled] });
  const there = await selectAtHospitals(sql, {
    hospitalIds: [...hospitalIds],
    letters: [...letters],
    names: [...names],
    spelled: [...spelled],
  });
  const all = [...new Map([...everywhere, ...there].map((doctor) => [doctor.id, doctor])).values()];
  const bySpelling = new Map<string, Homonym[]>();
  for (const doctor of all)
    for (const key of new Set([doctor.pinyin, doctor.enLetters]))
      bySpelling.set(key, [...(bySpelling.get(key) ?? []), doctor]);
  return {
    byHan: Map.groupBy(all, ({ name }) => name),
    bySpelling,
    byHospital: Map.groupBy(all, ({ hospitalId }) => hospitalId),
  };
}
