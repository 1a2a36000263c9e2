// Publications of the demo: papers, who wrote them, whose they are, and what waits in the bench (specification 2.5).
import { confidenceOf, weights } from '../../../../apps/server/src/modules/publications/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { copyRows, line, type Copied } from '../load/copy.ts';
import { reserveIds } from '../load/identities.ts';
import { random, type Random } from '../random.ts';
import { storeHomonyms } from './homonyms.ts';
import { planPapers, type Paper } from './papers.ts';
import { doctorWriter, outsideWriter, selectWriters, type Writer } from './scholars.ts';

export interface PublicationDemo {
  readonly realm: string;
  readonly today: string;
  readonly hero: string;
  readonly doctors: number;
  readonly papers: number;
}

interface Ids {
  readonly firstPaper: number;
  /** The node of each doctor and, one after it, the author as sources name the same person; outside scholars have one. */
  readonly nodeOf: readonly number[];
  readonly authorOf: readonly number[];
}

export async function storePublications(tx: Transaction, demo: PublicationDemo): Promise<Copied[]> {
  const randomly = random(demo.realm, 'publications');
  const doctors = await selectWriters(tx, demo.hero, demo.doctors);
  if (doctors.length < 10) return [];
  const cities = [...new Set(doctors.map(({ city }) => city))];
  const writers: Writer[] = [
    ...doctors.map((doctor) => doctorWriter(randomly, doctor)),
    ...Array.from({ length: Math.round(doctors.length * 1.4) }, () => outsideWriter(randomly, cities)),
  ];
  const papers = planPapers(randomly, writers, demo.papers, Number(demo.today.slice(0, 4)));
  const ids = await reserve(tx, writers, papers.length);
  const credits = planCredits(randomly, writers, papers);
  const importId = await storeImports(tx, demo, { papers: papers.length, credits });
  const copied = [
    await copyPapers(tx, papers, ids, importId, demo.today),
    await copyScholars(tx, writers, papers, ids),
    await copyAuthorships(tx, { writers, papers, ids, credits }),
    await copyMatches(tx, { papers, writers, ids, credits, today: demo.today }),
  ];
  await storeHomonyms(tx, { today: demo.today, importId, realm: demo.realm });
  await storeFigures(tx);
  return copied;
}

async function reserve(tx: Transaction, writers: readonly Writer[], papers: number): Promise<Ids> {
  const doubled = writers.filter(({ doctor }) => doctor !== undefined).length;
  const first = await reserveIds(tx, 'scholars', writers.length + doubled);
  const nodeOf: number[] = [];
  const authorOf: number[] = [];
  let next = first;
  for (const { doctor } of writers) {
    nodeOf.push(next);
    authorOf.push(doctor === undefined ? next : next + 1);
    next += doctor === undefined ? 1 : 2;
  }
  return { firstPaper: await reserveIds(tx, 'publications', papers), nodeOf, authorOf };
}

type State = 'CONFIRMED' | 'SUGGESTED' | 'REJECTED';

interface Credit {
  readonly state: State;
  readonly confidence: number;
  readonly evidence: string;
  /** Whether a person said so. */
  readonly isDecided: boolean;
}

/** For each paper and each of its authors; undefined for scholars outside our lists. */
type Credits = readonly (readonly (Credit | undefined)[])[];

function planCredits(randomly: Random, writers: readonly Writer[], papers: readonly Paper[]): Credits {
  return papers.map(({ authors, speciality }) =>
    authors.map((at) => {
      const writer = writers[at]!;
      return writer.doctor === undefined ? undefined : planCredit(randomly, writer, speciality.key);
    }),
  );
}

function planCredit(randomly: Random, { doctor, speciality }: Writer, key: string): Credit {
  const point = randomly.next();
  const isShort = (doctor?.name.length ?? 3) < 3;
  const name = isShort ? weights.name.FULL_SHORT : weights.name.FULL;
  const features: [string, string, number][] = [['name', isShort ? 'FULL_SHORT' : 'FULL', name]];
  const field: [string, string, number] =
    key === speciality.key ? ['field', key, weights.field.OWN] : ['field', key, weights.field.WIDE];
  if (point < 0.82) {
    features.push(['institution', 'SAME', weights.institution.SAME], field);
    if (randomly.chance(0.6)) features.push(['coAuthors', '1', weights.coAuthors.ONE]);
    const credit = creditOf('CONFIRMED', features);
    return { ...credit, confidence: Math.max(credit.confidence, 0.96), isDecided: randomly.chance(0.2) };
  }
  if (point < 0.96) {
    features.push(
      randomly.chance(0.5)
        ? ['place', 'CITY', weights.place.CITY]
        : ['institution', 'UNIVERSITY', weights.institution.UNIVERSITY],
      field,
    );
    return creditOf('SUGGESTED', features);
  }
  features.push(['place', 'CITY', weights.place.CITY], ['field', 'OTHER:oncology', weights.field.OTHER]);
  return { ...creditOf('REJECTED', features), isDecided: true };
}

function creditOf(state: State, features: readonly [string, string, number][]): Credit {
  const score = features.reduce<number>((sum, [, , weight]) => sum + weight, weights.start);
  const evidence = features
    .toSorted((a, b) => Math.abs(b[2]) - Math.abs(a[2]))
    .map(([feature, value, weight]) => ({ feature, value, weight }));
  return { state, confidence: confidenceOf(score), evidence: JSON.stringify(evidence), isDecided: false };
}

async function storeImports(
  tx: Transaction,
  { realm, today }: PublicationDemo,
  { papers, credits }: { papers: number; credits: Credits },
): Promise<string> {
  const all = credits.flat().filter((credit) => credit !== undefined);
  const counted = (state: State): number => all.filter((credit) => credit.state === state).length;
  const rows = [
    {
      name: `${realm}-openalex.jsonl.gz`,
      kind: 'OPENALEX',
      state: 'DONE',
      days: 9,
      read: papers + 3,
      added: papers,
      faults: 3,
    },
    { name: 'pubmed-update.xml.gz', kind: 'PUBMED', state: 'FAILED', days: 4, read: 118, added: 0, faults: 1 },
    { name: 'pubmed-update.xml.gz', kind: 'PUBMED', state: 'DONE', days: 3, read: 240, added: 0, faults: 0 },
  ].map((row) => ({
    ...row,
    at: new Date(momentOf(addDays(today, -row.days), 560)),
    faulty:
      row.faults === 3
        ? [5, 81, 1204].map((one) => ({
            line: one,
            problem: one === 5 ? 'noYear' : 'duplicateInFile',
            value: `10.5555/yj.${one}`,
          }))
        : row.faults === 1
          ? [{ line: 4102, problem: 'truncated', value: '' }]
          : [],
  }));
  const ids: string[] = [];
  for (const row of rows) {
    const [stored] = await tx<[{ id: string }]>`
      insert into publication_imports (kind, file_name, file_hash, state, read_count, added_count, same_count, fault_count, suggested_count,
        confirmed_count, faults, created_by, created_at, ended_at, beat_at)
      select ${row.kind}, ${row.name}, encode(sha256(convert_to(${`${row.name} ${row.days}`}, 'UTF8')), 'hex'), ${row.state}, ${row.read}, ${row.added},
        ${row.added === 0 ? row.read - row.faults : 0}, ${row.faults}, ${row.added === 0 ? 0 : counted('SUGGESTED')},
        ${row.added === 0 ? 0 : counted('CONFIRMED')}, ${tx.json(row.faulty)}, u.id, ${row.at}, ${new Date(row.at.getTime() + 7_400)}, ${row.at}
      from users u where u.enterprise_id = app.enterprise_id() and (u.login = 'su.zhen' or u.login = 'admin') order by u.login desc limit 1
      returning id::text`;
    ids.push(stored.id);
  }
  return ids[0]!;
}

const paperColumns = [
  'id',
  'doi',
  'title',
  'title_key',
  'type',
  'periodical',
  'year',
  'published_on',
  'cited_count',
  'url',
  'topics',
  'author_count',
  'source',
  'source_updated_at',
  'import_id',
  'created_at',
  'updated_at',
];

function copyPapers(
  tx: Transaction,
  papers: readonly Paper[],
  ids: Ids,
  importId: string,
  today: string,
): Promise<Copied> {
  const at = new Date(momentOf(addDays(today, -9), 560));
  const rows = papers.map((paper, index) => {
    const doi = `10.5555/yj.${ids.firstPaper + index}`;
    const key = paper.title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '')
      .slice(0, 300);
    const { title, periodical, year, day, cited, topics, authors } = paper;
    return line(
      ids.firstPaper + index,
      doi,
      title,
      key,
      'journal-article',
      periodical,
      year,
      day > today ? today : day,
      cited,
      `https://doi.org/${doi}`,
      topics,
      authors.length,
      'DEMO',
      at,
      importId,
      at,
      at,
    );
  });
  return copyRows(tx, 'publications', paperColumns, rows);
}

const scholarColumns = [
  'id',
  'doctor_id',
  'source_key',
  'name',
  'name_key',
  'institution',
  'country_code',
  'province_code',
  'topics',
];

/** Only those who wrote something. */
function copyScholars(
  tx: Transaction,
  writers: readonly Writer[],
  papers: readonly Paper[],
  ids: Ids,
): Promise<Copied> {
  const used = new Set(papers.flatMap(({ authors }) => authors));
  const rows = [...used].flatMap((at) => {
    const { doctor, name, nameKey, institution, country, provinceCode, speciality } = writers[at]!;
    const author = line(
      ids.authorOf[at]!,
      null,
      `demo:A${ids.authorOf[at]!}`,
      name,
      nameKey,
      institution,
      country,
      provinceCode,
      speciality.topics.slice(0, 4),
    );
    if (doctor === undefined) return [author];
    return [
      line(
        ids.nodeOf[at]!,
        doctor.id,
        null,
        doctor.name,
        nameKey,
        doctor.hospital,
        country,
        provinceCode,
        speciality.topics.slice(0, 4),
      ),
      author,
    ];
  });
  return copyRows(tx, 'scholars', scholarColumns, rows);
}

interface Written {
  readonly writers: readonly Writer[];
  readonly papers: readonly Paper[];
  readonly ids: Ids;
  readonly credits: Credits;
}

const authorshipColumns = [
  'publication_id',
  'position',
  'scholar_id',
  'person_id',
  'name',
  'institutions',
  'country_codes',
  'is_last',
  'is_corresponding',
];

function copyAuthorships(tx: Transaction, { writers, papers, ids, credits }: Written): Promise<Copied> {
  const rows = papers.flatMap(({ authors }, index) =>
    authors.map((at, place) => {
      const { name, institution, country } = writers[at]!;
      const isOurs = credits[index]![place]?.state === 'CONFIRMED';
      const isLast = place > 0 && place === authors.length - 1;
      return line(
        ids.firstPaper + index,
        place + 1,
        ids.authorOf[at]!,
        isOurs ? ids.nodeOf[at]! : ids.authorOf[at]!,
        name,
        [institution],
        [country],
        isLast,
        isLast || place === 0,
      );
    }),
  );
  return copyRows(tx, 'authorships', authorshipColumns, rows);
}

const matchColumns = [
  'publication_id',
  'position',
  'doctor_id',
  'state',
  'confidence',
  'evidence',
  'decided_by',
  'decided_at',
  'reason',
  'created_at',
];

async function copyMatches(
  tx: Transaction,
  { papers, writers, ids, credits, today }: Written & { today: string },
): Promise<Copied> {
  const [steward] = await tx<[{ id: string }]>`
    select id::text from users where enterprise_id = app.enterprise_id() and login in ('su.zhen', 'admin') order by login desc limit 1`;
  const created = new Date(momentOf(addDays(today, -9), 561));
  const rows = papers.flatMap(({ authors }, index) =>
    authors.flatMap((at, place) => {
      const credit = credits[index]![place];
      if (credit === undefined) return [];
      const decided = credit.isDecided
        ? new Date(momentOf(addDays(today, -1 - (index % 7)), 570 + (index % 300)))
        : null;
      const reason = credit.state === 'REJECTED' ? '同名不同人：研究领域与单位均不符' : '';
      return [
        line(
          ids.firstPaper + index,
          place + 1,
          writers[at]!.doctor!.id,
          credit.state,
          credit.confidence,
          credit.evidence,
          credit.isDecided ? steward.id : null,
          decided,
          reason,
          created,
        ),
      ];
    }),
  );
  return copyRows(tx, 'authorship_matches', matchColumns, rows);
}

/** Works, citations and years of every scholar. */
async function storeFigures(tx: Transaction): Promise<void> {
  // What follows reads these rows by the thousand, and before the end of the transaction nobody counts them.
  await tx`
    analyze publications (enterprise_id, id, year), authorships (enterprise_id, publication_id, person_id, scholar_id),
      authorship_matches (enterprise_id, doctor_id, publication_id, state), scholars (enterprise_id, id, doctor_id)`;
  await tx`
    update scholars s set work_count = f.works, cited_count = f.cited, first_year = f.first, last_year = f.last
    from (select a.person_id, count(*)::int as works, sum(p.cited_count)::int as cited, min(p.year) as first, max(p.year) as last
      from authorships a join publications p on p.enterprise_id = a.enterprise_id and p.id = a.publication_id
      where a.enterprise_id = app.enterprise_id() group by 1) f
    where s.enterprise_id = app.enterprise_id() and s.id = f.person_id`;
}
