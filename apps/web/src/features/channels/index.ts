// Side door of the channels: how a doctor can be reached, for the pages of a doctor.
export { DoctorChannels } from './parts/doctor-channels.tsx';
