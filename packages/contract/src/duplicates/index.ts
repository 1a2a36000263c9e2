// Door of the duplicates contract.
export { DuplicateSettings, LastScan, Scan, ScanState } from './duplicate-scans.schema.ts';
export { duplicateEndpoints } from './duplicates.endpoints.ts';
export { duplicateErrors } from './duplicates.errors.ts';
export {
  Advice,
  Comparison,
  DuplicateBox,
  Merge,
  MergePlan,
  MergeQuery,
  Merged,
  MovedLines,
  NewMerge,
  Pair,
  PairCounts,
  PairFilter,
  PairQuery,
  PairSide,
  Rejection,
  Side,
  Survival,
  SurvivalReason,
  SurvivingField,
  Unmerged,
  survivingFields,
} from './duplicates.schema.ts';
export { hospitalDuplicateEndpoints } from './hospital-duplicates.endpoints.ts';
export {
  HospitalComparison,
  HospitalMerge,
  HospitalMergePlan,
  HospitalPair,
  HospitalPairCounts,
  HospitalPairFilter,
  HospitalPairQuery,
  HospitalSide,
  HospitalSurvival,
  HospitalVerdicts,
  MergedHospital,
  NewHospitalMerge,
  SurvivingHospitalField,
  hospitalLikenessFeatures,
  hospitalLikenessPoints,
  hospitalPointsOf,
  survivingHospitalFields,
  type HospitalLikenessFeature,
} from './hospital-duplicates.schema.ts';
