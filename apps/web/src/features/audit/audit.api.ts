// What the trail, the histories and the log of sign-ins ask the server.
import { auditEndpoints as audit, type AuditFilter } from '@yijian/contract/audit';
import {
  secondFactorEndpoints as factors,
  signInEndpoints as signIns,
  type SignInFilter,
} from '@yijian/contract/sessions';
import { userEndpoints } from '@yijian/contract/users';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const AN_HOUR = 3_600_000;

export const useTrail = (filter: AuditFilter, page: { before?: string; size: number }) =>
  useCall(audit.list, { query: { ...filter, ...page } }, { ...quiet, keepPrevious: true });
export const useTrailCount = (filter: AuditFilter) => useCall(audit.count, { query: filter }, quiet);
export const useTrailState = () => useCall(audit.findState, {}, quiet);
export const useKinds = () => useCall(audit.listKinds, {}, { ...quiet, staleTime: AN_HOUR });
export const useEntry = (id: string) => useCall(audit.find, { params: { id } }, quiet);
export const useRecordHistory = (kind: string, recordId: string) =>
  useCall(audit.listRecord, { params: { kind, recordId }, query: { size: 100 } }, quiet);
export const useFieldHistory = (params: { kind: string; recordId: string; field: string }) =>
  useCall(audit.listField, { params }, quiet);
export const useRestore = () =>
  useWrite(audit.restore, { refreshes: [audit.listRecord, audit.listField, audit.list], ...quiet });

/** Everyone of the enterprise, to choose who wrote. */
export const usePeople = () => useCall(userEndpoints.listUserRoles, { query: {} }, { ...quiet, staleTime: AN_HOUR });

export const useSignIns = (filter: SignInFilter, page: { before?: string; size: number }) =>
  useCall(signIns.listSignIns, { query: { ...filter, ...page } }, { ...quiet, keepPrevious: true });
export const useSignInCount = (filter: SignInFilter) => useCall(signIns.countSignIns, { query: filter }, quiet);
export const useLocks = () => useCall(signIns.listLocks, {}, quiet);
export const useUnlock = () => useWrite(signIns.unlock, { refreshes: [signIns.listLocks, signIns.listSignIns] });
export const useSessionsOf = (id: string) => useCall(signIns.listSessionsOf, { params: { id } }, quiet);
export const useResetFactor = () => useWrite(factors.reset, { refreshes: [signIns.listSessionsOf] });
export const useEndSession = () => useWrite(signIns.endSessionOf, { refreshes: [signIns.listSessionsOf] });
