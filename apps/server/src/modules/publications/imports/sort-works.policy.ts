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
  const seen = new Map<string, Work[]>();
  for (const [n, work] of works.entries()) {
    const fault = (problem: ImportFault['problem'], value: string): void =>
      void sorted.faults.push({ line: work.line, problem, value });
    const own = namesOf(work);
    const twice = own.find((name) => seen.get(name)?.some((before) => !isByPmidAlone(name, work, before)));
    if (twice !== undefined) {
      fault('duplicateInFile', twice);
      continue;
    }
    for (const name of own) seen.set(name, [...(seen.get(name) ?? []), work]);
    const candidates = matching(work, byWork.get(n) ?? []);
    if (candidates.size > 1) fault('conflict', sharedNames(work, candidates).join(' · '));
    else if (candidates.size === 0) sorted.added.push(work);
    else {
      const [one] = candidates.values() as Iterable<Known> as [Known];
      if (one.importId === importId) fault('duplicateInFile', sharedNames(work, candidates).join(' · ') || own[0]!);
      else sorted.known.push({ id: one.id, source: one.source, isBrokenOff: one.isBrokenOff, work });
    }
  }
  return sorted;
}

type Numbers = { readonly [K in 'openalexId' | 'doi' | 'pmid']: string | null | undefined };

const numbersOf = ({ openalexId, doi, pmid }: Numbers): string[] => [
  ...(openalexId ? [`OpenAlex ${openalexId}`] : []),
  ...(doi ? [`DOI ${doi}`] : []),
  ...(pmid ? [`PMID ${pmid}`] : []),
];

/** What a work is known by within one file. */
function namesOf(work: Work): string[] {
  const numbers = numbersOf(work);
  return numbers.length > 0 ? numbers : [`${work.title.slice(0, 80)} (${work.year})`];
}

/** The numbers of the work that stored ones carry too. */
function sharedNames(work: Work, candidates: ReadonlyMap<string, Known>): string[] {
  const theirs = new Set([...candidates.values()].flatMap(numbersOf));
  return numbersOf(work).filter((name) => theirs.has(name));
}

/** Registries give one PMID to two works now and then; their DOIs tell them apart. */
const isByPmidAlone = (name: string, a: Numbers, b: Numbers): boolean =>
  name.startsWith('PMID ') && differs(a.doi, b.doi);

/** By a number, and where no number finds it by its title, unless their numbers tell them apart. */
function matching(work: Work, found: readonly Known[]): Map<string, Known> {
  const isSame = (one: Known): boolean =>
    !differs(work.doi, one.doi) || (work.openalexId !== undefined && work.openalexId === one.openalexId);
  const numbered = found.filter((one) => one.by === 'number' && isSame(one));
  if (numbered.length > 0) return new Map(numbered.map((one) => [one.id, one]));
  const titled = work.titleKey.length < LEAST_TITLE ? [] : found.filter((one) => !isApart(work, one));
  return new Map(titled.slice(0, 1).map((one) => [one.id, one]));
}

const differs = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a != null && b != null && a !== b;

const isApart = (work: Work, one: Known): boolean =>
  differs(work.openalexId, one.openalexId) || differs(work.doi, one.doi) || differs(work.pmid, one.pmid);
