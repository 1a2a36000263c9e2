// What the form of a new doctor and the archive ask the server (specification 7.5).
import { doctorEndpoints, doctorKeepingEndpoints as calls, type LikelyQuery } from '@yijian/contract/doctors';
import { useCall, useWrite } from '../../lib/api/index.ts';

/** Who may be there already; waits until there is enough to compare. */
export const useLikely = (query: LikelyQuery | null) =>
  useCall(calls.findLikely, query === null ? null : { body: query }, { keepPrevious: true, errorMessage: false });

const changed = [
  doctorEndpoints.list,
  doctorEndpoints.count,
  doctorEndpoints.find,
  doctorEndpoints.findOne,
  calls.findLikely,
];

export const useAddDoctor = () => useWrite(calls.add, { refreshes: changed, errorMessage: false });
export const useArchiveDoctor = () => useWrite(calls.archive, { refreshes: changed });
export const useRestoreDoctor = () => useWrite(calls.restore, { refreshes: changed });
