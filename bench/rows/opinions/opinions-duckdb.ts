// The same mentions in DuckDB, asked the same: what a columnar engine in the same process makes of a group analysis.
import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type postgres from 'postgres';
import type { Days } from '../../../apps/server/src/modules/insights/period.policy.ts';

/** Mentions of enabled doctors with what a group analysis groups by. */
const ROWS = `
  select m.drug_id, m.doctor_id, m.post_id, m.indication, m.aspect, m.viewpoint, m.attitude, m.posted_on, s.weight, coalesce(d.department_code, '') as department,
    coalesce(d.province_code, '') as province, coalesce(d.city_code, '') as city, d.hospital_id
  from insight_mentions m join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
  join insight_sources s on s.enterprise_id = m.enterprise_id and s.code = m.source_code
  where m.enterprise_id = 1 and d.is_enabled`;

export async function openColumns(owner: postgres.Sql): Promise<DuckDBConnection> {
  const file = join(tmpdir(), `opinions-${process.pid}.csv`);
  try {
    await pipeline(
      await owner.unsafe(`copy (${ROWS}) to stdout (format csv, header)`).readable(),
      createWriteStream(file),
    );
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    const types = `types = {'department': 'VARCHAR', 'province': 'VARCHAR', 'city': 'VARCHAR', 'weight': 'DOUBLE'}`;
    await connection.run(
      `create table mentions as select * from read_csv('${file}', ${types}, force_not_null = ['department', 'province', 'city'])`,
    );
    return connection;
  } finally {
    if (existsSync(file)) await rm(file);
  }
}

export interface ColumnQuestion {
  readonly drugIds: readonly string[];
  readonly chosenIds: readonly string[];
  readonly indications: readonly string[];
  readonly days: Days;
}

const COUNTS = `count(*)::int as mentions, count(distinct doctor_id)::int as doctors, (count(*) filter (attitude = 1))::int as positive,
  (count(*) filter (attitude = 0))::int as neutral, (count(*) filter (attitude = -1))::int as negative`;
const SUMS = `count(*)::int as doctors, sum(n)::int as mentions, sum(w) as w, sum(wa) as wa, sum(w * w) as ww, sum(wa * wa) as wawa, sum(w * wa) as wwa`;

/** Every part of the group analysis but names and leading doctors, one statement each. */
export async function askColumns(
  connection: DuckDBConnection,
  { drugIds, chosenIds, indications, days }: ColumnQuestion,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const listed = (values: readonly string[]): string => values.map((one) => `'${one}'`).join(', ');
  await connection.run(`create or replace temp table m as
    select *, weight * power(0.5, date_diff('day', posted_on, date '${days.to}') / 180.0) as w from mentions
    where drug_id in (${drugIds.join(', ')}) and indication in (${listed(indications)}) and posted_on between date '${days.from}' and date '${days.to}'`);
  await connection.run(`create or replace temp view c as select * from m where drug_id in (${chosenIds.join(', ')})`);
  const rows = async (text: string): Promise<readonly unknown[]> =>
    (await connection.runAndReadAll(text)).getRowObjectsJson();
  const place = (column: string, most: number): Promise<readonly unknown[]> =>
    rows(`select ${column}::varchar as key, ${COUNTS} from c group by 1 order by count(*) desc, 1 limit ${most}`);
  const doctors = (table: string, key: string): string =>
    `(select ${key} doctor_id, count(*) as n, sum(w) as w, sum(w * attitude) as wa from ${table} group by all)`;
  return {
    posts: await rows(`select count(distinct post_id)::int as posts from c`),
    total: await rows(`select ${COUNTS} from c`),
    indexes: [
      ...(await rows(`select null as "drugId", ${SUMS} from ${doctors('c', '')}`)),
      ...(await rows(
        `select drug_id::varchar as "drugId", ${SUMS} from ${doctors('m', 'drug_id,')} group by drug_id order by drug_id`,
      )),
    ],
    drugs: await rows(
      `select drug_id::varchar as "drugId", aspect, ${COUNTS} from m group by grouping sets ((drug_id), (drug_id, aspect)) order by drug_id, aspect nulls last`,
    ),
    viewpoints: await rows(`select viewpoint, ${COUNTS} from c group by 1 order by count(*) desc, 1`),
    trend: await rows(`select strftime(posted_on, '%Y-%m') as month, ${COUNTS} from c group by 1 order by 1`),
    departments: await place('department', 10),
    provinces: await place('province', 40),
    cities: await place('city', 10),
    hospitals: await place('hospital_id', 10),
  };
}
