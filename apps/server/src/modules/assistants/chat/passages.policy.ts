// Passages of documents: how a question is taken apart, how passages are ranked, and how an answer is made of them alone (product 3.23).

export interface Passage {
  readonly kind: 'MATERIAL' | 'ARTICLE' | 'PUBLICATION' | 'PRODUCT';
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly text: string;
  readonly version: string;
  readonly path: string;
}

/** Words of questions that say nothing about their subject. */
const IDLE_CHINESE =
  /请问|帮我|告诉我|介绍一下|什么是|是什么|有什么|为什么|怎么样|怎么办|怎么|怎样|如何|哪些|哪个|什么|是否|可以|能否|需要|应该|我们|一下|一个|一场|有没有|关于|以及|还有|的|了|吗|呢|和|与|或|在|是|有|对|请/g;
const IDLE_ENGLISH = new Set(
  'a an and are about can could do does for from give has have how i in is it me my of on or our please should tell the there this to us we what when which who why will with would you'.split(
    ' ',
  ),
);
/** Most terms of one question. */
const MOST_TERMS = 60;

/** What is looked for: words of Latin letters and figures, and pairs of Chinese characters. */
export function termsOf(question: string): string[] {
  const text = question.normalize('NFKC').toLowerCase();
  const words = (text.match(/[a-z0-9][a-z0-9-]*/g) ?? []).filter((word) => word.length > 1 && !IDLE_ENGLISH.has(word));
  const runs = text.replaceAll(IDLE_CHINESE, ' ').match(/\p{Script=Han}{2,}/gu) ?? [];
  const pairs = runs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)));
  return [...new Set([...words, ...pairs])].slice(0, MOST_TERMS);
}

/** Of what is asked, this much must stand in a passage and its title for it to count as an answer. */
const LEAST_COVERED = 0.3;
const MOST_PASSAGES = 5;
const MOST_OF_ONE = 2;

/** The passages that cover most of the terms, rare terms counting more; at most two of one document. */
export function rank(terms: readonly string[], passages: readonly Passage[]): Passage[] {
  const read = passages.map((passage) => ({
    passage,
    text: `${passage.section} ${passage.text}`.toLowerCase(),
    title: passage.title.toLowerCase(),
  }));
  const holding = (term: string): number =>
    read.filter(({ text, title }) => text.includes(term) || title.includes(term)).length;
  const weights = new Map(terms.map((term) => [term, Math.log(1 + (read.length + 1) / (holding(term) + 1))]));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const covered = (text: string): number =>
    terms.reduce((sum, term) => sum + (text.includes(term) ? weights.get(term)! : 0), 0) / (whole || 1);
  const scored = read
    .map(({ passage, text, title }) => ({
      passage,
      covers: covered(`${title} ${text}`),
      score: covered(text) + covered(title) / 2,
    }))
    .filter(({ covers }) => covers >= LEAST_COVERED)
    .toSorted((one, other) => other.score - one.score);
  const taken = new Map<string, number>();
  const best: Passage[] = [];
  for (const { passage } of scored) {
    const document = `${passage.kind} ${passage.id}`;
    const before = taken.get(document) ?? 0;
    if (before >= MOST_OF_ONE || best.length >= MOST_PASSAGES) continue;
    taken.set(document, before + 1);
    best.push(passage);
  }
  return best;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

export interface Part {
  readonly section: string;
  readonly text: string;
}

/** Paragraphs and lists of an article below the heading they stand under. */
export function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  let section = '';
  for (const block of html.matchAll(/<(h[2-4]|p|ul|ol|blockquote|table)\b[^>]*>([\s\S]*?)<\/\1>/g)) {
    const [, tag = '', inner = ''] = block;
    if (tag.startsWith('h')) section = plain(inner);
    else {
      const lines = inner
        .split(/<\/(?:li|tr|p)>/)
        .map(plain)
        .filter((line) => line !== '');
      const text = lines.join(/\p{Script=Han}/u.test(inner) ? '；' : '; ');
      if (text !== '') parts.push({ section, text });
    }
  }
  return parts;
}

const LONGEST_EXCERPT = 400;
export const excerptOf = (text: string): string =>
  text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT)}…`;

/** The answer of `extractive-1`: the passages themselves with their numbers, and nothing else. */
export function extracted(passages: readonly Passage[], language: 'zh' | 'en'): string {
  const opening =
    language === 'zh'
      ? `在您可查看的资料中找到 ${passages.length} 段相关内容：`
      : `Found in what you may read, ${passages.length} passage${passages.length === 1 ? '' : 's'}:`;
  const lines = passages.map(({ title, section, text }, at) => {
    const place = section === '' ? title : `${title} · ${section}`;
    return language === 'zh' ? `${place}：${excerptOf(text)} [${at + 1}]` : `${place}: ${excerptOf(text)} [${at + 1}]`;
  });
  return [opening, ...lines].join('\n\n');
}
