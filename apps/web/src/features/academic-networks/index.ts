// Side door of the academic networks.
export { RelatedColleagues } from './parts/related/related-colleagues.tsx';
