// Ties calls to the session: when a call finds that the session is over, the user is logged out and the page reloads (specification 4, 8).
import { onSessionEnd } from '../../api/index.ts';
import { takeSimulation } from '../../storage/index.ts';
import { logout } from './logout.ts';
import { leaveSignInNote } from './sign-in.ts';

/** Call once at start, before the first call. */
export function startSession(): void {
  takeSimulation();
  onSessionEnd(async (error) => {
    leaveSignInNote(error.message);
    await logout();
  });
}
