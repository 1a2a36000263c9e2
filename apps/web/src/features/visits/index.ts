// Side door of the visits: the form, for rooms that begin a visit.
export { VisitForm, type VisitFormProps } from './parts/form/visit-form.tsx';
