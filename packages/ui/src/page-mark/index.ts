// Door of page-mark: who looked at a page and when, in faint words and in an invisible pattern (look and feel, ground rules).
export { layPageMarks } from './overlay.ts';
export type { PageMarks } from './overlay.ts';
