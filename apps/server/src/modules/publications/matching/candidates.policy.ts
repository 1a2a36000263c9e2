// Authors with the doctors who bear their names: what is asked, what was found.
import type { Homonym, OpenAuthor } from './candidates.sql.ts';
import type { Named } from './clues/institutions.policy.ts';
import { formsOf, isShortOf, type NameForms } from './clues/names.policy.ts';
import type { NameForm } from './doubt.policy.ts';

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

/** Doctors by what they are looked up under. */
export interface Found {
  readonly byHan: ReadonlyMap<string, readonly Homonym[]>;
  readonly bySpelling: ReadonlyMap<string, readonly Homonym[]>;
  readonly byHospital: ReadonlyMap<string, readonly Homonym[]>;
}

/** Doctors who may bear the name; of one shortened to letters only those at a hospital that the paper names. */
export function candidatesOf({ forms, named }: Asked, found: Found): Candidate[] {
  if (forms.han !== undefined && found.byHan.has(forms.han)) {
    const doctors = found.byHan.get(forms.han)!;
    const form = forms.han.length > 2 ? 'HAN' : 'HAN_SHORT';
    return doctors.map((doctor) => ({ doctor, form }));
  }
  const doctors = [...new Set(forms.full.flatMap((key) => found.bySpelling.get(key) ?? []))];
  if (forms.hasMiddle && doctors.length > 0) return doctors.map((doctor) => ({ doctor, form: 'MIDDLE' }));
  if (forms.full.length > 0 && forms.short === undefined)
    return doctors.map((doctor) => ({ doctor, form: doctor.initials.length > 2 ? 'FULL' : 'FULL_SHORT' }));
  const { short } = forms;
  if (short === undefined) return [];
  const here = named.hospitals
    .flatMap(({ id }) => found.byHospital.get(id) ?? [])
    .filter((doctor) => isShortOf(short, doctor));
  return here.map((doctor) => ({ doctor, form: short.given.length > 1 ? 'INITIALS' : 'INITIAL' }));
}
