// The one door through which the HTML of an article passes before it is stored: known elements, known attributes, no script.
import { ARTICLE_PICTURES, ARTICLE_VIDEOS } from '@yijian/contract/articles';
import sanitize from 'sanitize-html';

const OWN_PICTURE = new RegExp(`^${ARTICLE_PICTURES}([0-9a-f]{64})$`);
const OWN_VIDEO = new RegExp(`^${ARTICLE_VIDEOS}([0-9a-f]{64})$`);

const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'code',
    'pre',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'video',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'controls', 'preload', 'aria-label'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowedSchemesByTag: { a: ['https', 'mailto', 'tel'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // A player of nothing says nothing.
  exclusiveFilter: ({ tag, attribs }) => tag === 'video' && !OWN_VIDEO.test(attribs['src'] ?? ''),
  transformTags: {
    // Nothing plays by itself, and no more is loaded than its length and first picture.
    video: (tagName, { src = '', 'aria-label': label = '' }) => ({
      tagName,
      attribs: { src, controls: 'controls', preload: 'metadata', 'aria-label': label },
    }),
    a: (tagName, { href }) => ({
      tagName,
      attribs: href === undefined ? {} : { href, rel: 'noopener noreferrer', target: '_blank' },
    }),
  },
};

export const harmlessHtml = (html: string): string => sanitize(html, options).trim();

export interface Shown {
  /** Hashes of uploaded pictures, each once. */
  readonly pictures: readonly string[];
  readonly videos: readonly string[];
  /** Addresses elsewhere: a reader's browser would tell a stranger that the article is read. */
  readonly foreign: readonly string[];
}

/** The pictures and videos of any HTML, whatever else is in it. */
export function shownIn(html: string): Shown {
  const pictures = new Set<string>();
  const videos = new Set<string>();
  const foreign: string[] = [];
  const take = (hashes: Set<string>, own: RegExp, address: string): void => {
    const hash = own.exec(address)?.[1];
    if (hash === undefined) foreign.push(address);
    else hashes.add(hash);
  };
  const onOpenTag = (tag: string, { src = '' }: sanitize.Attributes): void => {
    if (tag === 'img') take(pictures, OWN_PICTURE, src);
    if (tag === 'video') take(videos, OWN_VIDEO, src);
  };
  sanitize(html, { ...options, onOpenTag });
  return { pictures: [...pictures], videos: [...videos], foreign };
}

/** Whether a reader finds anything: words, a picture or a video. */
export const saysSomething = (html: string): boolean =>
  /<(?:img|video)\s[^>]*src=/.test(html) || sanitize(html, { allowedTags: [] }).trim() !== '';
