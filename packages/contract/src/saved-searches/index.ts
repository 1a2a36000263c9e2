// Door of the saved searches contract.
export { savedSearchEndpoints } from './saved-searches.endpoints.ts';
export { savedSearchErrors } from './saved-searches.errors.ts';
export {
  PARAMETERS_LIMIT,
  PINS_LIMIT,
  SEARCHES_LIMIT,
  SavedSearch,
  SavedSearchBody,
  SavedSearchChange,
  SavedSearchDefault,
  SavedSearchPin,
  SavedSearchQuery,
  SearchList,
  SearchParameters,
  SearchSharing,
} from './saved-searches.schema.ts';
