// Door of brand: mark and wordmark (look and feel, brand).
export { LogoMark } from './logo-mark.tsx';
export type { LogoMarkProps } from './logo-mark.tsx';
export { Wordmark } from './wordmark.tsx';
export type { WordmarkProps } from './wordmark.tsx';
