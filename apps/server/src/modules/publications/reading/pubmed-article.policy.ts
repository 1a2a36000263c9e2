// One article of PubMed, gathered part by part, as a work.
import type { WorkAuthor } from '../imports/works.sql.ts';
import { onceEach, sourceKeyOf, textsOf, type Read } from './openalex.policy.ts';
import { dayOf, doiOf, momentOf, nameKeyOf, orcidOf, plain, pmidOf, titleKeyOf } from './plain.policy.ts';

export interface Article {
  readonly line: number;
  attributes: Readonly<Record<string, string>>;
  pmid: string;
  doi: string;
  title: string;
  vernacular: string;
  periodical: string;
  year: number | undefined;
  readonly day: string[];
  readonly revised: string[];
  readonly authors: { family: string; given: string; orcid: string; affiliations: string[] }[];
  readonly types: string[];
  readonly topics: string[];
}

export const emptyArticle = (line: number): Article => ({
  line,
  attributes: {},
  pmid: '',
  doi: '',
  title: '',
  vernacular: '',
  periodical: '',
  year: undefined,
  day: [],
  revised: [],
  authors: [],
  types: [],
  topics: [],
});

export function workOf(article: Article): NonNullable<Read> {
  const { line } = article;
  const pmid = pmidOf(article.pmid);
  const title = plain(article.title, 2000).replace(/^\[(.*)\]\.?$/, '$1') || plain(article.vernacular, 2000);
  const titleKey = titleKeyOf(title);
  const publishedOn = dayOf(dayText(article.day));
  const year = article.year ?? (publishedOn === undefined ? undefined : Number(publishedOn.slice(0, 4)));
  if (titleKey === '') return { fault: { line, problem: 'noTitle', value: pmid ?? '' } };
  if (year === undefined) return { fault: { line, problem: 'noYear', value: pmid ?? '' } };
  return {
    work: {
      line,
      openalexId: undefined,
      doi: doiOf(article.doi),
      pmid,
      title,
      titleKey,
      type: typeOf(article.types),
      periodical: plain(article.periodical, 300),
      year,
      publishedOn,
      citedCount: undefined,
      url: pmid === undefined ? '' : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
      topics: [...new Set(article.topics.map((topic) => plain(topic, 100)))]
        .filter((topic) => topic !== '')
        .slice(0, 16),
      isRetracted: article.types.includes('Retracted Publication'),
      updatedAt: momentOf(dayText(article.revised)),
      authors: onceEach(
        article.authors.map((one) => authorOf(one, pmid ?? titleKey)).filter((one) => one !== undefined),
      ),
    },
  };
}

const dayText = ([year = '', month = '1', day = '1']: readonly string[]): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function typeOf(types: readonly string[]): string {
  if (types.includes('Practice Guideline') || types.includes('Guideline')) return 'guideline';
  return types.includes('Review') ? 'review' : 'journal-article';
}

/** A group that signs as an author is no person and is left out. */
function authorOf(
  { family, given, orcid, affiliations }: Article['authors'][number],
  workKey: string,
): WorkAuthor | undefined {
  const name = plain(/\p{Script=Han}/u.test(family) ? family + given : `${given} ${family}`, 200);
  if (family === '') return undefined;
  const institutions = textsOf(affiliations.map((text) => text.replace(/\s*(Electronic address:)?\s*\S+@\S+\s*$/, '')));
  const identity = orcidOf(orcid);
  return {
    sourceKey: sourceKeyOf({ id: undefined, orcid: identity, name, institutions: institutions.map(houseOf), workKey }),
    name,
    nameKey: nameKeyOf(name),
    orcid: identity,
    institutions,
    countries: countriesOf(institutions),
    isCorresponding: affiliations.some((text) => text.includes('@')),
  };
}

const HOUSE = /hospital|universit|institut|college|academy|clinic|centre|center|school|医院|大学|研究所|中心/i;

/** The part of an address that names the institution: a department alone names none. */
export function houseOf(affiliation: string): string {
  const parts = affiliation.split(/[,;，；]/).map((part) => part.trim());
  return parts.find((part) => /hospital|医院/i.test(part)) ?? parts.find((part) => HOUSE.test(part)) ?? parts[0] ?? '';
}

function countriesOf(institutions: readonly string[]): string[] {
  return institutions.some((text) => /\bchina\b|中国/i.test(text)) ? ['CN'] : [];
}
