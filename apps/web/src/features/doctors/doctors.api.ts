// What the screens of the doctors ask the server (specification 7.5).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { useCall, useWrite } from '../../lib/api/index.ts';

/** Doctors whose name, pinyin or initials match; waits while nothing is typed. */
export function useDoctorSearch(keyword: string) {
  const wanted = keyword.trim();
  return useCall(doctorEndpoints.search, wanted === '' ? null : { body: { keyword: wanted, size: 20 } }, {
    keepPrevious: true,
    errorMessage: false,
  });
}

/** The star of a doctor; each click toggles it (R4.4). */
export const useFocusDoctor = () =>
  useWrite(doctorEndpoints.focus, { refreshes: [doctorEndpoints.list, doctorEndpoints.count] });
