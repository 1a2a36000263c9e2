// Papers with their authors: communities of speciality and city write together, and some bridge two of them.
import { type Random } from '../random.ts';
import { paperText, type PaperText, type Speciality } from './paper-texts.ts';
import type { Writer } from './scholars.ts';

export interface Paper extends PaperText {
  readonly speciality: Speciality;
  readonly year: number;
  readonly day: string;
  readonly cited: number;
  /** Places of the writers in the list of all, in the order of the paper. */
  readonly authors: readonly number[];
}

interface Circles {
  readonly bySpeciality: ReadonlyMap<string, readonly number[]>;
  readonly byCircle: ReadonlyMap<string, readonly number[]>;
}

const circleOf = ({ speciality, city }: Writer): string => `${speciality.key}|${city}`;

/** As many papers as asked; the same stream of numbers gives the same ones. */
export function planPapers(random: Random, writers: readonly Writer[], count: number, thisYear: number): Paper[] {
  const places = [...writers.keys()];
  const circles: Circles = {
    bySpeciality: Map.groupBy(places, (at) => writers[at]!.speciality.key),
    byCircle: Map.groupBy(places, (at) => circleOf(writers[at]!)),
  };
  const leads = places.filter((at) => writers[at]!.doctor !== undefined);
  const drawLead = drawer(leads, writers);
  return Array.from({ length: count }, () => planPaper(random, writers, circles, drawLead(random), thisYear));
}

/** Draws places, those who write much oftener. */
function drawer(places: readonly number[], writers: readonly Writer[]): (random: Random) => number {
  let sum = 0;
  const bounds = places.map((at) => (sum += writers[at]!.drive));
  return (random) => {
    const point = random.next() * sum;
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds[middle]! <= point) low = middle + 1;
      else high = middle;
    }
    return places[low]!;
  };
}

function planPaper(
  random: Random,
  writers: readonly Writer[],
  circles: Circles,
  lead: number,
  thisYear: number,
): Paper {
  const { speciality, since } = writers[lead]!;
  const first = Math.max(2008, since);
  const year = Math.min(thisYear, first + Math.floor((thisYear - first + 1) * random.next() ** 0.6));
  const authors = teamOf(random, writers, circles, lead, year);
  const text = paperText(random, speciality);
  const age = thisYear - year;
  const cited = Math.floor(text.weight * (age + 0.4) * random.next() ** 2.5 * 14);
  const day = `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  return { ...text, speciality, year, day, cited, authors };
}

function teamOf(random: Random, writers: readonly Writer[], circles: Circles, lead: number, year: number): number[] {
  const { speciality } = writers[lead]!;
  const own = circles.byCircle.get(circleOf(writers[lead]!)) ?? [];
  const wide = circles.bySpeciality.get(speciality.key) ?? [];
  const size = random.chance(0.04) ? random.between(9, 16) : random.between(2, 7);
  const team = new Set([lead]);
  for (let tries = 0; team.size < size && tries < size * 4; tries += 1) {
    const pool =
      random.chance(0.72) && own.length > 2
        ? own
        : random.chance(0.85)
          ? wide
          : [...circles.byCircle.values()][random.between(0, circles.byCircle.size - 1)]!;
    // The same few write together again and again.
    const next = pool[Math.floor(random.next() ** 1.7 * pool.length)]!;
    if (writers[next]!.since <= year) team.add(next);
  }
  const [first, ...others] = [...team];
  return random.chance(0.45) ? [first!, ...others] : [...others, first!];
}
