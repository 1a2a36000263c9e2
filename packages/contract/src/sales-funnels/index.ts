// Door of the contract of funnels.
export {
  Attribution,
  AttributionPeopleQuestion,
  AttributionQuestion,
  ChannelCredit,
  ConversionWay,
  HALF_LIFE_DAYS,
  attributionModels,
  type AttributionModel,
} from './attribution.schema.ts';
export {
  Days,
  EventAction,
  EventMatch,
  MOST_PICKED,
  People,
  Period,
  Person,
  PickedPeople,
  Unit,
  eventActions,
  paging,
} from './event-match.schema.ts';
export { holdoutEndpoints } from './holdouts.endpoints.ts';
export {
  Holdout,
  HoldoutArm,
  HoldoutDraft,
  HoldoutDrawn,
  HoldoutPeopleQuestion,
  HoldoutPickQuestion,
  HoldoutVerdict,
  LEAST_COMPARED,
  LEAST_CONVERTED,
  LEAST_DRAWN,
  LEAST_HELD_SHARE,
  MOST_DRAWN,
  MOST_HELD_SHARE,
  MOST_HOLDOUTS,
  heldOf,
  holdoutVerdicts,
} from './holdouts.schema.ts';
export { funnelEndpoints, periodErrors } from './sales-funnels.endpoints.ts';
export { funnelErrors } from './sales-funnels.errors.ts';
export {
  Breakdown,
  Funnel,
  FunnelChange,
  FunnelDefinition,
  FunnelDraft,
  FunnelFigures,
  FunnelKept,
  FunnelPeopleQuestion,
  FunnelPickQuestion,
  FunnelQuestion,
  FunnelResult,
  FunnelSlice,
  FunnelStep,
  MOST_STEPS,
  OTHER_VALUES,
  TOP_VALUES,
  breakdowns,
} from './sales-funnels.schema.ts';
