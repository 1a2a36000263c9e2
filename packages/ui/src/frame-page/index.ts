// Door of frame-page: a page of another system inside ours (specification 2.3).
export { FramePage } from './frame-page.tsx';
export type { FramePageProps } from './frame-page.tsx';
