// Checks many rows at once: each by itself, then what they refer to and whether their records exist already.
import type { ModelId, UploadMode } from '@yijian/contract/data-models';
import { findDoctorsByName } from '../../doctors/index.ts';
import { findHospitalsByName, findSalesByKeys } from '../../hospitals/index.ts';
import { findTreatmentsByKeys } from '../../treatment-records/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { CheckedRow } from '../batches/rows.sql.ts';
import { readOnlyCells } from '../accounts/unread.policy.ts';
import { models, namingField } from '../models/models.policy.ts';
import { faultOf, short } from './cells.policy.ts';
import { choicesOf } from './choices.policy.ts';
import { codeBookOf } from './codes.policy.ts';
import {
  selectAccountsNamed,
  selectChoices,
  selectDepartmentNames,
  selectHospitalsNamed,
  selectOrganizationCodes,
  selectRegions,
  selectRoleCodes,
} from './lookups.sql.ts';
import { placesOf, type Places } from './places.policy.ts';
import { plain } from './plain.policy.ts';
import { hospitalKey, prepareRow, type Cells, type Lookups, type Prepared } from './prepare.policy.ts';

export interface Checking {
  readonly model: ModelId;
  readonly mode: UploadMode;
  readonly lookups: Lookups;
}

/** Regions never change while the server runs. */
let knownPlaces: Places | undefined;

export async function openChecking(
  context: Context,
  { model, mode }: { model: ModelId; mode: UploadMode },
): Promise<Checking> {
  const { fields } = models[model];
  const keys = fields.flatMap((field) => field.dictionaryKey ?? []);
  const [rows, departments] = [await selectChoices(context.sql, keys), await selectDepartmentNames(context.sql)];
  knownPlaces ??= placesOf(await selectRegions(context.sql));
  const departmentCodes = new Map(
    departments.flatMap(({ code, name, enName }) => [name, enName].map((word) => [plain(word), code] as const)),
  );
  const [organizations, roles] =
    model === 'users' ? [await selectOrganizationCodes(context.sql), await selectRoleCodes(context.sql)] : [[], []];
  return {
    model,
    mode,
    lookups: {
      choices: choicesOf(fields, rows),
      places: knownPlaces,
      departments: departmentCodes,
      organizations: codeBookOf(organizations),
      roles: codeBookOf(roles),
    },
  };
}

export async function checkRows(
  context: Context,
  { checking, rows }: { checking: Checking; rows: readonly { row: number; cells: Cells }[] },
): Promise<CheckedRow[]> {
  const { model, mode, lookups } = checking;
  const prepared = rows.map(({ row, cells }) => ({ row, cells, ...prepareRow(model, cells, lookups) }));
  if (atHospitals.has(model)) await findNamedHospitals(context, prepared);
  for (const { values } of prepared) setKey[model]?.(values);
  const existing = await existingOf[model](context, prepared);
  const column = namingField(model);
  const readOnly = readOnlyCells(context.user, model);
  return prepared.map(({ row, cells, values, faults }) => {
    const id = existing.get(String(values['key']));
    const isClash = mode === 'ADD' && id !== undefined;
    if (isClash) faults.push(faultOf(column, 'exists'));
    else if (id !== undefined)
      for (const cell of readOnly) if ((cells[cell] ?? '') !== '') faults.push(faultOf(cell, 'readOnly'));
    if (mode === 'UPDATE' && id === undefined && values['key'] !== undefined)
      faults.push(faultOf(column, 'notExisting'));
    return {
      row,
      cells,
      prepared: values,
      faults,
      targetId: isClash ? undefined : id,
      duplicateOf: isClash ? id : undefined,
    };
  });
}

/** Models whose rows name a hospital. */
const atHospitals: ReadonlySet<ModelId> = new Set(['doctors', 'hospital_sales', 'treatment_records']);

/** The key of a record that stands at a hospital, once the hospital is found and nothing else of it lacks. */
const setKey: Readonly<Partial<Record<ModelId, (values: Prepared['values']) => void>>> = {
  doctors: (values) => keyInto(values, ['hospitalId', 'name', 'departmentName', 'namesake']),
  hospital_sales: (values) => keyInto(values, ['hospitalId', 'product', 'month']),
};

function keyInto(values: Prepared['values'], fields: readonly string[]): void {
  if (fields.every((field) => values[field] !== undefined))
    values['key'] = fields.map((field) => String(values[field])).join(' ');
}

/** The hospital that each row names, by name, and by city and county where the name is not enough. */
async function findNamedHospitals(context: Context, rows: readonly Prepared[]): Promise<void> {
  const names = [...new Set(rows.map(({ values }) => String(values['hospital'] ?? '')))];
  const byName = Map.groupBy(await selectHospitalsNamed(context.sql, names), (hospital) => hospital.name);
  for (const { values, faults } of rows) {
    if (typeof values['hospital'] !== 'string') continue;
    const cities = values['hospitalCities'] as string[] | undefined;
    const named = byName.get(values['hospital']) ?? [];
    const inCities =
      cities === undefined ? named : named.filter((hospital) => cities.includes(hospital.cityCode ?? ''));
    const counties = values['hospitalCounties'] as string[] | undefined;
    const isToldApart = inCities.length > 1 && counties !== undefined;
    const found = isToldApart ? inCities.filter(({ countyCode }) => counties.includes(countyCode ?? '')) : inCities;
    if (found.length === 1) values['hospitalId'] = found[0]!.id;
    else
      faults.push(
        faultOf('hospital', found.length === 0 ? 'unknownHospital' : 'ambiguousHospital', short(values['hospital'])),
      );
  }
}

const existingOf: Readonly<
  Record<ModelId, (context: Context, rows: readonly Prepared[]) => Promise<Map<string, string>>>
> = {
  hospitals: existingHospitals,
  doctors: existingDoctors,
  hospital_sales: existingSales,
  treatment_records: existingTreatments,
  users: existingUsers,
};

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
