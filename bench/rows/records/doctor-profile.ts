// Every call of a doctor's profile page at once, for a doctor with a thousand papers, as a browser asks them over HTTP.
import postgres from 'postgres';
import { atMost, type Bench } from '../../figure.ts';
import { median, quantile } from '../../load/message.ts';
import type { Stage } from '../../stage/stage.ts';

const PAPERS = 1000;
const ROUNDS = 30;
const MARK = 'bench profile';

/** What the page asks when it opens. */
const callsOf = (id: string): string[] => [
  `/doctor/find/${id}`,
  `/doctor/profile/summary/${id}`,
  `/doctor/action/summary/${id}`,
  `/doctor/get/other/works/${id}`,
  `/get/paper/info?doctorId=${id}&size=5&range=ALL`,
  ...['guide', 'meeting', 'live', 'research', 'fund', 'patent', 'activity'].map(
    (list) => `/get/${list}/info?doctorId=${id}&size=5`,
  ),
  `/doctor/action/activeness?doctorId=${id}&granularity=DAY`,
  `/doctor/action/statistical?doctorId=${id}`,
  `/doctor/action/tendency?doctorId=${id}`,
  `/educate/tendency?doctorId=${id}`,
  `/doctor/action/detail?doctorId=${id}&size=10`,
];

export const doctorProfile: Bench = {
  name: 'doctor-profile',
  async run(stage) {
    const owner = postgres(stage.ownerUrl, { max: 1, onnotice: () => {} });
    await owner`select set_config('app.enterprise_id', ${stage.enterpriseId}, false)`;
    try {
      await remove(owner);
      const id = await plant(owner);
      const times = (await measure(stage, id)).toSorted((a, b) => a - b);
      return [
        {
          name: `profile of a doctor, ${PAPERS} papers, ${callsOf(id).length} calls at once`,
          figure: median(times),
          unit: 'ms',
          limit: atMost(80),
          note: `p95 ${quantile(times, 0.95).toFixed(0)} ms`,
        },
      ];
    } finally {
      await remove(owner);
      await owner.end();
    }
  },
};

async function measure(stage: Stage, id: string): Promise<number[]> {
  const product = await stage.startProduct();
  try {
    const token = await stage.token('chen.yizhou', product.port);
    const ask = async (path: string): Promise<void> => {
      const answer = await fetch(`http://localhost:${product.port}/prod-api${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    const times: number[] = [];
    for (let round = 0; round < ROUNDS + 5; round += 1) {
      const began = performance.now();
      await Promise.all(callsOf(id).map(ask));
      // The first rounds prepare statements and open connections.
      if (round >= 5) times.push(performance.now() - began);
    }
    return times;
  } finally {
    await product.stop();
  }
}

/** Papers of one doctor of the demo's main account, each with two other authors. */
async function plant(owner: postgres.Sql): Promise<string> {
  const [doctor] = await owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where o.enterprise_id = app.enterprise_id() and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
  const [author] = await owner<{ id: string }[]>`
    insert into scholars (source_key, name, name_key) values (${`openalex:${MARK}`}, ${MARK}, ${MARK}) returning id::text`;
  await owner`
    insert into publications (title, title_key, year, published_on, periodical, source, openalex_id, author_count)
    select ${MARK} || n, ${MARK} || n, 2000 + n % 26, make_date(2000 + n % 26, 1 + n % 12, 1), 'Journal', 'DEMO', ${MARK} || n, 3
    from generate_series(1, ${PAPERS}) n`;
  await owner`
    insert into authorships (publication_id, position, scholar_id, person_id, name)
    select p.id, k, ${author!.id}::bigint, ${author!.id}::bigint, ${MARK} from publications p, generate_series(1, 3) k where p.openalex_id like ${`${MARK}%`}`;
  await owner`
    insert into authorship_matches (publication_id, position, doctor_id, state, confidence)
    select p.id, 1, ${doctor!.id}::bigint, 'CONFIRMED', 0.99 from publications p where p.openalex_id like ${`${MARK}%`}`;
  await owner`analyze publications, authorships, authorship_matches`;
  return doctor!.id;
}

async function remove(owner: postgres.Sql): Promise<void> {
  await owner`delete from publications where openalex_id like ${`${MARK}%`}`;
  await owner`delete from scholars where source_key = ${`openalex:${MARK}`}`;
}
