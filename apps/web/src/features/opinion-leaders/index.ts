// Side door of the opinion leaders.
export { TierTag } from './parts/tier-tag.tsx';
export { ShortlistDialog } from './parts/on-demand.tsx';
