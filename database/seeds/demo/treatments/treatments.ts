// About three thousand treatment records, stored by the room's own service (product: treatment records).
import {
  countPortraits,
  storeTreatments,
  type PreparedTreatment,
} from '../../../../apps/server/src/modules/treatment-records/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { random, weighted, type Random } from '../random.ts';
import { diseases, type Disease } from './diseases.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly realm: string;
  readonly today: string;
}

const YEARS = 3;
const HOSPITALS = 60;
const CHUNK = 1000;

const pickDisease = weighted(diseases.map((disease) => [disease, disease.share] as const));
const pickSource = weighted([
  ['REGISTRY', 40],
  ['HOSPITAL', 30],
  ['CHART', 20],
  ['PROGRAM', 10],
] as const);
const pickReason = weighted([
  ['INEFFECTIVE', 26],
  ['SWITCHED', 22],
  ['ADVERSE_REACTION', 18],
  ['REMISSION', 14],
  ['COST', 9],
  ['PATIENT', 7],
  ['LOST', 4],
] as const);
const pickConsent = weighted([
  ['CONSENT', 62],
  ['ETHICS', 18],
  ['ANONYMISED', 14],
  ['UNKNOWN', 6],
] as const);
const pickSeverity = weighted([
  ['MILD', 30],
  ['MODERATE', 41],
  ['SEVERE', 21],
  ['UNKNOWN', 8],
] as const);
const pickPayer = weighted([
  ['EMPLOYEE', 52],
  ['RESIDENT', 28],
  ['COMMERCIAL', 6],
  ['SELF', 9],
  ['UNKNOWN', 5],
] as const);
const doses = ['每日一次', '每日两次', '睡前一次', '必要时'] as const;
const codesOf: Readonly<Record<string, string>> = {
  MIGRAINE: 'G43.900',
  INSOMNIA: 'G47.000',
  DEPRESSION: 'F32.900',
  SCHIZOPHRENIA: 'F20.900',
  ALZHEIMER: 'G30.900',
  EPILEPSY: 'G40.900',
  PARKINSON: 'G20',
  ANXIETY: 'F41.900',
};
const pickOutcome = weighted([
  ['RESPONSE', 42],
  ['STABLE', 26],
  ['REMISSION', 14],
  ['PROGRESSION', 8],
  ['UNKNOWN', 10],
] as const);

/** A small enterprise has fewer patients; its portraits show that small groups are hidden. */
export async function storeTreatmentRecords(tx: Transaction, { enterpriseId, realm, today }: Desk): Promise<void> {
  const hospitals = await tx<{ id: string }[]>`
    select h.id::text from hospitals h where h.enterprise_id = app.enterprise_id() and h.is_enabled
    order by h.beds desc nulls last, h.id limit ${HOSPITALS}`;
  const patients = realm === 'weili' ? 2300 : 160;
  const user = await findActor(tx, { role: 'STEW' });
  const context = actAs(tx, { enterpriseId, user, when: new Date(momentOf(today, 540)) });
  const ids = hospitals.map(({ id }) => id);
  const records = planTreatments({ realm, today, patients, hospitals: ids });
  for (let at = 0; at < records.length; at += CHUNK) await storeTreatments(context, records.slice(at, at + CHUNK));
  await countPortraits(context);
}

export function planTreatments({
  realm,
  today,
  patients,
  hospitals,
}: {
  realm: string;
  today: string;
  patients: number;
  hospitals: readonly string[];
}): PreparedTreatment[] {
  if (hospitals.length === 0) return [];
  const randomly = random(realm, 'treatment records');
  // Drawn apart, so that patients and their lines stay the same.
  const details = random(realm, 'details of treatment records');
  const circumstances = random(realm, 'severity and payer of treatment records');
  return Array.from({ length: patients }, (_, number) => {
    // The large hospitals come first and have most of the patients.
    const hospitalId = hospitals[Math.floor(randomly.next() ** 2 * hospitals.length)]!;
    const lines = linesOf(randomly, details, { number, today, hospitalId });
    const payer = pickPayer(circumstances);
    return lines.map((line) => ({ ...line, payer, severity: pickSeverity(circumstances) }));
  }).flat();
}

/** The lines of therapy of one patient, each after the one before was stopped. */
function linesOf(
  randomly: Random,
  details: Random,
  { number, today, hospitalId }: { number: number; today: string; hospitalId: string },
): PreparedTreatment[] {
  const disease = pickDisease(randomly);
  const year = Number(today.slice(0, 4));
  const person = personOf(randomly, details, disease, { number, hospitalId, today });
  const lines: PreparedTreatment[] = [];
  let startedOn = addDays(person.diagnosedOn, randomly.between(0, 21));
  for (let line = 1; line <= 3 && startedOn < addDays(today, -14); line += 1) {
    const days = 7 + duration(randomly, disease.persistence / line ** 0.4);
    const lastSeenOn = addDays(today, -randomly.between(0, 13));
    const stop = addDays(startedOn, days);
    const isStopped = stop <= lastSeenOn;
    const stopReason = pickReason(randomly);
    lines.push({
      ...person,
      line,
      drug: weighted(disease.drugs)(randomly),
      startedOn,
      lastSeenOn: isStopped ? stop : lastSeenOn,
      outcome: pickOutcome(randomly),
      ...(details.chance(0.86) ? { dose: doses[details.between(0, doses.length - 1)]! } : {}),
      adverseEvent: isStopped && stopReason === 'ADVERSE_REACTION' ? 'YES' : details.chance(0.8) ? 'NO' : 'UNKNOWN',
      ...(isStopped ? { stoppedOn: stop, stopReason } : {}),
    });
    const goesOn = ['INEFFECTIVE', 'SWITCHED', 'ADVERSE_REACTION'].includes(stopReason) && randomly.chance(0.62);
    if (!isStopped || !goesOn) break;
    startedOn = addDays(stop, randomly.between(1, 40));
  }
  return lines.filter((record) => record.birthYear < year);
}

function personOf(
  randomly: Random,
  details: Random,
  disease: Disease,
  { number, hospitalId, today }: { number: number; hospitalId: string; today: string },
) {
  const diagnosedOn = addDays(today, -randomly.between(40, 365 * YEARS));
  const [from, to] = weighted(disease.ages.map((band) => [band, band[2]] as const))(randomly);
  return {
    patientKey: `PT-${(0x10000 + number * 7919).toString(16).toUpperCase().padStart(8, '0')}`,
    sex: randomly.chance(disease.women) ? ('FEMALE' as const) : ('MALE' as const),
    birthYear: Number(diagnosedOn.slice(0, 4)) - randomly.between(from, to),
    hospitalId,
    department: disease.department,
    indication: disease.indication,
    ...(details.chance(0.9) ? { icdCode: codesOf[disease.indication] ?? '' } : {}),
    consentBasis: pickConsent(details),
    diagnosedOn,
    ...(randomly.chance(0.93) ? { firstSymptomOn: addDays(diagnosedOn, -duration(randomly, disease.delay)) } : {}),
    comorbidities: disease.comorbidities.filter(([, chance]) => randomly.chance(chance)).map(([value]) => value),
    source: pickSource(randomly),
  };
}

/** Days until something happens that comes at an even rate. */
const duration = (randomly: Random, usual: number): number => Math.round(-Math.log(1 - randomly.next()) * usual);
