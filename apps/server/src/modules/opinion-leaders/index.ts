// Side door of the opinion leaders: where a doctor stands, and points of doctors for whoever fills a database at once.
export { upsertCareers, insertFacts, insertTopics, type Portion } from './facts/facts.sql.ts';
export { findStanding } from './ranking/standing.service.ts';
export { tierWords } from './ranking/tier-words.policy.ts';
export type { Place } from './ranking/place.sql.ts';
