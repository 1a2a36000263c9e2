// Door of the contract of marketing activities.
export { activityEndpoints } from './market-activities.endpoints.ts';
export { activityErrors } from './market-activities.errors.ts';
export {
  Activity,
  ActivityChange,
  ActivityDraft,
  ActivityFigures,
  ActivityFilter,
  ActivityKept,
  ActivityKind,
  ActivityPeopleQuery,
  ActivityQuery,
  ActivitySends,
  ActivityState,
  AddedSends,
  Campaign,
  activityKinds,
  activityStates,
} from './market-activities.schema.ts';
export {
  MOST_PLACES,
  MarketPlace,
  MarketPlacePeopleQuery,
  MarketPlaces,
  MarketPlacesQuery,
  placeKinds,
} from './market-places.schema.ts';
