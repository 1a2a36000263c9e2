// Which value of two hospitals survives, field by field, and why (product 3.2, survivorship per field).
import type { GovernedFieldName } from '@yijian/contract/core';
import { governedNamesOf, hospitalFields } from '@yijian/contract/dictionaries';
import {
  survivingHospitalFields,
  type Side,
  type SurvivalReason,
  type SurvivingHospitalField,
} from '@yijian/contract/duplicates';
import type { HospitalCandidate } from './hospital-merges.sql.ts';

type Chosen = { readonly from: Side; readonly why: SurvivalReason };
export type HospitalSurvivorship = Readonly<Record<SurvivingHospitalField, Chosen>>;

/** The fuller of two texts says more. */
const texts: ReadonlySet<SurvivingHospitalField> = new Set(['address', 'keyDepartments', 'receptionRule']);
/** Who is kept keeps its name and place: that is why it was chosen to stay. */
const identity: ReadonlySet<SurvivingHospitalField> = new Set(['name', 'code', 'region']);

const columnsOf: Readonly<Record<SurvivingHospitalField, readonly string[]>> = {
  name: ['name', 'pinyin', 'initials'],
  enName: ['en_name'],
  code: ['code'],
  level: ['level'],
  type: ['type'],
  ownership: ['ownership'],
  region: ['province_code', 'city_code', 'county_code'],
  address: ['address'],
  position: ['latitude', 'longitude'],
  telephone: ['telephone'],
  website: ['website'],
  beds: ['beds'],
  yearlyOutpatients: ['yearly_outpatients'],
  keyDepartments: ['key_departments'],
  receptionRule: ['reception_rule'],
};

/** Fields whose sight a role may narrow; the reception rule names a contact. */
export const hospitalFieldGovernedBy: Readonly<Partial<Record<SurvivingHospitalField, GovernedFieldName>>> =
  governedNamesOf(hospitalFields);

/** Chooses for every field; what the steward wants otherwise wins. */
export function surviveHospital(
  survivor: HospitalCandidate,
  loser: HospitalCandidate,
  choices: Readonly<Partial<Record<SurvivingHospitalField, Side>>>,
): HospitalSurvivorship {
  const chosen = survivingHospitalFields.map((field): [SurvivingHospitalField, Chosen] => {
    const own = decide(field, survivor, loser);
    const wanted = choices[field];
    return [field, wanted === undefined || wanted === own.from ? own : { from: wanted, why: 'CHOSEN' }];
  });
  return Object.fromEntries(chosen) as HospitalSurvivorship;
}

function decide(field: SurvivingHospitalField, survivor: HospitalCandidate, loser: HospitalCandidate): Chosen {
  const [own, other] = [survivor.values[field].key, loser.values[field].key];
  if (own === other) return { from: 'SURVIVOR', why: 'SAME' };
  if (own === '' || other === '') return { from: own === '' ? 'LOSER' : 'SURVIVOR', why: 'ONLY_ONE' };
  if (identity.has(field)) return { from: 'SURVIVOR', why: 'STAYS' };
  if (texts.has(field) && own.length !== other.length)
    return { from: own.length > other.length ? 'SURVIVOR' : 'LOSER', why: 'FULLER' };
  if (survivor.updatedAt !== loser.updatedAt)
    return { from: survivor.updatedAt > loser.updatedAt ? 'SURVIVOR' : 'LOSER', why: 'NEWER' };
  return { from: 'SURVIVOR', why: 'STAYS' };
}

/** Columns the survivor takes from the one that goes. */
export const takenHospitalColumns = (chosen: HospitalSurvivorship): string[] =>
  survivingHospitalFields.filter((field) => chosen[field].from === 'LOSER').flatMap((field) => columnsOf[field]);

/** As many other names as the form of a hospital holds. */
const MOST_ALIASES = 10;

/** The other names afterwards: what either was called, but for the name that stays. */
export function aliasesAfter(
  survivor: { readonly name: string; readonly aliases: readonly string[] },
  loser: { readonly name: string; readonly aliases: readonly string[] },
  nameFrom: Side,
): string[] {
  const [stays, goes] = nameFrom === 'SURVIVOR' ? [survivor.name, loser.name] : [loser.name, survivor.name];
  const all = new Set([goes, ...survivor.aliases, ...loser.aliases]);
  all.delete(stays);
  return [...all].slice(0, MOST_ALIASES);
}
