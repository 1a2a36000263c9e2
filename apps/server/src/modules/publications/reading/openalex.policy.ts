// Works of OpenAlex, one JSON object a line, in the formats of 2023 and later (specification 2.5).
import type { ImportFault } from '@yijian/contract/publications';
import type { Work, WorkAuthor } from '../imports/works.sql.ts';
import type { Line } from './lines.policy.ts';
import {
  countOf,
  dayOf,
  doiOf,
  listOf,
  momentOf,
  nameKeyOf,
  orcidOf,
  plain,
  pmidOf,
  recordOf,
  titleKeyOf,
  yearOf,
} from './plain.policy.ts';

export type Read = { readonly work: Work } | { readonly fault: ImportFault } | undefined;

/** An empty line is nothing; what is no work says why. */
export function readOpenalex({ line, text }: Line): Read {
  if (text === undefined) return { fault: { line, problem: 'lineTooLong', value: '' } };
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { line, problem: 'badJson', value: plain(text, 80) } };
  }
  const record = recordOf(value);
  const openalexId = /(?:^|\/)(W\d{1,15})$/.exec(plain(record['id'], 100).toUpperCase())?.[1];
  const refuse = (problem: ImportFault['problem']): Read => ({ fault: { line, problem, value: openalexId ?? '' } });
  if (openalexId === undefined && record['authorships'] === undefined) return refuse('notAWork');
  const title = plain(record['title'], 2000) || plain(record['display_name'], 2000);
  const titleKey = titleKeyOf(title);
  if (titleKey === '') return refuse('noTitle');
  const year = yearOf(record['publication_year']);
  if (year === undefined) return refuse('noYear');
  return {
    work: {
      line,
      openalexId,
      title,
      titleKey,
      year,
      ...numbersOf(record),
      ...factsOf(record),
      authors: authorsOf(record, openalexId ?? titleKey),
    },
  };
}

function numbersOf(record: Readonly<Record<string, unknown>>): Pick<Work, 'doi' | 'pmid'> {
  const ids = recordOf(record['ids']);
  return { doi: doiOf(record['doi']) ?? doiOf(ids['doi']), pmid: pmidOf(ids['pmid']) };
}

function factsOf(
  record: Readonly<Record<string, unknown>>,
): Omit<Work, 'line' | 'openalexId' | 'doi' | 'pmid' | 'title' | 'titleKey' | 'year' | 'authors'> {
  const place = recordOf(record['primary_location'] ?? record['host_venue']);
  const address = plain(place['landing_page_url'], 500) || plain(record['doi'], 500);
  return {
    type: plain(record['type'], 40) || 'article',
    periodical: plain(recordOf(place['source'])['display_name'], 300) || plain(place['display_name'], 300),
    publishedOn: dayOf(record['publication_date']),
    citedCount: countOf(record['cited_by_count']),
    url: /^https?:\/\//.test(address) ? address : '',
    topics: topicsOf(record),
    isRetracted: record['is_retracted'] === true,
    updatedAt: momentOf(record['updated_date']),
  };
}

const MOST_TOPICS = 16;

/** MeSH headings and concepts, the strongest first; what every work is about (Medicine) says nothing. */
function topicsOf(record: Readonly<Record<string, unknown>>): string[] {
  const scored = [...listOf(record['topics']), ...listOf(record['concepts'])]
    .map(recordOf)
    .filter((one) => one['level'] !== 0 && Number(one['score'] ?? 1) >= 0.25)
    .toSorted((a, b) => Number(b['score'] ?? 1) - Number(a['score'] ?? 1))
    .map((one) => plain(one['display_name'], 100));
  const headings = listOf(record['mesh']).map((one) => plain(recordOf(one)['descriptor_name'], 100));
  return [...new Set([...scored.slice(0, MOST_TOPICS - 4), ...headings])]
    .filter((topic) => topic !== '')
    .slice(0, MOST_TOPICS);
}

function authorsOf(record: Readonly<Record<string, unknown>>, workKey: string): WorkAuthor[] {
  const authors = listOf(record['authorships']).map((one) => authorOf(recordOf(one), workKey));
  return onceEach(authors.filter((author) => author !== undefined));
}

function authorOf(authorship: Readonly<Record<string, unknown>>, workKey: string): WorkAuthor | undefined {
  const author = recordOf(authorship['author']);
  const name = plain(author['display_name'], 200) || plain(authorship['raw_author_name'], 200);
  if (name === '') return undefined;
  const places = listOf(authorship['institutions']).map(recordOf);
  const raw = [authorship['raw_affiliation_string'], ...listOf(authorship['raw_affiliation_strings'])];
  const institutions = textsOf([...places.map((place) => place['display_name']), ...raw]);
  const countries = [...places.map((place) => place['country_code']), ...listOf(authorship['countries'])];
  const id = /(?:^|\/)(A\d{1,15})$/.exec(plain(author['id'], 100).toUpperCase())?.[1];
  const orcid = orcidOf(author['orcid']);
  return {
    sourceKey: sourceKeyOf({ id: id === undefined ? undefined : `openalex:${id}`, orcid, name, institutions, workKey }),
    name,
    nameKey: nameKeyOf(name),
    orcid,
    institutions,
    countries: textsOf(countries).filter((code) => /^[A-Z]{2}$/.test(code)),
    isCorresponding: authorship['is_corresponding'] === true,
  };
}

const MOST_INSTITUTIONS = 8;

export const textsOf = (values: readonly unknown[]): string[] =>
  [...new Set(values.map((value) => plain(value, 300)))].filter((text) => text !== '').slice(0, MOST_INSTITUTIONS);

/** Without a number an author is the name at an institution, and without one the name on this one work: names alone never join works. */
export function sourceKeyOf(author: {
  id: string | undefined;
  orcid: string | undefined;
  name: string;
  institutions: readonly string[];
  workKey: string;
}): string {
  if (author.id !== undefined) return author.id;
  if (author.orcid !== undefined) return `orcid:${author.orcid}`;
  const place = titleKeyOf(author.institutions[0] ?? '').slice(0, 120);
  return `pubmed:${nameKeyOf(author.name)}|${place === '' ? `work:${author.workKey.slice(0, 120)}` : place}`;
}

/** An author who is listed twice counts once, with the institutions of both. */
export function onceEach(authors: readonly WorkAuthor[]): WorkAuthor[] {
  const once = new Map<string, WorkAuthor>();
  for (const author of authors) {
    const first = once.get(author.sourceKey);
    once.set(
      author.sourceKey,
      first === undefined
        ? author
        : {
            ...first,
            institutions: textsOf([...first.institutions, ...author.institutions]),
            countries: [...new Set([...first.countries, ...author.countries])],
            isCorresponding: first.isCorresponding || author.isCorresponding,
          },
    );
  }
  return [...once.values()];
}
