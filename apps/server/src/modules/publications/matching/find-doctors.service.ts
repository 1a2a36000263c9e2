// The doctors who bear the names of authors, looked up for many authors at once.
import type { Sql } from '../../../platform/db/index.ts';
import { selectAtHospitals, selectHomonyms, type Homonym, type OpenAuthor } from './candidates.sql.ts';
import type { Named } from './clues/institutions.policy.ts';
import { formsOf, isShortOf, type NameForms } from './clues/names.policy.ts';
import type { NameForm } from './score.policy.ts';

export interface Asked {
  readonly author: OpenAuthor;
  readonly forms: NameForms;
  readonly named: Named;
}

export interface Candidate {
  readonly doctor: Homonym;
  readonly form: NameForm;
}

export interface Place extends Asked {
  readonly candidates: readonly Candidate[];
}

/** Authors whose names can be Chinese. */
export function askedOf(
  { readNamed }: { readonly readNamed: (author: OpenAuthor) => Named },
  authors: readonly OpenAuthor[],
): Asked[] {
  return authors
    .map((author) => ({ author, forms: formsOf(author.name) }))
    .filter(({ forms }) => forms.han !== undefined || forms.full.length > 0 || forms.short !== undefined)
    .map((one) => ({ ...one, named: readNamed(one.author) }));
}

/** Each with the doctors who may be meant, be they none. */
export async function findCandidates(sql: Sql, asked: readonly Asked[]): Promise<Place[]> {
  const found = await findDoctors(sql, asked);
  return asked.map((one) => ({ ...one, candidates: candidatesOf(one, found) }));
}

/** Doctors by what they are looked up under. */
interface Found {
  readonly byHan: ReadonlyMap<string, readonly Homonym[]>;
  readonly bySpelling: ReadonlyMap<string, readonly Homonym[]>;
  readonly byHospital: ReadonlyMap<string, readonly Homonym[]>;
}

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

/** Doctors who may bear the name; of one shortened to letters only those at a hospital that the paper names. */
function candidatesOf({ forms, named }: Asked, found: Found): Candidate[] {
  if (forms.han !== undefined && found.byHan.has(forms.han)) {
    const doctors = found.byHan.get(forms.han)!;
    const form = forms.han.length > 2 ? 'HAN' : 'HAN_SHORT';
    return doctors.map((doctor) => ({ doctor, form }));
  }
  if (forms.full.length > 0) {
    const doctors = [...new Set(forms.full.flatMap((key) => found.bySpelling.get(key) ?? []))];
    return doctors.map((doctor) => ({ doctor, form: doctor.initials.length > 2 ? 'FULL' : 'FULL_SHORT' }));
  }
  const { short } = forms;
  if (short === undefined) return [];
  const here = named.hospitals
    .flatMap(({ id }) => found.byHospital.get(id) ?? [])
    .filter((doctor) => isShortOf(short, doctor));
  return here.map((doctor) => ({ doctor, form: 'INITIALS' }));
}
