// Side door of doctor-portal: the doctors' own pages, for the light document that shows them.
export { default as DoctorChatLoginScreen } from './screens/doctor-chat-login.screen.tsx';
export { default as DoctorLoginScreen } from './screens/doctor-login.screen.tsx';
export { default as DoctorRegistrationScreen } from './screens/doctor-registration.screen.tsx';
export { DoctorPageFailed } from './parts/doctor-page-failed.tsx';
