// Which rows of an upload speak of records that are there already.
import type { ModelId } from '@yijian/contract/data-models';
import { findCostCentersByCode, findOrdersByCode } from '../../budgets/index.ts';
import { findDoctorsByName } from '../../doctors/index.ts';
import { findHospitalsByName, findSalesByKeys } from '../../hospitals/index.ts';
import { findInteractionsByKeys } from '../../interactions/index.ts';
import { findTreatmentsByKeys } from '../../treatment-records/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { faultOf, short } from './cells.policy.ts';
import { selectAccountsNamed } from './lookups.sql.ts';
import { hospitalKey, keyFields, type Prepared } from './preparing/prepare.policy.ts';

type Find = (context: Context, rows: readonly Prepared[]) => Promise<Map<string, string>>;

const existingOf: Readonly<Record<ModelId, Find>> = {
  hospitals: existingHospitals,
  doctors: existingDoctors,
  hospital_sales: existingSales,
  treatment_records: existingTreatments,
  interaction_records: existingInteractions,
  users: existingUsers,
  budget_cost_centers: existingCostCenters,
  budget_orders: existingOrders,
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

/** The named fields, as text, of rows that have a key. */
const textsOf = <Field extends string>(rows: readonly Prepared[], fields: readonly Field[]): Record<Field, string>[] =>
  rows.flatMap(({ values }) =>
    values['key'] === undefined
      ? []
      : [Object.fromEntries(fields.map((field) => [field, String(values[field])])) as Record<Field, string>],
  );

/** Ids by the key that the same fields give a row. */
const byKey = <Field extends string>(
  found: readonly (Readonly<Partial<Record<Field, string | number>>> & { readonly id: string })[],
  fields: readonly Field[],
): Map<string, string> =>
  new Map(found.map((record) => [fields.map((field) => record[field] ?? '').join(' '), record.id]));

async function existingDoctors(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const fields = keyFields.doctors;
  return byKey(await findDoctorsByName(context, textsOf(rows, fields)), fields);
}

async function existingSales(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const fields = keyFields.hospital_sales;
  return byKey(await findSalesByKeys(context, textsOf(rows, fields)), fields);
}

async function existingTreatments(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const fields = keyFields.treatment_records;
  const keys = textsOf(rows, fields).map((key) => ({ ...key, line: Number(key.line) }));
  return byKey(await findTreatmentsByKeys(context, keys), fields);
}

async function existingInteractions(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const fields = keyFields.interaction_records;
  return byKey(await findInteractionsByKeys(context, textsOf(rows, fields)), fields);
}

async function existingCostCenters(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const fields = keyFields.budget_cost_centers;
  const codes = textsOf(rows, fields).map(({ code }) => code);
  return byKey(await findCostCentersByCode(context, codes), fields);
}

async function existingOrders(context: Context, rows: readonly Prepared[]): Promise<Map<string, string>> {
  const fields = keyFields.budget_orders;
  const codes = textsOf(rows, fields).map(({ code }) => code);
  return byKey(await findOrdersByCode(context, codes), fields);
}
