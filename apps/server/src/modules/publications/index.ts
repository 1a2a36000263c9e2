// Side door of the publications: how they are matched and counted, as the demo, the benchmark and later rooms need it.
export { tellCredited } from './matching/credited.service.ts';
export { confidenceOf, homonymWeight, thresholds, weights } from './matching/weights.policy.ts';
export { isWithheld, rangeOf, requireDetail } from './papers/papers.policy.ts';
export { searchPublications, type FoundPublication } from './search/search.service.ts';
export { runImport } from './imports/run-import.service.ts';
