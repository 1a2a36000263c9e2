// Side door of the saved searches: the views of a list, and those that are pinned.
export { useSavedSearches } from './saved-searches.api.ts';
export { useSavedViews } from './parts/use-saved-views.tsx';
