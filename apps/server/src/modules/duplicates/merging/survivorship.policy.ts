// Which value of two doctors survives, field by field, and why (product 3.2, survivorship per field).
import type { GovernedFieldName } from '@yijian/contract/core';
import { doctorFields, governedColumnsOf } from '@yijian/contract/dictionaries';
import { survivingFields, type Side, type SurvivalReason, type SurvivingField } from '@yijian/contract/duplicates';
import type { Candidate } from './comparison.sql.ts';

export interface Chosen {
  readonly from: Side;
  readonly why: SurvivalReason;
}
export type Survivorship = Readonly<Record<SurvivingField, Chosen>>;

/** What a verification speaks for. */
const verified: ReadonlySet<SurvivingField> = new Set(['name', 'title', 'workplace', 'licenceNumber']);
/** The fuller of two texts says more. */
const texts: ReadonlySet<SurvivingField> = new Set(['degree', 'direction', 'indication', 'resume']);

/** Columns that go with a field; sealed numbers stand apart. */
export const columnsOf: Readonly<Record<SurvivingField, readonly string[]>> = {
  name: ['name', 'pinyin', 'initials'],
  enName: ['en_name'],
  title: ['title_code', 'doctor_type'],
  workplace: [
    'hospital_id',
    'department_name',
    'department_code',
    'province_code',
    'city_code',
    'hospital_level',
    'has_sales',
  ],
  position: ['administrative_position'],
  tier: ['tier'],
  sex: ['sex'],
  birthYear: ['birth_year'],
  nativePlace: ['native_place'],
  workingSince: ['working_since'],
  degree: ['degree_title'],
  phone: ['masked_phone'],
  email: ['email'],
  licenceNumber: [],
  idNumber: [],
  bankAccount: [],
  direction: ['professional_direction'],
  indication: ['indication'],
  resume: ['resume'],
};

export const sealedFields = {
  phone: 'PHONE',
  licenceNumber: 'LICENCE_NUMBER',
  idNumber: 'ID_NUMBER',
  bankAccount: 'BANK_ACCOUNT',
} as const satisfies Partial<Record<SurvivingField, string>>;

const rights = governedColumnsOf(doctorFields);
/** Fields whose sight a role may narrow: those of which a column is under a right. */
export const governedBy: Readonly<Partial<Record<SurvivingField, GovernedFieldName>>> = Object.fromEntries(
  survivingFields.flatMap((field) =>
    columnsOf[field].flatMap((column) => (rights[column] ? [[field, rights[column]]] : [])),
  ),
);

/** Chooses for every field; what the steward wants otherwise wins. */
export function survive(
  survivor: Candidate,
  loser: Candidate,
  choices: Readonly<Partial<Record<SurvivingField, Side>>>,
): Survivorship {
  const chosen = survivingFields.map((field): [SurvivingField, Chosen] => {
    const own = decide(field, survivor, loser);
    const wanted = choices[field];
    return [field, wanted === undefined || wanted === own.from ? own : { from: wanted, why: 'CHOSEN' }];
  });
  return Object.fromEntries(chosen) as Record<SurvivingField, Chosen>;
}

function decide(field: SurvivingField, survivor: Candidate, loser: Candidate): Chosen {
  const [own, other] = [survivor.values[field].key, loser.values[field].key];
  if (own === other) return { from: 'SURVIVOR', why: 'SAME' };
  if (own === '' || other === '') return { from: own === '' ? 'LOSER' : 'SURVIVOR', why: 'ONLY_ONE' };
  if (verified.has(field) && survivor.isVerified !== loser.isVerified)
    return { from: survivor.isVerified ? 'SURVIVOR' : 'LOSER', why: 'VERIFIED' };
  if (field === 'tier') return { from: own < other ? 'SURVIVOR' : 'LOSER', why: 'HIGHER' };
  if (texts.has(field) && own.length !== other.length)
    return { from: own.length > other.length ? 'SURVIVOR' : 'LOSER', why: 'FULLER' };
  if (survivor.updatedAt !== loser.updatedAt)
    return { from: survivor.updatedAt > loser.updatedAt ? 'SURVIVOR' : 'LOSER', why: 'NEWER' };
  return { from: 'SURVIVOR', why: 'STAYS' };
}

/** The badge stays where everything it speaks for comes from a verified record. */
export function staysVerified(survivor: Candidate, loser: Candidate, chosen: Survivorship): boolean {
  return [...verified].every((field) => {
    const same = survivor.values[field].key === loser.values[field].key;
    if (same) return survivor.isVerified || loser.isVerified;
    if (field === 'licenceNumber' && survivor.values[field].key + loser.values[field].key === '') return true;
    return chosen[field].from === 'SURVIVOR' ? survivor.isVerified : loser.isVerified;
  });
}

/** Columns the survivor takes from the one that goes. */
export const takenColumns = (chosen: Survivorship): string[] =>
  survivingFields.filter((field) => chosen[field].from === 'LOSER').flatMap((field) => columnsOf[field]);
