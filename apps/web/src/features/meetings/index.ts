// Side door of the meetings: what the pages of doctors and hospitals show of them.
export { DoctorMeetings, HospitalMeetings } from './parts/customers/on-demand.tsx';
