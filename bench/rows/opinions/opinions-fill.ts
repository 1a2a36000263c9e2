// Five million mentions of the drugs of the demo, in half as many posts of a hundred thousand doctors over three years.
import postgres from 'postgres';
import { aspectOf, viewpoints } from '../../../packages/contract/src/insights/index.ts';
import { BASE, drawn, plantDoctors } from '../records/kol-doctors.ts';

export const MENTIONS = 5_000_000;
export const OPINION_DOCTORS = 100_000;
const EACH = 2;
const DAYS = 3 * 365;

/** Fills the first enterprise; nothing when they are there. */
export async function plantOpinions(url: string): Promise<void> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await owner.begin(async (tx) => {
      await tx`select set_config('app.enterprise_id', '1', true), set_config('work_mem', '256MB', true)`;
      const [known] = await tx<
        [{ is: boolean }]
      >`select exists (select from insight_posts where enterprise_id = 1 and id >= ${BASE}) as is`;
      if (known.is) return;
      // The trail is not what is measured.
      await tx`set local session_replication_role = replica`;
      await plantDoctors(tx, OPINION_DOCTORS);
      await plantPosts(tx);
      await plantMentions(tx);
    });
    await owner`vacuum (analyze)`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}

async function plantPosts(tx: postgres.TransactionSql): Promise<void> {
  await tx`
    insert into insight_posts (id, source_code, external_id, doctor_id, posted_at, title, body, model_version, imported_by) overriding system value
    select ${BASE}::bigint + n, (array['FORUM', 'FORUM', 'CONGRESS', 'COLUMN', 'SOCIAL', 'JOURNAL'])[1 + ${drawn(tx, tx`n * 3`, 6)}], 'B-' || n,
      ${BASE} + 1 + ${drawn(tx, tx`n * 7`, OPINION_DOCTORS)}, now() - make_interval(mins => ${drawn(tx, tx`n * 11`, DAYS * 1440)}::int), '', '观点', 'bench', u.id
    from generate_series(1, ${MENTIONS / EACH}::int) n cross join (select min(id) as id from users where enterprise_id = 1) u`;
}

/** In the order of time in which an import stores them; each speaks of one drug, its first indication, one question and its aspect. */
async function plantMentions(tx: postgres.TransactionSql): Promise<void> {
  await tx`
    insert into insight_mentions (post_id, sentence, quote, drug_id, indication, tagged_aspect, aspect, attitude, viewpoint, evidence,
      model_version, source_code, doctor_id, posted_on)
    select p.id, k, '观点', g.id, g.indication, v.aspect, v.aspect, (array[1, 1, 1, 0, -1, -1])[1 + ${drawn(tx, tx`p.id * 13 + k`, 6)}], v.viewpoint, '{}',
      'bench', p.source_code, p.doctor_id, (p.posted_at at time zone 'Asia/Shanghai')::date
    from insight_posts p cross join generate_series(0, ${EACH - 1}::int) k
    join (select id, indications[1] as indication, row_number() over (order by id) - 1 as at, count(*) over () as drugs from insight_drugs
      where enterprise_id = 1) g on g.at = ${drawn(tx, tx`p.id * 17 + k`, 1_000_003)} % g.drugs
    join unnest(${viewpoints as string[]}::text[], ${viewpoints.map((one) => aspectOf[one])}::text[]) with ordinality v(viewpoint, aspect, at)
      on v.at = 1 + ${drawn(tx, tx`p.id * 19 + k`, viewpoints.length)}
    where p.enterprise_id = 1 and p.id >= ${BASE} order by p.posted_at`;
}
