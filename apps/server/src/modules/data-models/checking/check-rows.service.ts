// Checks many rows at once: each by itself, then what they refer to and whether their records exist already.
import type { ModelId, UploadMode } from '@yijian/contract/data-models';
import { listCostCenterCodes } from '../../budgets/index.ts';
import { findDoctorsNamed } from '../../doctors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { CheckedRow } from '../batches/rows.sql.ts';
import { readOnlyCells } from '../accounts/unread.policy.ts';
import { models, namingField } from '../models/models.policy.ts';
import { faultOf, short } from './cells.policy.ts';
import { choicesOf } from './choices.policy.ts';
import { codeBookOf } from './codes.policy.ts';
import { findExisting } from './existing.service.ts';
import {
  selectChoices,
  selectDepartmentNames,
  selectHospitalsNamed,
  selectOrganizationCodes,
  selectOwners,
  selectRegions,
  selectRoleCodes,
} from './lookups.sql.ts';
import { placesOf, type Places } from './places.policy.ts';
import { plain } from './plain.policy.ts';
import { ownerBookOf } from './preparing/prepare-finance.policy.ts';
import { prepareRow, setKey, type Cells, type Lookups, type Prepared } from './preparing/prepare.policy.ts';

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
  const owners = model === 'budget_cost_centers' ? await selectOwners(context.sql) : [];
  const costCenters = model === 'budget_orders' ? await listCostCenterCodes(context) : [];
  return {
    model,
    mode,
    lookups: {
      choices: choicesOf(fields, rows),
      places: knownPlaces,
      departments: departmentCodes,
      organizations: codeBookOf(organizations),
      roles: codeBookOf(roles),
      costCenters: codeBookOf(costCenters),
      owners: ownerBookOf(owners),
      now: context.clock.now(),
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
  if (model === 'interaction_records') await findNamedDoctors(context, prepared);
  for (const { values } of prepared) setKey(model, values);
  const existing = await findExisting(context, { model, rows: prepared });
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
const atHospitals: ReadonlySet<ModelId> = new Set([
  'doctors',
  'hospital_sales',
  'treatment_records',
  'interaction_records',
]);

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

/** The doctor that each row names at its hospital, by department and mark where the name is not enough. */
async function findNamedDoctors(context: Context, rows: readonly Prepared[]): Promise<void> {
  const placed = rows.filter(
    ({ values }) => typeof values['doctor'] === 'string' && values['hospitalId'] !== undefined,
  );
  const keyOf = (hospitalId: unknown, name: unknown): string => JSON.stringify([hospitalId, name]);
  const keys = placed.map(({ values }) => ({
    name: String(values['doctor']),
    hospitalId: String(values['hospitalId']),
  }));
  const named = Map.groupBy(await findDoctorsNamed(context, keys), (doctor) => keyOf(doctor.hospitalId, doctor.name));
  for (const { values, faults } of placed) {
    const isTold = (cell: string, word: string): boolean =>
      typeof values[cell] !== 'string' || plain(values[cell]) === plain(word);
    const found = (named.get(keyOf(values['hospitalId'], values['doctor'])) ?? []).filter(
      ({ departmentName, namesake = '' }) => isTold('department', departmentName) && isTold('namesake', namesake),
    );
    if (found.length === 1) values['doctorId'] = found[0]!.id;
    else
      faults.push(
        faultOf('doctor', found.length === 0 ? 'unknownDoctor' : 'ambiguousDoctor', short(String(values['doctor']))),
      );
  }
}
