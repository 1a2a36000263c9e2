// The language that an article is written in: its text has one, and nobody is asked for it, so that its letters tell.
import type { SendableArticle } from '../../articles/index.ts';

/** Characters of Chinese beside words of Latin letters, as drug names in Chinese and names of people in English are few of either. */
export function writtenIn({ title, html }: Pick<SendableArticle, 'title' | 'html'>): 'zh' | 'en' {
  const words = `${title} ${html.replaceAll(/<[^>]*>|&\w+;/g, ' ')}`;
  const chinese = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = words.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  return latin > chinese ? 'en' : 'zh';
}
