// The one door through which the HTML of an article passes before it is stored: known elements, known attributes, no script.
import sanitize from 'sanitize-html';

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

/** Whether a reader finds anything: words, a picture or a video. */
export const saysSomething = (html: string): boolean =>
  /<(?:img|video)\s[^>]*src=/.test(html) || sanitize(html, { allowedTags: [] }).trim() !== '';
