// Side door of clue scoring: the steps by which the demo's rule sets and clues come about.
export { assignClues, convertClue, followClue } from './clues/clues.service.ts';
export { scoreApplied } from './scoring/scoring.service.ts';
export { addClueSet, applyClueSet, simulateClueSet } from './sets/sets.service.ts';
