// The files of a doctor (specification 2.3 businessRecord).
import { doctorFileEndpoints } from '@yijian/contract/doctors';
import { download, useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const refreshes = [doctorFileEndpoints.list];

export const useDoctorFiles = (id: string) => useCall(doctorFileEndpoints.list, { params: { id } }, quiet);
export const useUploadDoctorFile = () =>
  useWrite(doctorFileEndpoints.upload, { ...quiet, refreshes, repeatCancel: false });
export const useRemoveDoctorFile = () => useWrite(doctorFileEndpoints.remove, { refreshes, repeatCancel: false });
export const downloadDoctorFile = (id: string) => download(doctorFileEndpoints.download, { params: { id } });
