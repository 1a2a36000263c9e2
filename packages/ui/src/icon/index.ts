// Door of icon: line icons and icon buttons (look and feel, icons).
export { Glyph } from './glyph.tsx';
export type { GlyphProps, Icon } from './glyph.tsx';
export { IconButton } from './icon-button.tsx';
export type { IconButtonProps } from './icon-button.tsx';
