// Door of analysis-page: the page pattern of a question and its answer (look and feel, analysis page).
export { AnalysisPage, PaneGroup } from './analysis-page.tsx';
export type { AnalysisPageProps } from './analysis-page.tsx';
