// Side door of the saved searches.
export { useSavedViews } from './parts/use-saved-views.tsx';
