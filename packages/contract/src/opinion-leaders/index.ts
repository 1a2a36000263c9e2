// Door of the contract of opinion leaders.
export { kolEngagementEndpoints } from './engagement.endpoints.ts';
export {
  KolOverride,
  LONGEST_SHORTLIST,
  OverrideAct,
  OverrideState,
  PlannedDoctor,
  Shortlist,
  ShortlistDetail,
  overrideActs,
  overrideStates,
} from './engagement.schema.ts';
export type {
  ChangedShortlist,
  DecidedOverride,
  MadeTasks,
  NewOverride,
  NewShortlist,
  OverrideKept,
  OverrideQuery,
  PlanLine,
  ShortlistDoctors,
  ShortlistKept,
  WithdrawnOverride,
} from './engagement.schema.ts';
export { kolEndpoints } from './opinion-leaders.endpoints.ts';
export { kolErrors } from './opinion-leaders.errors.ts';
export {
  KolEvidence,
  KolOptions,
  KolOrder,
  KolProvince,
  KolReasons,
  KolSettings,
  KolShift,
  Quadrant,
  QuadrantPoint,
  Ranking,
  WeightSet,
} from './opinion-leaders.schema.ts';
export type {
  ChangedKolSettings,
  ChangedWeightSet,
  KolAnswer,
  KolCount,
  KolExportQuery,
  RankQuery,
  ShiftsQuery,
  WeightSetDraft,
  WeightSetVersion,
} from './opinion-leaders.schema.ts';
export {
  KolComponent,
  KolQuestion,
  KolRow,
  KolTier,
  KolWeights,
  academicComponents,
  clinicalScale,
  defaultWeights,
  kolComponents,
  kolPoints,
  kolTiers,
  sumOf,
  type KolRising,
} from './scores.schema.ts';
