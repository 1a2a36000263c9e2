// Side door of the opinion leaders: where a doctor stands, and points of doctors for whoever fills a database at once.
import type { DecisionSource } from '../open-decisions/index.ts';
import { countWaitingTiers, decideWaitingTier, listWaitingTiers } from './overrides/override-decisions.service.ts';
export { upsertCareers, insertFacts, insertTopics, type Portion } from './facts/facts.sql.ts';
export { findStanding } from './ranking/standing.service.ts';
export { tierWords } from './ranking/tier-words.policy.ts';
export type { Place } from './ranking/place.sql.ts';

/** Tiers set by hand that wait for a decision. */
export const overrideDecisions: DecisionSource = {
  kinds: ['TIER_OVERRIDE'],
  list: listWaitingTiers,
  count: countWaitingTiers,
  decide: decideWaitingTier,
};
