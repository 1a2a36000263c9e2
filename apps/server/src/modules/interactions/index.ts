// Side door of the interactions: what pages about a doctor as a whole ask, and analyses over many.
export { eventSeen } from './events-seen.sql.ts';
export { findSummary } from './interactions.service.ts';
