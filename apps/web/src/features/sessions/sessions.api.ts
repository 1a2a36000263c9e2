// The calls of the personal center (specification 7.1).
import { sessionEndpoints } from '@yijian/contract/sessions';
import { userEndpoints } from '@yijian/contract/users';
import { useCall, useWrite } from '../../lib/api/index.ts';

export function useOwnSessions() {
  return useCall(sessionEndpoints.listOwn, {}, { errorMessage: false });
}

export function useEndSession(onDone: () => void) {
  return useWrite(sessionEndpoints.endOwn, { refreshes: [sessionEndpoints.listOwn], onSuccess: onDone });
}

/** The form shows what was wrong beside its fields, so nothing pops up. */
export function useChangePassword() {
  return useWrite(sessionEndpoints.changePassword, { errorMessage: false });
}

/** Remembers the language with the account, so that the next device starts in it. */
export function useSaveLanguage() {
  return useWrite(userEndpoints.updateProfile, { errorMessage: false });
}
