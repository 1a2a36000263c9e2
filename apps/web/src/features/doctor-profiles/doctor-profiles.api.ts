// What the record of a doctor asks the server (specification 2.3 businessRecord).
import { doctorProfileEndpoints, type TimelineKind } from '@yijian/contract/doctor-profiles';
import { useCall, usePages } from '../../lib/api/index.ts';

export function useTimeline(id: string, kinds: readonly TimelineKind[]) {
  return usePages(
    doctorProfileEndpoints.timeline,
    { params: { id }, query: { size: 20, ...(kinds.length > 0 ? { kind: [...kinds] } : {}) } },
    { errorMessage: false },
  );
}

export function useDoctorProducts(id: string) {
  return useCall(doctorProfileEndpoints.products, { params: { id } }, { errorMessage: false });
}
