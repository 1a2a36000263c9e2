// How likely an author is a doctor, feature by feature; a name alone is never enough (product 3.3).
import type { Evidence } from '@yijian/contract/publications';
import type { Homonym, OpenAuthor, OpenWork, Said } from './candidates.sql.ts';
import type { DoctorFields } from './clues/fields.policy.ts';
import { namesakesOf, type Named } from './clues/institutions.policy.ts';
import type { Company } from './together/company.policy.ts';
import { doubtOf, type Doubt, type NameForm, type Names } from './doubt.policy.ts';
import { thresholds, weights } from './weights.policy.ts';

export interface Pair {
  readonly author: OpenAuthor;
  readonly work: Pick<OpenWork, 'id' | 'year'>;
  readonly doctor: Homonym;
  readonly form: NameForm;
  readonly named: Named;
  readonly doctorFields: DoctorFields;
  readonly workFields: ReadonlyMap<string, number>;
  /** Co-authors who wrote with the doctor before. */
  readonly companions: number;
  readonly said: Said | undefined;
  /** Whether the author is credited to other doctors. */
  readonly isAnothers: boolean;
  readonly company: Company;
}

export interface Scored {
  readonly score: number;
  readonly evidence: Evidence[];
  /** Whether something other than the name speaks strongly for it, or two weaker signs together. */
  readonly isStrong: boolean;
  /** Why a person has to decide, however high the score is. */
  readonly doubt: Doubt | undefined;
  /** What the work says of the author's hospital; another one than the doctor's needs a person's word. */
  readonly names: Names;
  /** The very name at the very hospital: never passed over, however many bear it and whatever else speaks against it. */
  readonly isAtHome: boolean;
}

interface Feature {
  readonly evidence: Evidence;
  readonly strength: Strength;
}

type Strength = 'STRONG' | 'SIGN' | undefined;

type Found = Feature | undefined;

const found = (feature: Evidence['feature'], value: string, weight: number, strength?: Strength): Feature => ({
  evidence: { feature, value, weight: Math.round(weight * 100) / 100 },
  strength,
});

/** Undefined when people said that the author is not the doctor: it is not asked again. */
export function scoreOf(pair: Pair): Scored | undefined {
  const { said } = pair;
  if (said !== undefined && said.refused > 0 && said.byPerson === 0) return undefined;
  const features = [
    nameOf(pair),
    institutionOf(pair),
    placeOf(pair),
    worksOf(pair),
    colleaguesOf(pair),
    othersThereOf(pair),
    coAuthorsOf(pair),
    fieldOf(pair),
    worksFieldOf(pair),
    sourceOf(pair),
    yearsOf(pair),
  ];
  const told = features.filter((one) => one !== undefined);
  const score = told.reduce<number>((sum, { evidence }) => sum + evidence.weight, weights.start);
  return {
    score,
    evidence: told.map(({ evidence }) => evidence),
    isStrong:
      told.some(({ strength }) => strength === 'STRONG') ||
      told.filter(({ strength }) => strength === 'SIGN').length > 1,
    doubt: doubtOf(pair, namesOf(pair)),
    names: namesOf(pair),
    isAtHome: namesOf(pair) === 'SAME' && pair.form !== 'INITIALS' && pair.form !== 'INITIAL',
  };
}

function namesOf({ named, doctor }: Pair): Names {
  if (named.isAbroad) return 'OTHER';
  if (named.hospitals.length === 0) return 'NONE';
  return named.hospitals.some(({ id }) => id === doctor.hospitalId) ? 'SAME' : 'OTHER';
}

const nameOf = ({ form }: Pair): Found => found('name', form, weights.name[form]);

function institutionOf({ named, doctor }: Pair): Found {
  const { institution } = weights;
  if (named.isAbroad) return found('institution', 'ABROAD', institution.ABROAD);
  const { hospitals } = named;
  if (hospitals.some(({ id }) => id === doctor.hospitalId)) {
    // Several hospitals on one paper are several posts of one person, unless they only share the name.
    return hospitals.some((one) => namesakesOf(one, hospitals).length > 0)
      ? found('institution', 'ONE_OF', institution.ONE_OF)
      : found('institution', 'SAME', institution.SAME, 'STRONG');
  }
  if (hospitals.length === 0)
    return named.affiliated.has(doctor.hospitalId)
      ? found('institution', 'UNIVERSITY', institution.UNIVERSITY, 'SIGN')
      : undefined;
  const inCity = hospitals.some(({ cityCode }) => cityCode === doctor.cityCode);
  return inCity
    ? found('institution', 'OTHER_IN_CITY', institution.OTHER_IN_CITY)
    : found('institution', 'OTHER', institution.OTHER);
}

function placeOf({ named, doctor }: Pair): Found {
  if (named.isAbroad || named.places.size === 0 || named.hospitals.some(({ id }) => id === doctor.hospitalId))
    return undefined;
  const { places } = named;
  if (doctor.cityCode !== null && places.has(doctor.cityCode))
    return found('place', 'CITY', weights.place.CITY, 'SIGN');
  const isProvince =
    doctor.provinceCode !== null && [...places].some((code) => code.slice(0, 2) === doctor.provinceCode?.slice(0, 2));
  return isProvince
    ? found('place', 'PROVINCE', weights.place.PROVINCE)
    : found('place', 'ELSEWHERE', weights.place.ELSEWHERE);
}

/** Where the other works of the same person were written; credited ones tell more and stand in for them. */
function worksOf(pair: Pair): Found {
  const { company, doctor, said } = pair;
  if (company.named === 0 || (said?.byPerson ?? 0) + (said?.byRule ?? 0) > 0) return undefined;
  const here = company.hospitals.get(doctor.hospitalId) ?? 0;
  const share = here / company.named;
  const elsewhere = company.named > 1 ? 'ELSEWHERE' : 'ONE_ELSEWHERE';
  const value = here === 0 ? elsewhere : share === 1 ? 'ALL' : share >= 0.5 ? 'MOST' : 'FEW';
  if (namesOf(pair) !== 'SAME')
    return found('works', value, weights.works[value], share < 0.5 ? undefined : here > 1 ? 'STRONG' : 'SIGN');
  return value === 'ALL' || value === 'MOST' ? undefined : found('works', value, weights.worksBesideSame[value]);
}

function colleaguesOf(pair: Pair): Found {
  const { company, doctor } = pair;
  if (company.colleagues.size === 0) return undefined;
  const { colleagues } = weights;
  const here = company.colleagues.get(doctor.hospitalId) ?? 0;
  const isNamed = namesOf(pair) === 'SAME';
  if (here === 0) return isNamed ? undefined : found('colleagues', '0', colleagues.NONE);
  const weight = isNamed ? colleagues.BESIDE_SAME : here > 1 ? colleagues.MORE : colleagues.ONE;
  return found('colleagues', String(here), weight, here > 1 ? 'STRONG' : 'SIGN');
}

function othersThereOf({ company, doctor }: Pair): Found {
  const others = company.namesakesAt(doctor.hospitalId);
  if (others === 0) return undefined;
  const { ONE, TWO, MORE } = weights.namesakes;
  return found('namesakes', String(others), others === 1 ? ONE : others === 2 ? TWO : MORE);
}

function coAuthorsOf({ companions }: Pair): Found {
  if (companions === 0) return undefined;
  const isMore = companions > 1;
  return found(
    'coAuthors',
    String(companions),
    isMore ? weights.coAuthors.MORE : weights.coAuthors.ONE,
    isMore ? 'STRONG' : 'SIGN',
  );
}

function fieldOf({ doctorFields, workFields: fields }: Pair): Found {
  if (fields.size === 0 || doctorFields.wide.size === 0) return undefined;
  const names = byCount(fields);
  const own = names.find((name) => doctorFields.own.has(name));
  if (own !== undefined) return found('field', own, weights.field.OWN);
  const wide = names.find((name) => doctorFields.wide.has(name));
  return wide === undefined
    ? found('field', `OTHER:${names[0]}`, weights.field.OTHER)
    : found('field', wide, weights.field.WIDE);
}

/** What the other works of the same person are about; one of many in the own field says little. */
function worksFieldOf({ doctorFields, company: { fields, told } }: Pair): Found {
  if (told === 0 || doctorFields.wide.size === 0) return undefined;
  const names = byCount(fields);
  const own = names.find((name) => doctorFields.own.has(name));
  if (own !== undefined && fields.get(own)! >= told * thresholds.ownShare)
    return found('worksField', own, weights.worksField.OWN);
  const wide = names.find((name) => doctorFields.wide.has(name));
  return own === undefined && wide === undefined
    ? found('worksField', `OTHER:${names[0]}`, weights.worksField.OTHER)
    : found('worksField', own ?? wide!, own === undefined ? weights.worksField.WIDE : weights.worksField.SOME);
}

const sorted = new WeakMap<ReadonlyMap<string, number>, readonly string[]>();

/** The most named first; every doctor of the name asks the same works. */
function byCount(fields: ReadonlyMap<string, number>): readonly string[] {
  const known = sorted.get(fields) ?? [...fields].toSorted((a, b) => b[1] - a[1]).map(([name]) => name);
  sorted.set(fields, known);
  return known;
}

/** One number with works from several hospitals is often several people. */
function isMixed({ author, isAnothers, company, doctor, named }: Pair): boolean {
  if (isAnothers || author.workCount > thresholds.mixedWorks) return true;
  const elsewhere = company.named - (company.hospitals.get(doctor.hospitalId) ?? 0);
  return elsewhere > 0 || (named.hospitals.length > 0 && named.hospitals.every(({ id }) => id !== doctor.hospitalId));
}

function sourceOf(pair: Pair): Found {
  const { said, isAnothers } = pair;
  const { source } = weights;
  const credited = (said?.byPerson ?? 0) + (said?.byRule ?? 0);
  if (credited === 0) return isAnothers ? found('source', 'OTHER_DOCTOR', source.OTHER_DOCTOR) : undefined;
  if ((said?.byPerson ?? 0) === 0 && isMixed(pair)) return found('source', 'MIXED', source.MIXED);
  if ((said?.refused ?? 0) > 0) return found('source', 'BOTH', source.BOTH);
  if ((said?.byPerson ?? 0) > 0) return found('source', 'BY_PERSON', source.BY_PERSON, 'STRONG');
  return found('source', 'BY_RULE', source.BY_RULE, credited > 1 ? 'STRONG' : 'SIGN');
}

function yearsOf({ doctor, work }: Pair): Found {
  if (doctor.workingSince === null) return undefined;
  const early = doctor.workingSince - work.year;
  if (early > 7) return found('years', 'BEFORE_STUDY', weights.years.BEFORE_STUDY);
  return early > 3 ? found('years', 'EARLY', weights.years.EARLY) : undefined;
}
