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
