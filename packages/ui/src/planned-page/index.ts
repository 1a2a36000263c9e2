// Door of planned-page: a page for what is still to come (look and feel, four states).
export { PlannedPage } from './planned-page.tsx';
export type { PlannedNeighbour, PlannedPageProps, PlannedShape } from './planned-page.tsx';
