// Side door of the channels: how a doctor can be reached, for the pages of a doctor; contacts that are no doctor yet; whom a chat is with.
export { ContactManager, type ContactManagerProps } from './parts/manager/contact-manager.tsx';
export { DoctorChannels } from './parts/doctor-channels.tsx';
export { useCurrentContact } from './parts/chat/current-contact.ts';
export { UnboundContact } from './parts/chat/unbound-contact.tsx';
export { useFriend } from './channels.api.ts';
