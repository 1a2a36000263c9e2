// Works of PubMed read from XML as it streams by; a document that brings its own entities is refused (reliability: XML bombs).
import type { SaxesParser } from 'saxes';
import { FileFault } from './file-fault.policy.ts';
import type { Read } from './openalex.policy.ts';
import { emptyArticle, workOf, type Article } from './pubmed-article.policy.ts';
import { yearOf } from './plain.policy.ts';

/** The longest text between two tags; abstracts have a few thousand characters. */
const LONGEST = 1024 * 1024;

type Parser = SaxesParser<{ position: true }>;

/** Works as their articles end. Throws FileFault at the line where the document breaks. */
export async function* readPubmed(chunks: AsyncIterable<Buffer>): AsyncGenerator<NonNullable<Read>> {
  const { SaxesParser: Saxes } = await import('saxes');
  const parser = new Saxes({ position: true });
  const state = listen(parser);
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of chunks) {
    write(parser, state, () => parser.write(decoder.decode(chunk, { stream: true })));
    yield* state.ready.splice(0);
    if (state.failure !== undefined) throw state.failure;
    state.sinceTag += chunk.length;
    if (state.sinceTag > LONGEST) throw new FileFault('badXml', parser.line);
  }
  write(parser, state, () => parser.close());
  yield* state.ready.splice(0);
  if (state.failure !== undefined) throw state.failure;
}

interface State {
  readonly ready: NonNullable<Read>[];
  sinceTag: number;
  failure: FileFault | undefined;
}

/** After a failure nothing is listened to any more, and what was read before it still counts. */
function write(parser: Parser, state: State, work: () => void): void {
  if (state.failure !== undefined) return;
  try {
    work();
  } catch (error) {
    state.failure ??= error instanceof FileFault ? error : new FileFault('badXml', parser.line);
  }
}

function listen(parser: Parser): State {
  const state: State = { ready: [], sinceTag: 0, failure: undefined };
  const path: string[] = [];
  let article: Article | undefined;
  let text = '';
  parser.on('error', () => {
    throw new FileFault('badXml', parser.line);
  });
  parser.on('doctype', (doctype) => {
    // The address of PubMed's own definition is let pass and never fetched; definitions inside the file are not.
    if (doctype.includes('[') || /<!ENTITY/i.test(doctype)) throw new FileFault('entities', parser.line);
  });
  parser.on('opentag', (tag) => {
    state.sinceTag = 0;
    if (!inline.has(tag.name)) text = '';
    path.push(tag.name);
    if (tag.name === 'PubmedArticle') article = emptyArticle(parser.line);
    if (article !== undefined) openPart(article, path, tag.attributes as Readonly<Record<string, string>>);
  });
  parser.on('text', (piece) => {
    if (article !== undefined) text += piece;
  });
  parser.on('cdata', (piece) => {
    if (article !== undefined) text += piece;
  });
  parser.on('closetag', (tag) => {
    state.sinceTag = 0;
    if (article !== undefined && !inline.has(tag.name)) {
      closePart(article, path, text);
      text = '';
    }
    path.pop();
    if (tag.name !== 'PubmedArticle' || article === undefined) return;
    state.ready.push(workOf(article));
    article = undefined;
  });
  return state;
}

/** Marks inside a title. */
const inline = new Set(['i', 'b', 'sub', 'sup', 'u', 'sc']);

function openPart(article: Article, path: readonly string[], attributes: Readonly<Record<string, string>>): void {
  article.attributes = attributes;
  if (path.at(-1) === 'Author' && path.at(-2) === 'AuthorList' && path.at(-3) === 'Article')
    article.authors.push({ family: '', given: '', orcid: '', affiliations: [] });
}

type Take = (article: Article, text: string) => void;
const lastAuthor = (article: Article) => article.authors.at(-1);

/** What is taken, by the end of its path below PubmedArticle; references carry the same names further down and are passed over. */
const parts: Readonly<Record<string, Take>> = {
  'MedlineCitation/PMID': (article, text) => (article.pmid ||= text),
  'Article/ArticleTitle': (article, text) => (article.title = text),
  'Article/VernacularTitle': (article, text) => (article.vernacular = text),
  'Journal/Title': (article, text) => (article.periodical = text),
  'JournalIssue/PubDate/Year': (article, text) => (article.year = yearOf(text)),
  'JournalIssue/PubDate/MedlineDate': (article, text) => (article.year ??= yearOf(/\d{4}/.exec(text)?.[0])),
  'Article/ArticleDate/Year': (article, text) => (article.day[0] = text),
  'Article/ArticleDate/Month': (article, text) => (article.day[1] = text),
  'Article/ArticleDate/Day': (article, text) => (article.day[2] = text),
  'MedlineCitation/DateRevised/Year': (article, text) => (article.revised[0] = text),
  'MedlineCitation/DateRevised/Month': (article, text) => (article.revised[1] = text),
  'MedlineCitation/DateRevised/Day': (article, text) => (article.revised[2] = text),
  'Article/AuthorList/Author/LastName': (article, text) => set(lastAuthor(article), 'family', text),
  'Article/AuthorList/Author/ForeName': (article, text) => set(lastAuthor(article), 'given', text),
  'Article/AuthorList/Author/Initials': (article, text) =>
    lastAuthor(article)?.given === '' && set(lastAuthor(article), 'given', text),
  'Article/AuthorList/Author/Identifier': (article, text) => set(lastAuthor(article), 'orcid', text),
  'Article/AuthorList/Author/AffiliationInfo/Affiliation': (article, text) =>
    lastAuthor(article)?.affiliations.push(text),
  'PublicationTypeList/PublicationType': (article, text) => article.types.push(text),
  'MeshHeading/DescriptorName': (article, text) => article.topics.push(text),
  'KeywordList/Keyword': (article, text) => article.topics.push(text),
  'PubmedArticle/PubmedData/ArticleIdList/ArticleId': (article, text) => {
    if (article.attributes['IdType'] === 'doi') article.doi ||= text;
  },
  'Article/ELocationID': (article, text) => {
    if (article.attributes['EIdType'] === 'doi') article.doi ||= text;
  },
};

function set<K extends string>(target: Record<K, unknown> | undefined, key: K, text: string): void {
  if (target !== undefined) target[key] = text;
}

function closePart(article: Article, path: readonly string[], text: string): void {
  for (let length = 2; length <= 4 && length <= path.length; length += 1) {
    const take = parts[path.slice(-length).join('/')];
    if (take !== undefined) take(article, text.trim());
  }
}
