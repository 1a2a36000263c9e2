// Side door of the interactions: what pages about a doctor as a whole ask.
export { findSummary } from './interactions.service.ts';
