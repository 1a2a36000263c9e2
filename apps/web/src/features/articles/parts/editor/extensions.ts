// What the text of an article may hold: all that the server keeps, and nothing it would drop.
import { ARTICLE_PICTURES, ARTICLE_VIDEOS } from '@yijian/contract/articles';
import { Image } from '@tiptap/extension-image';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { Node } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';

/** Pasted text leaves pictures of other sites behind: they are uploaded or not shown. */
const UploadedImage = Image.extend({
  parseHTML: () => [{ tag: `img[src^="${ARTICLE_PICTURES}"]` }],
});

/** A player on a line of its own; the server adds how it plays. */
const UploadedVideo = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: {}, 'aria-label': { default: '' } }),
  parseHTML: () => [{ tag: `video[src^="${ARTICLE_VIDEOS}"]` }],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, controls: 'controls', preload: 'metadata' }],
});

/** Addresses a link may have; the server drops others. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:mailto:|tel:)\S+$/.test(address) || URL.parse(address)?.protocol === 'https:';

export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, isAllowedUri: isLinkAddress, defaultProtocol: 'https' },
  }),
  Subscript,
  Superscript,
  UploadedImage,
  UploadedVideo,
  TableKit.configure({ table: { resizable: false } }),
];
