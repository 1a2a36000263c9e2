// Tags of doctors, their rules and bulk acts (specification 7.5, tags).
import { doctorEndpoints, doctorTagEndpoints, tagBatchEndpoints, tagRuleEndpoints } from '@yijian/contract/doctors';
import { tagEndpoints } from '@yijian/contract/tags';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls, useCall, useWrite } from '../../lib/api/index.ts';

/** What the reader sees on the doctor, with who gave it and when. */
export function useDoctorTags(id: string) {
  return useCall(doctorTagEndpoints.listByStaff, { params: { id } }, { errorMessage: false });
}

const tagged = [
  doctorTagEndpoints.listByStaff,
  doctorEndpoints.list,
  doctorEndpoints.find,
  tagEndpoints.listTerms,
  tagEndpoints.listPersonal,
  tagEndpoints.listGroups,
];
export const useReplaceTerms = () => useWrite(doctorTagEndpoints.replaceTerms, { refreshes: tagged });
export const useReplacePersonal = () => useWrite(doctorTagEndpoints.replacePersonal, { refreshes: tagged });

export function useTagRules() {
  return useCall(tagRuleEndpoints.findRelations, { body: {} }, { errorMessage: false });
}

const ruled = [tagRuleEndpoints.findRelations, ...tagged];
export const useSaveRule = () => useWrite(tagRuleEndpoints.save, { refreshes: ruled });
export const useRemoveRule = () => useWrite(tagRuleEndpoints.remove, { refreshes: ruled });

/** How far a bulk act is; asked anew for as long as the dialog is open. */
export function useBatch(id: string) {
  return useCall(tagBatchEndpoints.find, { params: { id } }, { refetchInterval: 700, errorMessage: false });
}

const moved = [tagBatchEndpoints.find];
export const useStartBatch = () => useWrite(tagBatchEndpoints.start);
export const useUndoBatch = () => useWrite(tagBatchEndpoints.undo, { refreshes: moved });
export const useCancelBatch = () => useWrite(tagBatchEndpoints.cancel, { refreshes: moved });

/** Asks again whatever shows tags. */
export function useRefreshTagged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const row of [...tagged, doctorEndpoints.count]) void refreshCalls(client, row);
  };
}
