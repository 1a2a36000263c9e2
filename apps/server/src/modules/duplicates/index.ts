// Side door of the duplicates: the search and its decisions, as the demo and the benchmark do them.
export { mergeHospitals, previewHospitalMerge } from './hospitals/hospital-merges.service.ts';
export { findHospitalPairs, rejectHospitalPair } from './hospitals/hospital-pairs.service.ts';
export { mergePair, undoMerge } from './merging/merges.service.ts';
export { mergeJournal } from './merging/sealed-journal.sql.ts';
export { previewMerge } from './merging/comparison.service.ts';
export { rejectPair } from './pairs/pairs.service.ts';
export { insertPairsOf } from './scanning/blocks.sql.ts';
export { changeSettings, queueScan, runScan, type ScanContext } from './scanning/scans.service.ts';
