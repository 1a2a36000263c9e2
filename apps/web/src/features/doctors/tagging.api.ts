// Tags of doctors and their rules (specification 7.5, tags).
import { doctorEndpoints, doctorTagEndpoints, tagRuleEndpoints } from '@yijian/contract/doctors';
import { tagEndpoints } from '@yijian/contract/tags';
import { useCall, useWrite } from '../../lib/api/index.ts';

/** What the reader sees on the doctor, with who gave it and when. */
export function useDoctorTags(id: string) {
  return useCall(doctorTagEndpoints.listByStaff, { params: { id } }, { errorMessage: false });
}

/** The two kinds by themselves, for the editor. */
export const useSystemTags = (id: string) =>
  useCall(doctorTagEndpoints.listSystem, { params: { id } }, { errorMessage: false });
export const usePersonalTags = (id: string) =>
  useCall(doctorTagEndpoints.listPersonal, { params: { id } }, { errorMessage: false });

/** Terms that the doctor does not carry yet. */
export const useMissingTags = (id: string) =>
  useCall(doctorTagEndpoints.listMissing, { params: { id } }, { errorMessage: false });

/** Whatever shows tags. */
export const tagged = [
  doctorTagEndpoints.listByStaff,
  doctorTagEndpoints.listSystem,
  doctorTagEndpoints.listPersonal,
  doctorTagEndpoints.listMissing,
  doctorEndpoints.list,
  doctorEndpoints.find,
  doctorEndpoints.findOne,
  tagEndpoints.listTerms,
  tagEndpoints.listPersonal,
  tagEndpoints.listGroups,
];
export const useAddTag = () => useWrite(doctorTagEndpoints.addTag, { refreshes: tagged });
export const useRemoveTag = () => useWrite(doctorTagEndpoints.removeTag, { refreshes: tagged });
export const useReplaceTerms = () => useWrite(doctorTagEndpoints.replaceTerms, { refreshes: tagged });
export const useReplacePersonal = () => useWrite(doctorTagEndpoints.replacePersonal, { refreshes: tagged });

export function useTagRules() {
  return useCall(tagRuleEndpoints.findRelations, { body: {} }, { errorMessage: false });
}

const ruled = [tagRuleEndpoints.findRelations, ...tagged];
export const useSaveRule = () => useWrite(tagRuleEndpoints.save, { refreshes: ruled });
export const useRemoveRule = () => useWrite(tagRuleEndpoints.remove, { refreshes: ruled });
