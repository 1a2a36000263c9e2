// A database of its own with a large academic network: twenty thousand persons, a million relations, a full map.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts';
import { openLog } from '../../../apps/server/src/platform/log/index.ts';
import { openKeys } from '../../../apps/server/src/platform/secrets/index.ts';
import { seedDemo } from '../../../database/seeds/demo/index.ts';
import { startEmbeddedDatabase } from '../../../tools/database/embedded.ts';
import { openStage, type Product, type Stage } from '../../stage/stage.ts';
import { fullMap } from './full-map.ts';

const folder = fileURLToPath(new URL('../../../.cache/bench/networks', import.meta.url));
export const RELATIONS = 1_000_000;
const PERSONS = 20_000;
const MARK = 'bench network';

export interface NetworkStage {
  readonly stage: Stage;
  readonly product: Product;
  /** Relations of the enterprise. */
  readonly relations: number;
  /** Persons with usual and with very many relations in turn. */
  readonly centres: readonly string[];
}

/** Opens it, fills it first when it is new, and starts the product on it. */
export async function onNetworks<T>(work: (on: NetworkStage) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase({ dataDir: folder });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    await migrate(database.url);
    const file = join(folder, 'personal-keys.json');
    const vault = await openKeys({ url: database.url, file, log: openLog('silent') });
    await seedDemo(database.url, { size: 'small', vault, progress: () => {} });
    const stage = await openStage(database.url);
    try {
      await owner`select set_config('app.enterprise_id', ${stage.enterpriseId}, false)`;
      const relations = await fill(owner);
      const product = await stage.startProduct({ KEY_FILE: file });
      return await work({ stage, product, relations, centres: await selectCentres(owner) });
    } finally {
      await stage.close();
    }
  } finally {
    await owner.end();
    await database.stop();
  }
}

async function fill(owner: postgres.Sql): Promise<number> {
  if ((await countRelations(owner)) < RELATIONS) {
    await insertPersons(owner);
    await insertRelations(owner);
    await insertNodes(owner);
    await owner`vacuum (analyze) scholars, academic_relations, academic_network_nodes`;
  }
  // The map as it is drawn here stays: nothing is due, so that no job computes beside the measurement.
  await owner`update academic_network_states set is_whole_due = false, is_layout_due = false, due_doctor_ids = '{}', due_person_ids = '{}'`;
  const map = fullMap(await selectIds(owner));
  await owner`
    update academic_network_states set map = ${map}, version = version + 1 where enterprise_id = app.enterprise_id()`;
  return countRelations(owner);
}

async function countRelations(owner: postgres.Sql): Promise<number> {
  const [row] = await owner<[{ count: number }]>`
    select count(*)::int as count from academic_relations where enterprise_id = app.enterprise_id()`;
  return row.count;
}

async function insertPersons(owner: postgres.Sql): Promise<void> {
  await owner`
    insert into scholars (source_key, name, name_key, institution)
    select ${MARK} || ' ' || n, '学者' || n, 'scholar ' || n, '医院' || n / 200 from generate_series(0, ${PERSONS - 1}) n
    on conflict do nothing`;
}

/** Groups of two hundred who know each other, some ties to anywhere, and a hub with three hundred in every five hundred persons. */
async function insertRelations(owner: postgres.Sql): Promise<void> {
  await owner`
    with persons as materialized (
        select id, split_part(source_key, ' ', 3)::int as at from scholars
        where enterprise_id = app.enterprise_id() and source_key like ${`${MARK} %`}),
      ends as (
        select n as one, n / 200 * 200 + (n + k * 37 + k * k) % 200 as other from generate_series(0, ${PERSONS - 1}) n, generate_series(1, 11) k
        union all select n, (n * 7919 + k * 104729) % ${PERSONS} from generate_series(0, ${PERSONS - 1}) n, generate_series(1, 3) k
        union all select n * 500, (n * 500 + k * 61) % ${PERSONS} from generate_series(0, ${PERSONS / 500 - 1}) n, generate_series(1, 300) k),
      pairs as (select distinct least(one, other) as one, greatest(one, other) as other from ends where one <> other)
    insert into academic_relations (scholar_id, other_id, type, year, count, strength)
    select case when is_forth then a.id else b.id end, case when is_forth then b.id else a.id end, t.type, t.first + (one + other) % 8,
      1 + (one * 31 + other) % 5, (1 + (one * 31 + other) % 5) / 4.0
    from pairs join persons a on a.at = one join persons b on b.at = other
    cross join (values (true), (false)) d(is_forth) cross join (values ('CO_AUTHOR', 2012), ('MEETING', 2018)) t(type, first)
    on conflict do nothing`;
}

async function insertNodes(owner: postgres.Sql): Promise<void> {
  await owner`delete from academic_network_nodes where enterprise_id = app.enterprise_id()`;
  await owner`
    insert into academic_network_nodes (scholar_id, x, y, community, degree, strength, betweenness, bridging_rank)
    select r.scholar_id, 1000 * cos(r.scholar_id), 1000 * sin(r.scholar_id), dense_rank() over (order by r.scholar_id) / 200,
      count(distinct r.other_id), sum(r.strength), 0, 1
    from academic_relations r where r.enterprise_id = app.enterprise_id() group by r.scholar_id`;
}

async function selectIds(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    select id::text as id from scholars where enterprise_id = app.enterprise_id() and source_key like ${`${MARK} %`} order by id`;
  return rows.map(({ id }) => id);
}

async function selectCentres(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`
    select id::text as id from (
      select id, split_part(source_key, ' ', 3)::int as at from scholars
      where enterprise_id = app.enterprise_id() and source_key like ${`${MARK} %`}) s
    where at % 500 in (0, 137, 250, 371, 444) order by at % 500, at`;
  return rows.map(({ id }) => id);
}
