// Files of PubMed: plain and packed, their marks, their entities, and what is read of one that breaks off.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { importFile } from '../../../../../../tools/testing/publications/import-file.ts';

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

const article = (
  pmid: number,
  title: string,
): string => `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID>
  <DateRevised><Year>2024</Year><Month>3</Month><Day>9</Day></DateRevised>
  <Article><Journal><JournalIssue><PubDate><Year>2021</Year></PubDate></JournalIssue><Title>Journal of Invented Headache</Title></Journal>
  <ArticleTitle>${title}</ArticleTitle><AuthorList><Author><LastName>Shen</LastName><ForeName>Ruo-Xi</ForeName><Initials>RX</Initials>
  <AffiliationInfo><Affiliation>Department of Neurology, Nowhere Hospital, China. a@b.cn</Affiliation></AffiliationInfo></Author>
  <Author><CollectiveName>Study Group</CollectiveName></Author></AuthorList></Article>
  <MeshHeadingList><MeshHeading><DescriptorName>Migraine Disorders</DescriptorName></MeshHeading></MeshHeadingList></MedlineCitation>
  <PubmedData><ArticleIdList><ArticleId IdType="pubmed">${pmid}</ArticleId><ArticleId IdType="doi">10.5555/pm.${pmid}</ArticleId></ArticleIdList>
  <ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.5555/cited.by.it</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>`;
const pubmed = (head: string, body: string): string =>
  `<?xml version="1.0"?>${head}<PubmedArticleSet>${body}</PubmedArticleSet>`;
const DOCTYPE =
  '<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2024//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_240101.dtd">';

it('reads PubMed, plain and packed, with its marks in titles and without its references', async () => {
  const xml = pubmed(
    DOCTYPE,
    article(777001, 'Response of <i>Migraine</i> &amp; sleep in a cohort of nurses') + article(777002, ''),
  );
  const result = await importFile(steward, 'pubmed.xml.gz', gzipSync(xml));
  expect(result).toMatchObject({ kind: 'PUBMED', state: 'DONE', read: 2, added: 1, faulty: 1 });
  const [row] = await app.owner`
    select title, doi, year, periodical, topics, author_count from publications where enterprise_id = 1 and pmid = '777001'`;
  expect(row).toEqual({
    title: 'Response of Migraine & sleep in a cohort of nurses',
    doi: '10.5555/pm.777001',
    year: 2021,
    periodical: 'Journal of Invented Headache',
    topics: ['Migraine Disorders'],
    author_count: 1,
  });
});

it('refuses documents that bring their own entities, and keeps what came before a break', async () => {
  const laughs = pubmed(
    '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>',
    article(777010, '&lol2;'),
  );
  const bomb = await importFile(steward, 'laughs.xml', laughs);
  expect([bomb.state, bomb.added, bomb.faults[0]!.problem]).toEqual(['FAILED', 0, 'entities']);
  const broken = pubmed(
    '',
    `${article(777011, 'A work that stands before the break of its file')}<PubmedArticle><PMID>1</Oops>`,
  );
  const result = await importFile(steward, 'broken.xml', broken);
  expect([result.state, result.added, result.faults[0]!.problem]).toEqual(['FAILED', 1, 'badXml']);
});
