// What leaves a match to people however much else speaks for it: it fits somebody else of the name as well (product 3.3).
import type { Homonym, Said } from './candidates.sql.ts';
import type { DoctorFields } from './clues/fields.policy.ts';
import type { Named } from './clues/institutions.policy.ts';
import type { Company } from './together/company.policy.ts';
import { thresholds, type weights } from './weights.policy.ts';

/** LETTER: one letter stands for dozens of given names. PLACE: the other works, or the country, are from elsewhere. FIELD: nothing is of the doctor's field. */
export type Doubt = 'LETTER' | 'FIELD' | 'PLACE';

export type NameForm = keyof typeof weights.name;

/** What a work says of the author's hospital: that it is the doctor's, nothing, or another one. */
export type Names = 'SAME' | 'NONE' | 'OTHER';

interface Doubted {
  readonly doctor: Pick<Homonym, 'hospitalId'>;
  readonly form: NameForm;
  readonly doctorFields: DoctorFields;
  readonly workFields: ReadonlyMap<string, number>;
  readonly said: Said | undefined;
  readonly company: Company;
  readonly named: Pick<Named, 'isContradicted'>;
}

/** A person who said of the same author that it is the doctor has answered them all. */
export function doubtOf(pair: Doubted, names: Names): Doubt | undefined {
  if ((pair.said?.byPerson ?? 0) > 0) return undefined;
  if (pair.form === 'INITIAL') return 'LETTER';
  if (pair.named.isContradicted || isFromElsewhere(pair, names)) return 'PLACE';
  return isOfField(pair) ? undefined : 'FIELD';
}

/** The work or most of the person's other works are of it; a doctor of whom no field is known is not asked. */
function isOfField({ doctorFields: { own, wide }, workFields, company }: Doubted): boolean {
  if (wide.size === 0) return true;
  const most = Math.max(1, company.told * thresholds.ownShare);
  return [...own].some((name) => workFields.has(name) || (company.fields.get(name) ?? 0) >= most);
}

/** One number of a source with works from several hospitals is often several people; a colleague on the work speaks against that. */
function isFromElsewhere({ company, doctor }: Doubted, names: Names): boolean {
  const here = company.hospitals.get(doctor.hospitalId) ?? 0;
  if (names === 'SAME') return company.named > 1 && here === 0;
  return here < company.named && !company.colleagues.has(doctor.hospitalId);
}
