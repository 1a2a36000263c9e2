// The calls of the personal center (specification 7.1).
import { secondFactorEndpoints as factors, sessionEndpoints } from '@yijian/contract/sessions';
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

const told = { refreshes: [factors.findOwn], errorMessage: false } as const;

export const useOwnFactor = () => useCall(factors.findOwn, {}, { errorMessage: false });
export const useBeginFactor = () => useWrite(factors.begin, { errorMessage: false });
export const useConfirmFactor = () => useWrite(factors.confirm, told);
export const useRenewCodes = () => useWrite(factors.renewCodes, told);
export const useRemoveFactor = () => useWrite(factors.remove, told);
