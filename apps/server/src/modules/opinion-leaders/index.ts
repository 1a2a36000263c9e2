// Side door of the opinion leaders: points of doctors for whoever fills a database at once.
export { upsertCareers, insertFacts, insertTopics, type Portion } from './facts/facts.sql.ts';
