// What an answer of each mode may rest on: passages of the records that the caller may see now (product 3.23).
import { joined } from '@yijian/contract/core';
import type { ChatMode } from '@yijian/contract/assistants';
import { searchArticles } from '../../articles/index.ts';
import { searchMaterials } from '../../library/index.ts';
import { searchPublications } from '../../publications/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectProducts, type ProductRow } from '../assistants.sql.ts';
import { partsOf, rank, termsOf, type Passage } from './passages.policy.ts';

export interface Retrieved {
  readonly passages: readonly Passage[];
  /** The product that the question names. */
  readonly product: ProductRow | undefined;
}

/** The best passages for a question, and the product it names. */
export async function retrieve(
  context: Context,
  { mode, question }: { mode: ChatMode; question: string },
): Promise<Retrieved> {
  const terms = termsOf(question);
  const products = await selectProducts(context.sql, context.language);
  const product = products.find(({ names }) => names.some((name) => name !== '' && question.includes(name)));
  if (terms.length === 0) return { passages: [], product };
  const found = await Promise.all(searches[mode].map((search) => search(context, terms, products)));
  return { passages: rank(terms, found.flat()), product };
}

type Search = (context: Context, terms: readonly string[], products: readonly ProductRow[]) => Promise<Passage[]>;

const materials: Search = async (context, terms) => {
  const isEnglish = context.language === 'en';
  return (await searchMaterials(context, terms)).map((found) => ({
    kind: 'MATERIAL',
    id: found.id,
    title: found.title,
    section: isEnglish ? 'Summary' : '摘要',
    text: [found.summary, joined(found.topics, isEnglish ? 'en' : 'zh')].filter((text) => text !== '').join(' '),
    version: editionOf(found, isEnglish),
    path: `/meeting/medicalLibrary?id=${found.id}`,
  }));
};

const articles: Search = async (context, terms) =>
  (await searchArticles(context, terms)).flatMap((found) => {
    const isEnglish = context.language === 'en';
    const summary = found.summary === '' ? [] : [{ section: isEnglish ? 'Summary' : '摘要', text: found.summary }];
    return [...summary, ...partsOf(found.html)].map(({ section, text }) => ({
      kind: 'ARTICLE' as const,
      id: found.id,
      title: found.title,
      section,
      text,
      version: editionOf(found, isEnglish),
      path: `/content/contentDetail?id=${found.id}`,
    }));
  });

const editionOf = ({ edition, approvalNumber }: { edition: number; approvalNumber: string }, isEnglish: boolean) =>
  isEnglish ? `edition ${edition}, ${approvalNumber}` : `第 ${edition} 版，${approvalNumber}`;

const publications: Search = async (context, terms) =>
  (await searchPublications(context, terms)).map(({ id, title, periodical, year, doi, pmid, citedCount, topics }) => ({
    kind: 'PUBLICATION',
    id,
    title,
    section: [periodical, year].filter((part) => part !== '').join(' '),
    text:
      context.language === 'en'
        ? `${topics.join(', ')} (cited ${citedCount} times)`.trim()
        : `${topics.join('、')}（被引 ${citedCount} 次）`,
    version: pmid === null ? (doi ?? `#${id}`) : `PMID ${pmid}`,
    path: doi === null ? (pmid === null ? '' : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`) : `https://doi.org/${doi}`,
  }));

const ofProducts: Search = (context, _terms, products) =>
  Promise.resolve(
    products.map(({ id, name, genericName, indication }) => ({
      kind: 'PRODUCT' as const,
      id,
      title: name,
      section: context.language === 'en' ? 'Indication' : '适应症',
      text: `${genericName} ${indication}`,
      version: `#${id}`,
      path: '',
    })),
  );

const searches: Readonly<Record<ChatMode, readonly Search[]>> = {
  KNOWLEDGE: [materials, ofProducts],
  ARTICLE: [articles],
  PUBMED: [publications],
  PROPOSAL: [materials, articles],
};
