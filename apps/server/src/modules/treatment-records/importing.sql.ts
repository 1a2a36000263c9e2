// Treatment records written in bulk by a data upload, changed, taken back.
import type { Payer, Severity } from '@yijian/contract/treatment-records';
import type { Fragment, Sql } from '../../platform/db/index.ts';

export interface TreatmentKey {
  readonly patientKey: string;
  readonly indication: string;
  readonly line: number;
}

/** One checked row; days are YYYY-MM-DD. */
export interface PreparedTreatment extends TreatmentKey {
  readonly sex: 'MALE' | 'FEMALE';
  readonly birthYear: number;
  readonly hospitalId: string;
  readonly department?: string;
  readonly firstSymptomOn?: string;
  readonly diagnosedOn: string;
  readonly comorbidities?: readonly string[];
  readonly drug: string;
  readonly startedOn: string;
  readonly stoppedOn?: string;
  readonly stopReason?: string;
  readonly lastSeenOn: string;
  readonly outcome?: string;
  readonly source: string;
  readonly icdCode?: string;
  readonly dose?: string;
  readonly adverseEvent?: 'YES' | 'NO' | 'UNKNOWN';
  readonly consentBasis?: 'CONSENT' | 'ETHICS' | 'ANONYMISED' | 'UNKNOWN';
  readonly severity?: Severity;
  readonly payer?: Payer;
}

export async function selectByKeys(
  sql: Sql,
  keys: readonly TreatmentKey[],
): Promise<(TreatmentKey & { id: string })[]> {
  return sql<(TreatmentKey & { id: string })[]>`
    select t.id, t.patient_key as "patientKey", t.indication, t.line
    from unnest(${keys.map((key) => key.patientKey)}::text[], ${keys.map((key) => key.indication)}::text[], ${keys.map((key) => key.line)}::int[])
      as k(patient_key, indication, line)
    join treatment_records t on t.enterprise_id = app.enterprise_id() and t.patient_key = k.patient_key
      and t.indication = k.indication and t.line = k.line`;
}

const record = (sql: Sql): Fragment =>
  sql`("patientKey" text, sex text, "birthYear" int, "hospitalId" bigint, department text, indication text, "firstSymptomOn" date,
    "diagnosedOn" date, comorbidities text[], line int, drug text, "startedOn" date, "stoppedOn" date, "stopReason" text,
    "lastSeenOn" date, outcome text, source text, "icdCode" text, dose text, "adverseEvent" text, "consentBasis" text, severity text, payer text)`;

/** Stores `rows`, a select of one column `prepared`; answers how many. */
export async function insertImportedTreatments(
  sql: Sql,
  { batchId }: { batchId: string | null },
  rows: Fragment,
): Promise<number> {
  const { count } = await sql`
    insert into treatment_records (patient_key, sex, birth_year, hospital_id, province_code, city_code, department, indication,
      first_symptom_on, diagnosed_on, comorbidities, line, drug, started_on, stopped_on, stop_reason, last_seen_on, outcome, source,
      icd_code, dose, adverse_event, consent_basis, severity, payer, import_batch_id)
    select x."patientKey", x.sex, x."birthYear", h.id, h.province_code, h.city_code, coalesce(x.department, ''), x.indication,
      x."firstSymptomOn", x."diagnosedOn", coalesce(x.comorbidities, '{}'), x.line, x.drug, x."startedOn", x."stoppedOn", x."stopReason",
      x."lastSeenOn", coalesce(x.outcome, 'UNKNOWN'), x.source, coalesce(x."icdCode", ''), coalesce(x.dose, ''),
      coalesce(x."adverseEvent", 'UNKNOWN'), coalesce(x."consentBasis", 'UNKNOWN'), coalesce(x.severity, 'UNKNOWN'),
      coalesce(x.payer, 'UNKNOWN'), ${batchId}
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = x."hospitalId"`;
  return count;
}

/** The same for records that belong to no upload. */
export function insertTreatments(sql: Sql, records: readonly PreparedTreatment[]): Promise<number> {
  const rows = sql`select jsonb_array_elements(${JSON.stringify(records)}::text::jsonb) as prepared`;
  return insertImportedTreatments(sql, { batchId: null }, rows);
}

/** What a change by upload may overwrite, as an undo puts it back; the table is called `t`. */
export function treatmentBefore(sql: Sql): Fragment {
  return sql`to_jsonb(t) - 'enterprise_id' - 'id' - 'age_band' - 'import_batch_id' - 'created_at'`;
}

/** Overwrites records with `rows`, a select of `target_id` and `prepared`; a row is a whole record, so that what it leaves out is emptied. */
export async function updateImportedTreatments(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update treatment_records t set sex = x.sex, birth_year = x."birthYear", hospital_id = h.id, province_code = h.province_code,
      city_code = h.city_code, department = coalesce(x.department, ''), first_symptom_on = x."firstSymptomOn",
      diagnosed_on = x."diagnosedOn", comorbidities = coalesce(x.comorbidities, '{}'), drug = x.drug, started_on = x."startedOn",
      stopped_on = x."stoppedOn", stop_reason = x."stopReason", last_seen_on = x."lastSeenOn",
      outcome = coalesce(x.outcome, 'UNKNOWN'), source = x.source, icd_code = coalesce(x."icdCode", ''), dose = coalesce(x.dose, ''),
      adverse_event = coalesce(x."adverseEvent", 'UNKNOWN'), consent_basis = coalesce(x."consentBasis", 'UNKNOWN'),
      severity = coalesce(x.severity, 'UNKNOWN'), payer = coalesce(x.payer, 'UNKNOWN'), updated_at = now()
    from (${rows}) r cross join lateral jsonb_to_record(r.prepared) as x${record(sql)}
    join hospitals h on h.enterprise_id = app.enterprise_id() and h.id = x."hospitalId"
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Puts back what `treatmentBefore` kept, also where it was kept before a column came; `rows` is a select of `target_id` and `before`. */
export async function restoreImportedTreatments(sql: Sql, rows: Fragment): Promise<number> {
  const { count } = await sql`
    update treatment_records t set sex = x.sex, birth_year = x.birth_year, hospital_id = x.hospital_id, province_code = x.province_code,
      city_code = x.city_code, department = x.department, first_symptom_on = x.first_symptom_on, diagnosed_on = x.diagnosed_on,
      comorbidities = x.comorbidities, drug = x.drug, started_on = x.started_on, stopped_on = x.stopped_on,
      stop_reason = x.stop_reason, last_seen_on = x.last_seen_on, outcome = x.outcome, source = x.source, icd_code = coalesce(x.icd_code, ''),
      dose = coalesce(x.dose, ''), adverse_event = coalesce(x.adverse_event, 'UNKNOWN'),
      consent_basis = coalesce(x.consent_basis, 'UNKNOWN'), severity = coalesce(x.severity, 'UNKNOWN'),
      payer = coalesce(x.payer, 'UNKNOWN'), updated_at = x.updated_at
    from (${rows}) r cross join lateral jsonb_populate_record(null::treatment_records, r.before) as x
    where t.enterprise_id = app.enterprise_id() and t.id = r.target_id`;
  return count;
}

/** Removes records that an upload created; `rows` is a select of ids. */
export async function deleteImportedTreatments(sql: Sql, rows: Fragment): Promise<number> {
  const { count } =
    await sql`delete from treatment_records where enterprise_id = app.enterprise_id() and id in (${rows})`;
  return count;
}
