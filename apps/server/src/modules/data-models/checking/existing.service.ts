// Which rows of an upload speak of records that are there already.
import type { ModelId } from '@yijian/contract/data-models';
import { findDoctorsByName } from '../../doctors/index.ts';
import { findHospitalsByName, findSalesByKeys } from '../../hospitals/index.ts';
import { findInteractionsByKeys } from '../../interactions/index.ts';
import { findTreatmentsByKeys } from '../../treatment-records/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { faultOf, short } from './cells.policy.ts';
import { selectAccountsNamed } from './lookups.sql.ts';
import { hospitalKey, type Prepared } from './preparing/prepare.policy.ts';

type Find = (context: Context, rows: readonly Prepared[]) => Promise<Map<string, string>>;

const existingOf: Readonly<Record<ModelId, Find>> = {
  hospitals: existingHospitals,
  doctors: existingDoctors,
  hospital_sales: existingSales,
  treatment_records: existingTreatments,
  interaction_records: existingInteractions,
  users: existingUsers,
};

/** Ids of the records that rows speak of, by the key of the row. */
export function findExisting(
  context: Context,
  { model, rows }: { readonly model: ModelId; readonly rows: readonly Prepared[] },
): Promise<Map<string, string>> {
  return existingOf[model](context, rows);
}

async function existingUsers(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const logins = rows.flatMap(({ values }) => (typeof values['key'] === 'string' ? [values['key']] : []));
  return new Map((await selectAccountsNamed(context.sql, logins)).map(({ id, login }) => [login, id]));
}

/** In the county that the row tells; without a county the only one of the name in the city. */
async function existingHospitals(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const named = rows.filter(({ values }) => values['key'] !== undefined);
  const inCity = (cityCode: unknown, name: unknown): string => `${String(cityCode)} ${String(name)}`;
  const keys = named.map(({ values }) => ({ name: String(values['name']), cityCode: String(values['cityCode']) }));
  const found = await findHospitalsByName(context, keys);
  const exact = new Map(found.map((hospital) => [hospitalKey(hospital), hospital.id]));
  const stored = Map.groupBy(found, ({ cityCode, name }) => inCity(cityCode, name));
  const asking = Map.groupBy(named, ({ values }) => inCity(values['cityCode'], values['name']));
  const existing = new Map<string, string>();
  for (const { values, faults } of named) {
    const key = String(values['key']);
    const place = inCity(values['cityCode'], values['name']);
    const there = stored.get(place) ?? [];
    // One stored without a county is the one told now, unless rows tell several.
    const isOnlyOne = new Set(asking.get(place)!.map((row) => row.values['key'])).size === 1;
    const alike =
      values['countyCode'] === undefined ? there : there.filter((one) => one.countyCode === null && isOnlyOne);
    const id = exact.get(key) ?? (alike.length === 1 ? alike[0]!.id : undefined);
    if (id !== undefined) existing.set(key, id);
    else if (alike.length > 1) faults.push(faultOf('county', 'ambiguousCounty', short(String(values['name']))));
  }
  return existing;
}

async function existingDoctors(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const keys = rows
    .filter(({ values }) => values['key'] !== undefined)
    .map(({ values }) => ({
      name: String(values['name']),
      hospitalId: String(values['hospitalId']),
      departmentName: String(values['departmentName']),
      namesake: String(values['namesake']),
    }));
  const found = await findDoctorsByName(context, keys);
  return new Map(
    found.map(({ id, name, hospitalId, departmentName, namesake = '' }) => [
      [hospitalId, name, departmentName, namesake].join(' '),
      id,
    ]),
  );
}

async function existingSales(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const keys = rows
    .filter(({ values }) => values['key'] !== undefined)
    .map(({ values }) => ({
      hospitalId: String(values['hospitalId']),
      product: String(values['product']),
      month: String(values['month']),
    }));
  const found = await findSalesByKeys(context, keys);
  return new Map(found.map(({ id, hospitalId, product, month }) => [`${hospitalId} ${product} ${month}`, id]));
}

async function existingTreatments(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const keys = rows
    .filter(({ values }) => values['key'] !== undefined)
    .map(({ values }) => ({
      patientKey: String(values['patientKey']),
      indication: String(values['indication']),
      line: Number(values['line']),
    }));
  const found = await findTreatmentsByKeys(context, keys);
  return new Map(found.map(({ id, patientKey, indication, line }) => [[patientKey, indication, line].join(' '), id]));
}

async function existingInteractions(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const keys = rows
    .filter(({ values }) => values['key'] !== undefined)
    .map(({ values }) => ({
      doctorId: String(values['doctorId']),
      at: String(values['at']),
      channel: String(values['channel']),
      action: String(values['action']),
      subject: String(values['subject']),
    }));
  const found = await findInteractionsByKeys(context, keys);
  return new Map(
    found.map(({ id, doctorId, at, channel, action, subject }) => [
      [doctorId, at, channel, action, subject].join(' '),
      id,
    ]),
  );
}
