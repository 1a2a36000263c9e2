// The papers of a world of homonyms, as a source writes them down, and who really wrote them.
import { random, type Random } from '../../../database/seeds/demo/random.ts';
import { pickFront, type Person, type World } from './homonym-world.ts';

export interface Labelled {
  /** One work a line, as OpenAlex has it. */
  readonly lines: string;
  /** Number of the work to the people in the order of its authors. */
  readonly authors: ReadonlyMap<string, readonly number[]>;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** `middle`: the share of names in full that have a middle initial, as people abroad and their papers write them. */
export function writePapers(
  world: Omit<World, 'doctorIds'>,
  seed: string,
  count: number,
  { middle = 0 }: { readonly middle?: number } = {},
): Labelled {
  const randomly = random('papers of homonyms', seed);
  const authors = new Map<string, readonly number[]>();
  // Numbered as they came, the doctors stand first; who writes much is another matter.
  const byOutput = world.people.toSorted((a, b) => ((a.index * 7919) % 10_007) - ((b.index * 7919) % 10_007));
  const lines = Array.from({ length: count }, (_, at) => {
    const lead = world.isHarsh ? pickFront(randomly, byOutput) : randomly.pick(world.people);
    const team = [lead.index];
    const size = randomly.between(1, 5);
    for (let tries = 0; team.length < size && tries < 12; tries += 1) {
      const next = randomly.chance(0.75) ? randomly.pick(lead.circle) : randomly.between(0, world.people.length - 1);
      // A source that gives two authors of one work the same number lists them once.
      const isApart = team.every(
        (one) =>
          one !== next && !world.people[one]!.numbers.some((number) => world.people[next]!.numbers.includes(number)),
      );
      if (isApart) team.push(next);
    }
    const id = `W${7_000_000_000 + at}`;
    authors.set(id, team);
    return withMiddles(JSON.stringify(workOf(randomly, world, lead, team, id)), at, middle);
  });
  return { lines: lines.join('\n'), authors };
}

/** Each in its turn, so that the world itself stays what it is without them. */
function withMiddles(line: string, at: number, share: number): string {
  let turn = at;
  return line.replaceAll(
    /"display_name":"([A-Z][a-z-]+) ([A-Z][a-z]+)","orcid"/g,
    (found, first: string, last: string) => {
      turn += 1;
      if (turn % 100 >= share * 100) return found;
      const letter = String.fromCodePoint(65 + (turn % 26));
      return `"display_name":"${first} ${letter}. ${last}","orcid"`;
    },
  );
}

function workOf(
  randomly: Random,
  world: Omit<World, 'doctorIds'>,
  lead: Person,
  team: readonly number[],
  id: string,
): unknown {
  // One paper in eight is out of the own field, one in six says nothing of it.
  const strange = randomly.pick(world.people).field.topics;
  const topics = randomly.chance(0.125) ? strange : lead.field.topics;
  const shown = randomly.chance(0.16) ? [] : topics.filter(() => randomly.chance(0.8));
  const year = Math.min(2026, lead.since + randomly.between(0, 25));
  return {
    id: `https://openalex.org/${id}`,
    title: `Observations number ${id.slice(1)} from a registry of invented patients`,
    publication_year: year,
    cited_by_count: randomly.between(0, 80),
    concepts: shown.map((topic) => ({ display_name: topic, level: 2, score: '0.6' })),
    authorships: team.map((one) => authorshipOf(randomly, world, world.people[one]!, year)),
  };
}

function authorshipOf(randomly: Random, world: Omit<World, 'doctorIds'>, person: Person, year: number): unknown {
  const hasNumber = randomly.chance(0.85);
  return {
    author: {
      id: hasNumber ? `https://openalex.org/${randomly.pick(person.numbers)}` : null,
      display_name: nameOf(randomly, person),
      orcid: null,
    },
    institutions: institutionsOf(randomly, world, person, year),
  };
}

function nameOf(randomly: Random, { name, family, given }: Person): string {
  const point = randomly.next();
  const first = given.join('');
  if (point < 0.5) return `${capital(first)} ${capital(family)}`;
  if (point < 0.62) return `${capital(given.join('-'))} ${capital(family)}`;
  if (point < 0.72) return `${capital(family)} ${capital(first)}`;
  if (point < 0.85) return `${given.map((one) => `${one[0]!.toUpperCase()}.`).join('')} ${capital(family)}`;
  if (point < 0.92) return `${capital(family)} ${given.map((one) => one[0]!.toUpperCase()).join('')}`;
  return name;
}

function institutionsOf(randomly: Random, world: Omit<World, 'doctorIds'>, person: Person, year: number): unknown[] {
  const point = randomly.next();
  const place = (at: number): unknown[] => {
    const { zh, en, enCity } = world.hospitals[at]!;
    const text = randomly.chance(0.15)
      ? zh
      : randomly.chance(0.5)
        ? en
        : `Department of Medicine, ${en}, ${enCity}, China`;
    return [{ display_name: text, country_code: 'CN' }];
  };
  if (point < 0.75 && person.movedIn !== undefined)
    return place(year < person.movedIn ? person.former : person.hospital);
  if (point < 0.68) return place(person.hospital);
  if (point < 0.75) return place(person.former);
  if (point < 0.84)
    return [
      {
        display_name: `Institute of Public Health, ${world.hospitals[person.hospital]!.enCity}, China`,
        country_code: 'CN',
      },
    ];
  return [];
}

export interface AtHome {
  readonly work: string;
  readonly position: number;
  readonly doctorId: string;
}

/** Where a doctor's whole name stands beside the name of the doctor's own hospital, read from the lines alone. */
export function writtenAtHome(world: World, { lines, authors }: Labelled): AtHome[] {
  return lines.split('\n').flatMap((line) => {
    const { id, authorships } = JSON.parse(line) as {
      id: string;
      authorships: { author: { display_name: string }; institutions: { display_name: string }[] }[];
    };
    const work = id.split('/').at(-1)!;
    return authorships.flatMap(({ author, institutions }, at) => {
      const person = world.people[authors.get(work)![at]!]!;
      const doctorId = world.doctorIds.get(person.index);
      const { zh, en } = world.hospitals[person.hospital]!;
      const isShort = author.display_name.split(' ').some((word) => /^(?:\p{Lu}\.?)+$/u.test(word));
      const isHere = institutions.some(({ display_name: text }) => text === zh || text.includes(en));
      return doctorId === undefined || isShort || !isHere ? [] : [{ work, position: at + 1, doctorId }];
    });
  });
}
