// How alike two hospitals are, and which are worth comparing at all (product 3.2, explained score).
import { createHash } from 'node:crypto';
import { hospitalPointsOf, type HospitalLikenessFeature, type HospitalVerdicts } from '@yijian/contract/duplicates';
import { ruleOf } from '../../../platform/auth/index.ts';
import { distanceKm } from '../../hospitals/index.ts';
import { comparedName, oneLess, type ComparedName } from './hospital-names.policy.ts';
import type { AlikeHospitals, ComparedHospital, HospitalLikeness } from './hospital-pairs.sql.ts';

type Side = ComparedHospital & { readonly told: ComparedName };
const NEAR_KM = 0.3;
const FAR_KM = 5;

const digits = (telephone: string): string => telephone.replaceAll(/\D/g, '').slice(-8);
const street = (address: string): string => address.normalize('NFKC').replaceAll(/[\s,，.。·-]/g, '');
const host = (website: string): string =>
  website
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/.*$/, '');
/** Shorter than this it tells nothing: 院内, a switchboard's last digits. */
const tells = (value: string, least: number): string => (value.length >= least ? value : '');

function nameVerdict(one: ComparedName, other: ComparedName): string {
  if (one.core === other.core) return 'SAME';
  if (one.others.some((name) => name === other.core || other.others.includes(name)) || other.others.includes(one.core))
    return 'ALIAS';
  const [short, long] = [one.core, other.core].toSorted((a, b) => a.length - b.length) as [string, string];
  if (short.length >= 4 && long.length - short.length <= 1) {
    const less = oneLess(long);
    if (less.includes(short) || (short.length === long.length && oneLess(short).some((name) => less.includes(name))))
      return 'ONE_CHARACTER';
  }
  return short.length >= 5 && (long.startsWith(short) || long.endsWith(short)) ? 'CONTAINED' : 'DIFFERENT';
}

const equal = (one: string, other: string): string | undefined => {
  if (one === '' || other === '') return undefined;
  return one === other ? 'SAME' : 'DIFFERENT';
};
const known = (value: string, unknown: string): string => (value === unknown ? '' : value);

function placeVerdict(one: Side, other: Side): string | undefined {
  const km = distanceKm({ ...one, hospitalId: one.id }, { ...other, hospitalId: other.id });
  if (km === null) return undefined;
  return km <= NEAR_KM ? 'NEAR' : km >= FAR_KM ? 'FAR' : undefined;
}

function verdictsOf(one: Side, other: Side): HospitalVerdicts {
  const name = nameVerdict(one.told, other.told);
  // Known by its other name, a hospital may have any number in the first.
  const isNumbered = name !== 'ALIAS' && one.told.numbers !== other.told.numbers;
  const found: Partial<Record<HospitalLikenessFeature, string | undefined>> = {
    name,
    number: isNumbered ? 'DIFFERENT' : undefined,
    branch: one.told.branch === other.told.branch ? undefined : 'DIFFERENT',
    county: equal(one.countyCode ?? '', other.countyCode ?? ''),
    telephone: equal(tells(digits(one.telephone), 7), tells(digits(other.telephone), 7)),
    address: equal(tells(street(one.address), 6), tells(street(other.address), 6)),
    website: equal(host(one.website), host(other.website)),
    place: placeVerdict(one, other),
    enName: equal(one.enName.toLowerCase(), other.enName.toLowerCase()),
    level: equal(known(one.level, 'UNRATED'), known(other.level, 'UNRATED')),
    type: equal(known(one.type, 'OTHER'), known(other.type, 'OTHER')),
    ownership: equal(one.ownership, other.ownership),
  };
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [HospitalLikenessFeature, string] =>
        entry[1] !== undefined && hospitalPointsOf(entry[0] as HospitalLikenessFeature, entry[1]) !== 0,
    ),
  );
}

const prepared = (hospital: ComparedHospital): Side => ({ ...hospital, told: comparedName(hospital) });

/** The same whichever of the two comes first. */
export function hospitalLikeness(one: ComparedHospital, other: ComparedHospital): HospitalLikeness {
  return likenessOf(prepared(one), prepared(other));
}

function likenessOf(one: Side, other: Side): HospitalLikeness {
  const verdicts = verdictsOf(one, other);
  const points = Object.entries(verdicts).reduce(
    (sum, [feature, verdict]) => sum + hospitalPointsOf(feature as HospitalLikenessFeature, verdict),
    0,
  );
  const said = [one, other]
    .toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
    .map(({ told: _told, places: _places, ...compared }) => compared);
  const print = createHash('md5').update(JSON.stringify(said)).digest('hex');
  return { score: Math.min(100, Math.max(0, points)), verdicts, print };
}

/** What two hospitals must share at least one of to be compared: a name, a name but for a character, telephone, address. */
function keysOf({ told, telephone, address }: Side): string[] {
  const keys = [told.core, ...told.others].map((name) => `name ${name}`);
  if (told.core.length >= 4) for (const name of [told.core, ...oneLess(told.core)]) keys.push(`near ${name}`);
  if (digits(telephone).length >= 7) keys.push(`telephone ${digits(telephone)}`);
  if (street(address).length >= 6) keys.push(`address ${street(address)}`);
  return [...new Set(keys)];
}

/** More than so many behind one key is a general word, or the switchboard of a town. */
const MOST_ALIKE = 12;

/** The pairs of a province of at least `askScore` points; hospitals of two cities are two. */
export function alikeHospitals(
  hospitals: readonly ComparedHospital[],
  { askScore, only }: { askScore: number; only?: string },
): AlikeHospitals[] {
  const byKey = new Map<string, Side[]>();
  for (const hospital of hospitals) {
    const side = prepared(hospital);
    for (const key of keysOf(side)) {
      const block = `${hospital.cityCode ?? ''} ${key}`;
      const sharing = byKey.get(block);
      if (sharing === undefined) byKey.set(block, [side]);
      else sharing.push(side);
    }
  }
  const found = new Map<string, AlikeHospitals>();
  for (const sharing of byKey.values()) {
    if (sharing.length < 2 || sharing.length > MOST_ALIKE) continue;
    for (const [at, one] of sharing.entries())
      for (const other of sharing.slice(at + 1)) {
        if (only !== undefined && one.id !== only && other.id !== only) continue;
        const [left, right] = BigInt(one.id) < BigInt(other.id) ? [one, other] : [other, one];
        const pair = `${left.id} ${right.id}`;
        if (left.id === right.id || found.has(pair)) continue;
        const alike = likenessOf(left, right);
        if (alike.score >= askScore) found.set(pair, { ...alike, leftId: left.id, rightId: right.id });
      }
  }
  return [...found.values()];
}

/** Verdicts that would tell what the caller may not see whole. */
export const hiddenVerdicts = (user: Parameters<typeof ruleOf>[0]): HospitalLikenessFeature[] =>
  ruleOf(user, 'hospital.telephone') === 'READ' ? [] : ['telephone'];
