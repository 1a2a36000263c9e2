// Side door of the channels: how a doctor can be reached, for the pages of a doctor; and contacts that are no doctor yet.
export { ContactManager, type ContactManagerProps } from './parts/manager/contact-manager.tsx';
export { DoctorChannels } from './parts/doctor-channels.tsx';
