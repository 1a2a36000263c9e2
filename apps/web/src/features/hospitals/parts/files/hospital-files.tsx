// The files of a hospital (specification 2.3 hospitalDetail).
import type { ReactNode } from 'react';
import {
  downloadHospitalFile,
  useHospitalFiles,
  useRemoveHospitalFile,
  useUploadHospitalFile,
} from '../../files/hospital-files.api.ts';
import { AttachedFiles } from './attached-files.tsx';

export function HospitalFiles({ hospitalId }: { hospitalId: string }): ReactNode {
  const upload = useUploadHospitalFile();
  const remove = useRemoveHospitalFile();
  return (
    <AttachedFiles
      files={useHospitalFiles(hospitalId)}
      upload={(file, told) => upload.mutate({ params: { id: hospitalId }, body: { file } }, told)}
      isRemoving={remove.isPending}
      remove={(id, onSuccess) => remove.mutate({ params: { id } }, { onSuccess })}
      download={downloadHospitalFile}
    />
  );
}
