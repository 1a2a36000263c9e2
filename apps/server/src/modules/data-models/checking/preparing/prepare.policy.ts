// One row: every fault of every cell in one pass, and what is ready to be stored.
import type { ModelId } from '@yijian/contract/data-models';
import { spell, spellPerson, toldByName } from '../../../hospitals/index.ts';
import { maskOf } from '../../../../platform/secrets/index.ts';
import type { CheckedRow, Fault } from '../../batches/rows.sql.ts';
import type { FieldRule } from '../../models/field-rule.policy.ts';
import { models } from '../../models/models.policy.ts';
import { checkCell, faultOf, short, type Choices, type Value } from '../cells.policy.ts';
import { findPlaces, type Places } from '../places.policy.ts';
import { plain } from '../plain.policy.ts';
import { describeCostCenter, describeOrder, type OwnerBook } from './prepare-finance.policy.ts';
import { checkInteraction } from './prepare-interaction.policy.ts';
import { checkTreatment } from './prepare-treatment.policy.ts';
import { describeUser } from './prepare-user.policy.ts';
import type { CodeBook } from '../codes.policy.ts';

export interface Lookups {
  readonly choices: Choices;
  readonly places: Places;
  /** Codes of the standard departments by name. */
  readonly departments: ReadonlyMap<string, string>;
  readonly organizations: CodeBook;
  readonly roles: CodeBook;
  readonly costCenters: CodeBook;
  readonly owners: OwnerBook;
  readonly now: Date;
}

export type Cells = CheckedRow['cells'];

export interface Prepared {
  readonly values: Record<string, Value>;
  readonly faults: Fault[];
}

/** Cells that are read together with others or with records. */
const looksUp: ReadonlySet<FieldRule['type']> = new Set(['REGION', 'CODE', 'CODES']);

type Describe = (cells: Cells, lookups: Lookups, values: Record<string, Value>, faults: Fault[]) => void;
const describers: Readonly<Record<ModelId, Describe>> = {
  hospitals: locateHospital,
  doctors: describeDoctor,
  hospital_sales: describeSales,
  treatment_records: describeTreatment,
  interaction_records: describeInteraction,
  users: describeUser,
  budget_cost_centers: describeCostCenter,
  budget_orders: describeOrder,
};

/** Checks all that the row alone can tell; references and duplicates are looked up for many rows at once. */
export function prepareRow(model: ModelId, cells: Cells, lookups: Lookups): Prepared {
  const { fields } = models[model];
  const values: Record<string, Value> = {};
  const faults: Fault[] = [];
  for (const field of fields) {
    const text = cells[field.key] ?? '';
    if (text === '') {
      if (field.isRequired === true) faults.push(faultOf(field.key, 'required'));
    } else if (!looksUp.has(field.type)) checkInto(field, text, lookups, values, faults);
  }
  describers[model](cells, lookups, values, faults);
  return { values, faults };
}

function checkInto(
  field: FieldRule,
  text: string,
  lookups: Lookups,
  values: Record<string, Value>,
  faults: Fault[],
): void {
  const checked = checkCell(field, text, lookups.choices);
  if ('value' in checked) values[field.key] = checked.value;
  else faults.push(faultOf(field.key, checked.fault, checked.about));
}

function locateHospital(cells: Cells, { places }: Lookups, values: Record<string, Value>, faults: Fault[]): void {
  const province = cells['province'] ? findPlaces(places, 1, cells['province'])[0] : undefined;
  if (cells['province'] && province === undefined)
    faults.push(faultOf('province', 'unknownProvince', short(cells['province'])));
  const city = cells['city'] ? findCity(cells['city'], province, places, faults) : undefined;
  const county = cells['county'] && city !== undefined ? findPlaces(places, 3, cells['county'], city)[0] : undefined;
  if (cells['county'] && city !== undefined && county === undefined)
    faults.push(faultOf('county', 'unknownCounty', short(cells['county'])));
  for (const [one, other] of [
    ['latitude', 'longitude'],
    ['longitude', 'latitude'],
  ] as const)
    if (cells[one] && !cells[other]) faults.push(faultOf(other, 'positionHalf'));
  if (province !== undefined) values['provinceCode'] = province;
  if (city !== undefined) values['cityCode'] = city;
  if (county !== undefined) values['countyCode'] = county;
  const name = values['name'];
  if (typeof name !== 'string') return;
  Object.assign(values, spell(name));
  const told = toldByName(name);
  if (told.type !== undefined) values['toldType'] = told.type;
  if (told.ownership !== undefined) values['toldOwnership'] = told.ownership;
  if (city !== undefined) values['key'] = hospitalKey({ name, cityCode: city, countyCode: county });
}

/** Fields that make the key of a record, in the order in which they stand in it. */
export const keyFields = {
  doctors: ['hospitalId', 'name', 'departmentName', 'namesake'],
  hospital_sales: ['hospitalId', 'product', 'month'],
  treatment_records: ['patientKey', 'indication', 'line'],
  interaction_records: ['doctorId', 'at', 'channel', 'action', 'subject'],
  budget_cost_centers: ['code'],
  budget_orders: ['code'],
} as const satisfies Readonly<Partial<Record<ModelId, readonly string[]>>>;

/** Gives a row its key, once what it names is found and nothing of the key lacks. */
export function setKey(model: ModelId, values: Record<string, Value>): void {
  const fields = (keyFields as Readonly<Partial<Record<ModelId, readonly string[]>>>)[model];
  if (fields?.every((field) => values[field] !== undefined))
    values['key'] = fields.map((field) => String(values[field])).join(' ');
}

/** Two hospitals of one name in two counties are two. */
export const hospitalKey = (place: {
  name: string;
  cityCode: string;
  countyCode?: string | null | undefined;
}): string => [place.cityCode, place.countyCode ?? '', place.name].join(' ');

function findCity(name: string, province: string | undefined, places: Places, faults: Fault[]): string | undefined {
  const found = findPlaces(places, 2, name, province);
  if (found.length === 1) return found[0];
  const isElsewhere = province !== undefined && found.length === 0 && findPlaces(places, 2, name).length > 0;
  const code = isElsewhere ? 'cityElsewhere' : found.length > 1 ? 'ambiguousCity' : 'unknownCity';
  faults.push(faultOf('city', code, short(name)));
  return undefined;
}

function describeDoctor(
  cells: Cells,
  { places, departments }: Lookups,
  values: Record<string, Value>,
  faults: Fault[],
): void {
  const { title, department, name } = values;
  values['namesake'] ??= '';
  if (title !== undefined) values['titleCode'] = title;
  if (typeof department === 'string') {
    values['departmentName'] = department;
    const code = departments.get(plain(department));
    if (code !== undefined) values['departmentCode'] = code;
  }
  findHospitalCities(cells, places, values, faults);
  const { phone } = values;
  if (typeof phone === 'string') values['maskedPhone'] = maskOf('PHONE', phone);
  // The whole number is sealed beside the row.
  delete values['phone'];
  if (typeof name === 'string') Object.assign(values, spellPerson(name));
}

const figures = ['boxes', 'amount', 'targetBoxes', 'targetAmount'] as const;

function describeSales(cells: Cells, { places }: Lookups, values: Record<string, Value>, faults: Fault[]): void {
  findHospitalCities(cells, places, values, faults);
  if (figures.every((figure) => !cells[figure])) faults.push(faultOf('boxes', 'noFigure'));
}

function describeTreatment(
  cells: Cells,
  { places, choices }: Lookups,
  values: Record<string, Value>,
  faults: Fault[],
): void {
  findHospitalCities(cells, places, values, faults);
  checkTreatment(cells, choices, values, faults);
}

function describeInteraction(
  cells: Cells,
  { places, now }: Lookups,
  values: Record<string, Value>,
  faults: Fault[],
): void {
  findHospitalCities(cells, places, values, faults);
  checkInteraction(cells, { now, values, faults });
}

/** Where the hospital may be, when its city is told. */
function findHospitalCities(cells: Cells, places: Places, values: Record<string, Value>, faults: Fault[]): void {
  const city = cells['hospitalCity'];
  if (!city) return;
  const found = findPlaces(places, 2, city);
  if (found.length === 0) faults.push(faultOf('hospitalCity', 'unknownCity', short(city)));
  else values['hospitalCities'] = [...found];
  const county = cells['hospitalCounty'];
  if (county) values['hospitalCounties'] = found.flatMap((code) => [...findPlaces(places, 3, county, code)]);
}
