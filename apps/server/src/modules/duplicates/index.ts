// Side door of the duplicates: the search and its decisions, as the demo and the benchmark do them.
export { mergePair, undoMerge } from './merging/merges.service.ts';
export { mergeJournal } from './merging/sealed-journal.sql.ts';
export { previewMerge } from './merging/comparison.service.ts';
export { rejectPair } from './pairs/pairs.service.ts';
export { insertPairsOf } from './scanning/blocks.sql.ts';
export { changeSettings, queueScan, runScan, type ScanContext } from './scanning/scans.service.ts';
