// Side door of the doctors' own pages: who holds a token there, and who signed in.
export { createDoctorSessions } from './doctor-sessions.service.ts';
export { portalActs } from './own/acts.sql.ts';
