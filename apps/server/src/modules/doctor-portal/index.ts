// Side door of the doctors' own pages: who holds a token there.
export { createDoctorSessions } from './doctor-sessions.service.ts';
