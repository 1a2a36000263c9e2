// Thousands of papers on one Chinese name: those of our doctors who bear it, of strangers, and a number of a source that mixes all of them.
import { random, type Random } from '../../../database/seeds/demo/random.ts';
import type { Sql } from '../../../apps/server/src/platform/db/index.ts';

export interface Bearer {
  readonly id: string;
  readonly pinyin: string;
  /** Letters of the family name. */
  readonly family: string;
  readonly hospital: string;
  readonly papers: number;
}

export interface OneName {
  readonly name: string;
  readonly lines: string;
  /** Number of the work to the doctor who wrote it; absent where a stranger did. */
  readonly writers: ReadonlyMap<string, string>;
  readonly doctors: number;
}

/** Papers that each of our doctors wrote, and how many a source throws together under one number. */
const EACH = 40;
const MIXED = 0.15;

/** The doctors of the name that most of ours share, two characters long. */
export async function selectBearers(sql: Sql): Promise<Bearer[]> {
  const rows = await sql<Omit<Bearer, 'papers'>[]>`
    select d.id, d.pinyin, left(d.pinyin, char_length(d.pinyin) - char_length(g.given)) as family, h.name as hospital
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    cross join lateral (select coalesce(substring(d.en_name from '^[A-Za-z]+'), '') as given) g
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.pinyin = (
      select pinyin from doctors where enterprise_id = app.enterprise_id() and is_enabled and char_length(name) = 2 and en_name <> ''
      group by pinyin order by count(*) desc, pinyin limit 1)
    order by d.id limit 60`;
  return rows.map((row) => ({ ...row, papers: EACH }));
}

const places = [
  'Massachusetts General Hospital',
  'University of Toronto',
  'National University of Singapore',
  'University of Otago',
];
const topics = [
  'Graphene',
  'Migraine',
  'Breast cancer',
  'Rice',
  'Epilepsy',
  'Bridges',
  'Depression',
  'Coronary disease',
];

/** The source's number of one of the works. */
export const workId = (at: number): string => `W${6_000_000_000 + at}`;

/** `count` works, those of the doctors among them; at most one stranger in ten works without an institution. */
export function papersOfOneName(bearers: readonly Bearer[], count: number): OneName {
  const randomly = random('one name', count);
  const [{ pinyin, family } = { pinyin: 'liwei', family: 'li' }] = bearers;
  const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
  const name = `${capital(pinyin.slice(family.length))} ${capital(family)}`;
  const writers = new Map<string, string>();
  const own = bearers.flatMap((bearer) => Array.from({ length: bearer.papers }, () => bearer));
  const lines = Array.from({ length: count }, (_, at) => {
    const bearer = own[at];
    const id = workId(at);
    if (bearer !== undefined) writers.set(id, bearer.id);
    return JSON.stringify(workOf(randomly, { id, name, bearer, bearers: bearers.length }));
  });
  return { name, lines: lines.join('\n'), writers, doctors: bearers.length };
}

interface Written {
  readonly id: string;
  readonly name: string;
  readonly bearer: Bearer | undefined;
  readonly bearers: number;
}

function workOf(randomly: Random, { id, name, bearer, bearers }: Written): unknown {
  const stranger = randomly.between(1, 400);
  const number = bearer === undefined ? `A${6_100_000_000 + stranger}` : `A${6_200_000_000 + Number(bearer.id)}`;
  const isMixed = randomly.chance(MIXED);
  const shown =
    bearer !== undefined && !isMixed && randomly.chance(0.7)
      ? [{ display_name: bearer.hospital, country_code: 'CN' }]
      : [];
  const abroad = randomly.chance(0.9) ? [{ display_name: places[stranger % places.length], country_code: 'US' }] : [];
  const beside = bearer === undefined ? `A${6_300_000_000 + stranger}` : `A${6_400_000_000 + Number(bearer.id)}`;
  return {
    id: `https://openalex.org/${id}`,
    title: `Findings number ${id.slice(1)} on one name that ${bearers} doctors bear`,
    publication_year: randomly.between(2005, 2026),
    concepts: [{ display_name: randomly.pick(topics), level: 2, score: 0.7 }],
    authorships: [
      {
        author: { id: `https://openalex.org/${isMixed ? 'A6099999999' : number}`, display_name: name },
        institutions: bearer === undefined ? abroad : shown,
      },
      {
        author: { id: `https://openalex.org/${beside}`, display_name: `Coauthor Number${stranger}` },
        institutions: [],
      },
    ],
  };
}
