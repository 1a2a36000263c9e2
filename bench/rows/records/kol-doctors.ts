// A hundred thousand doctors with papers, posts, trials and talks of twenty years, each kind by one statement.
import postgres from 'postgres';
import { upsertCareers, insertFacts, insertTopics } from '../../../apps/server/src/modules/opinion-leaders/index.ts';

const DOCTORS = 100_000;
/** Ids above all of the demo. */
export const BASE = 1_000_000_000;

/** Fills the first enterprise up to that many doctors; nothing when they are there. */
export async function plantKolDoctors(url: string): Promise<void> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await owner.begin(async (tx) => {
      await tx`select set_config('app.enterprise_id', '1', true)`;
      const [known] = await tx<[{ count: number }]>`select count(*)::int as count from doctors where enterprise_id = 1`;
      if (known.count >= DOCTORS) return;
      // The trail and the numbers of hospitals are not what is measured.
      await tx`set local session_replication_role = replica`;
      await plantDoctors(tx, DOCTORS - known.count);
      await plantPapers(tx);
      await plantRecords(tx);
      await tx`analyze`;
      const everyone = { from: '1', to: String(BASE * 2) };
      await tx`delete from kol_facts where enterprise_id = 1`;
      await tx`delete from kol_topics where enterprise_id = 1`;
      await insertFacts(tx, everyone);
      await tx`analyze kol_facts`;
      await upsertCareers(tx, everyone);
      await insertTopics(tx, everyone);
    });
    await owner`vacuum (analyze)`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}

/** One more point of papers for one doctor, another in each round, as a confirmed credit gives it. */
export async function addPoint(url: string, round: number): Promise<void> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const ids = [String(BASE + 50_000 + round)];
  try {
    await owner.begin(async (tx) => {
      await tx`select set_config('app.enterprise_id', '1', true)`;
      await tx`
        insert into kol_facts (enterprise_id, doctor_id, year, publications) values (1, ${ids[0]!}, 2025, 1)
        on conflict (enterprise_id, doctor_id, year) do update set publications = kol_facts.publications + 1`;
      await upsertCareers(tx, { ids });
    });
  } finally {
    await owner.end({ timeout: 5 });
  }
}

/** A number below `most` that follows from two others and looks like chance. */
export const drawn = (tx: postgres.TransactionSql, seed: postgres.PendingQuery<postgres.Row[]>, most: number) =>
  tx`((hashint8extended((${seed})::bigint, ${most}) & 9223372036854775807) % ${most})`;

export async function plantDoctors(tx: postgres.TransactionSql, count: number): Promise<void> {
  await tx`
    with places as (select h.id, h.province_code, h.city_code, h.level, (row_number() over (order by h.id))::int - 1 as at from hospitals h
      where h.enterprise_id = 1 and h.city_code is not null),
    departments as (select s.code, s.name, (row_number() over (order by s.code))::int - 1 as at from standard_departments s where s.parent_code is not null)
    insert into doctors (id, name, hospital_id, department_code, department_name, province_code, city_code, hospital_level, indication, source)
    overriding system value
    select ${BASE}::bigint + n, '评' || n, p.id, s.code, s.name, p.province_code, p.city_code, p.level, '适应症' || n % 40, 'DEMO'
    from generate_series(1, ${count}::int) n
    join places p on p.at = ${drawn(tx, tx`n * 7`, 1_000_003)} % (select count(*) from places)
    join departments s on s.at = ${drawn(tx, tx`n * 11`, 1_000_033)} % (select count(*) from departments)`;
}

/** One to six of each, of whom every tenth waits for a confirmation. */
async function plantPapers(tx: postgres.TransactionSql): Promise<void> {
  await tx`
    insert into scholars (id, doctor_id, name, name_key) overriding system value
    select d.id, d.id, d.name, d.name from doctors d where d.enterprise_id = 1 and d.id > ${BASE}`;
  await tx`
    insert into publications (id, title, title_key, year, cited_count, topics, source, author_count) overriding system value
    select d.id * 10 + k, 'Paper ' || d.id || ' ' || k, 'paper' || d.id || k, 2026 - ${drawn(tx, tx`d.id * 13 + k`, 22)},
      ${drawn(tx, tx`d.id * 17 + k`, 180)}, array['Topic ' || ${drawn(tx, tx`d.id * 19 + k`, 60)}], 'DEMO', 5
    from doctors d cross join lateral generate_series(1, 1 + ${drawn(tx, tx`d.id * 23`, 6)}) k where d.enterprise_id = 1 and d.id > ${BASE}`;
  await tx`
    insert into authorships (publication_id, position, scholar_id, person_id, name)
    select p.id, 1 + p.id % 4, p.id / 10, p.id / 10, p.title from publications p where p.enterprise_id = 1 and p.id > ${BASE}`;
  await tx`
    insert into authorship_matches (publication_id, position, doctor_id, state, confidence)
    select a.publication_id, a.position, a.person_id, case when a.publication_id % 10 = 3 then 'SUGGESTED' else 'CONFIRMED' end, 0.9
    from authorships a where a.enterprise_id = 1 and a.publication_id > ${BASE}`;
}

const kinds = [
  ['SOCIETY', '副主任委员', 35],
  ['RESEARCH', '主要研究者', 25],
  ['MEETING', '讲者', 30],
  ['LIVE', '主讲', 30],
  ['JOURNAL', '编委', 10],
  ['GUIDE', '执笔', 10],
] as const;

/** Of a hundred doctors so many have one of the kind; posts go on. */
async function plantRecords(tx: postgres.TransactionSql): Promise<void> {
  for (const [at, [kind, role, share]] of kinds.entries())
    await tx`
      insert into academic_records (doctor_id, kind, title, role, starts_on, source, confidence, state)
      select d.id, ${kind}, ${kind} || ' ' || d.id, ${role}, make_date((2026 - ${drawn(tx, tx`d.id * 29 + ${at}::int`, 15)})::int, 3, 1), 'DEMO', 1, 'CONFIRMED'
      from doctors d where d.enterprise_id = 1 and d.id > ${BASE} and ${drawn(tx, tx`d.id * 31 + ${at}::int`, 100)} < ${share}`;
}
