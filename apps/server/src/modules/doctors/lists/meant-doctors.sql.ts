// What a tag or the name of a hospital means, asked before a list is read: few doctors are found first and ordered then, many are met on the way.
import { hospitalNameCondition as isNamed } from '../../hospitals/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import { hospitalNameOf, type DoctorReading, type Meant } from '../doctors-filter.sql.ts';
import { carriers } from '../tagging/doctor-tags.sql.ts';

/** Every one has about thirty doctors. */
const FEW_HOSPITALS = 500;
const FEW_DOCTORS = 10_000;

/** Only lists of all doctors need to know: one's own are few. */
export async function selectMeant(sql: Sql, { viewer, type, filter }: DoctorReading): Promise<Meant> {
  if (type !== 'ALL_CUSTOMER') return {};
  const name = hospitalNameOf(filter);
  return {
    ...(!name ? {} : { hospitals: await selectHospitalsNamed(sql, name) }),
    ...(filter.tag?.length ? { isTagRare: await selectIsTagRare(sql, viewer.id, filter.tag) } : {}),
  };
}

async function selectHospitalsNamed(sql: Sql, name: string): Promise<readonly string[] | 'MANY'> {
  const rows = await sql<{ id: string }[]>`
    select h.id::text as id from hospitals h where ${isNamed(sql, name)} limit ${FEW_HOSPITALS + 1}`;
  return rows.length > FEW_HOSPITALS ? 'MANY' : rows.map((row) => row.id);
}

async function selectIsTagRare(sql: Sql, userId: string, names: readonly string[]): Promise<boolean> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from (${carriers(sql, userId, names)} limit ${FEW_DOCTORS + 1}) x`;
  return row.count <= FEW_DOCTORS;
}
