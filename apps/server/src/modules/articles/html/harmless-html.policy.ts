// The one door through which the HTML of an article passes before it is stored: known elements, known attributes, no script.
import { ARTICLE_PICTURES } from '@yijian/contract/articles';
import sanitize from 'sanitize-html';

const OWN_PICTURE = new RegExp(`^${ARTICLE_PICTURES}([0-9a-f]{64})$`);

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
    video: ['src', 'width', 'height', 'controls'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https'],
  allowedSchemesByTag: { a: ['https', 'mailto', 'tel'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: href === undefined ? {} : { href, rel: 'noopener noreferrer', target: '_blank' },
    }),
  },
};

export const harmlessHtml = (html: string): string => sanitize(html, options).trim();

export interface ShownPictures {
  /** Of uploaded pictures, each once. */
  readonly hashes: readonly string[];
  /** Addresses elsewhere: a reader's browser would tell a stranger that the article is read. */
  readonly foreign: readonly string[];
}

/** The pictures of any HTML, whatever else is in it. */
export function picturesOf(html: string): ShownPictures {
  const addresses: string[] = [];
  const onOpenTag = (tag: string, { src = '' }: sanitize.Attributes): void => {
    if (tag === 'img') addresses.push(src);
  };
  sanitize(html, { ...options, onOpenTag });
  const hashes = addresses.flatMap((address) => OWN_PICTURE.exec(address)?.[1] ?? []);
  return { hashes: [...new Set(hashes)], foreign: addresses.filter((address) => !OWN_PICTURE.test(address)) };
}

/** Whether a reader finds anything: words, a picture or a video. */
export const saysSomething = (html: string): boolean =>
  /<(?:img|video)\s[^>]*src=/.test(html) || sanitize(html, { allowedTags: [] }).trim() !== '';
