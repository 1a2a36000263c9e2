// Door of tab-strip: the tabs beside a title (look and feel, list page).
export { TabStrip } from './tab-strip.tsx';
export type { StripTab, TabStripProps } from './tab-strip.tsx';
