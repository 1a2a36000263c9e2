// Side door of the visits: the form, for rooms that begin a visit, and the badge of a state.
export { VisitForm, type VisitFormProps } from './parts/form/visit-form.tsx';
export { VisitStateBadge } from './parts/visit-state.tsx';
