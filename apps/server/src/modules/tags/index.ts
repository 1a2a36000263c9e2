// Side door of the tags: terms for the rooms whose records carry them.
export { requireEnabled } from './tags.policy.ts';
export { keepPersonalTerm, requireSystemTerm, requireSystemTerms } from './tags.service.ts';
export { termColumns, termOrder, withGroups } from './tags.sql.ts';
