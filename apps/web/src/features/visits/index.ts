// Side door of the visits: the form, for rooms that begin a visit; the latest visits to a doctor; the badge of a state; the sending of what was written without a network.
export { DoctorVisits, type DoctorVisitsProps } from './parts/doctor-visits.tsx';
export type { VisitFormProps } from './parts/form/visit-form.tsx';
export { VisitDrawer, VisitForm, VisitQueueWatch } from './parts/on-demand.tsx';
export { useCheckInHere } from './parts/detail/use-check-in-here.ts';
export { VisitStateBadge } from './parts/visit-state.tsx';
