// Which works of a chunk are new, which are known, and which are there twice.
import type { ImportFault } from '@yijian/contract/publications';
import type { Known, Work } from './works.sql.ts';

export interface Sorted {
  readonly added: Work[];
  readonly known: {
    readonly id: string;
    readonly source: string;
    readonly isBrokenOff: boolean;
    readonly work: Work;
  }[];
  readonly faults: ImportFault[];
}

/** Titles shorter than this, such as “Editorial”, are no sign of the same work. */
const LEAST_TITLE = 24;

const nameOf = ({ openalexId, doi, pmid, title }: Work): string => doi ?? openalexId ?? pmid ?? title.slice(0, 80);

export const keysOf = ({
  openalexId,
  doi,
  pmid,
  titleKey,
  year,
}: Omit<Known, 'n' | 'by' | 'id' | 'importId' | 'isBrokenOff' | 'source'> & {
  titleKey: string;
  year: number;
}): string => [openalexId ?? '', doi ?? '', pmid ?? '', titleKey, year].join('|');

export function sortWorks(works: readonly Work[], found: readonly Known[], importId: string): Sorted {
  const byWork = Map.groupBy(found, ({ n }) => n);
  const sorted: Sorted = { added: [], known: [], faults: [] };
  const seen = new Set<string>();
  for (const [n, work] of works.entries()) {
    const fault = (problem: ImportFault['problem']): void =>
      void sorted.faults.push({ line: work.line, problem, value: nameOf(work) });
    const own = namesOf(work);
    if (own.some((name) => seen.has(name))) {
      fault('duplicateInFile');
      continue;
    }
    for (const name of own) seen.add(name);
    const candidates = matching(work, byWork.get(n) ?? []);
    if (candidates.size > 1) fault('conflict');
    else if (candidates.size === 0) sorted.added.push(work);
    else {
      const [one] = candidates.values() as Iterable<Known> as [Known];
      if (one.importId === importId) fault('duplicateInFile');
      else sorted.known.push({ id: one.id, source: one.source, isBrokenOff: one.isBrokenOff, work });
    }
  }
  return sorted;
}

/** What a work is known by within one file. */
function namesOf({ openalexId, doi, pmid, titleKey, year }: Work): string[] {
  const numbers = [openalexId && `o${openalexId}`, doi && `d${doi}`, pmid && `p${pmid}`].filter(
    (name): name is string => typeof name === 'string',
  );
  return numbers.length > 0 ? numbers : [`t${titleKey}|${year}`];
}

/** By a number, and where no number finds it by its title, unless their numbers tell them apart. */
function matching(work: Work, found: readonly Known[]): Map<string, Known> {
  const numbered = found.filter(({ by }) => by === 'number');
  if (numbered.length > 0) return new Map(numbered.map((one) => [one.id, one]));
  const titled = work.titleKey.length < LEAST_TITLE ? [] : found.filter((one) => !isApart(work, one));
  return new Map(titled.slice(0, 1).map((one) => [one.id, one]));
}

const differs = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a != null && b != null && a !== b;

const isApart = (work: Work, one: Known): boolean =>
  differs(work.openalexId, one.openalexId) || differs(work.doi, one.doi) || differs(work.pmid, one.pmid);
