// The files of a hospital (specification 2.3 hospitalDetail).
import { hospitalFileEndpoints } from '@yijian/contract/hospitals';
import { download, useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const refreshes = [hospitalFileEndpoints.list];

export const useHospitalFiles = (id: string) => useCall(hospitalFileEndpoints.list, { params: { id } }, quiet);
export const useUploadHospitalFile = () =>
  useWrite(hospitalFileEndpoints.upload, { ...quiet, refreshes, repeatCancel: false });
export const useRemoveHospitalFile = () => useWrite(hospitalFileEndpoints.remove, { refreshes, repeatCancel: false });
export const downloadHospitalFile = (id: string) => download(hospitalFileEndpoints.download, { params: { id } });
