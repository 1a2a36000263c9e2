// Side door of the visits: the form, for rooms that begin a visit, and the badge of a state.
export type { VisitFormProps } from './parts/form/visit-form.tsx';
export { VisitForm } from './parts/on-demand.tsx';
export { VisitStateBadge } from './parts/visit-state.tsx';
