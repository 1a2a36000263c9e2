// Door of viewport: window widths the patterns turn on (look and feel, page patterns).
export { useIsPhone, useIsWide, useMediaQuery } from './use-viewport.ts';
