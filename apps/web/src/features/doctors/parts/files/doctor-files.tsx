// The files of a doctor (specification 2.3 businessRecord).
import type { ReactNode } from 'react';
import { AttachedFiles } from '../../../hospitals/index.ts';
import {
  downloadDoctorFile,
  useDoctorFiles,
  useRemoveDoctorFile,
  useUploadDoctorFile,
} from '../../files/doctor-files.api.ts';

export function DoctorFiles({ doctorId }: { doctorId: string }): ReactNode {
  const upload = useUploadDoctorFile();
  const remove = useRemoveDoctorFile();
  return (
    <AttachedFiles
      files={useDoctorFiles(doctorId)}
      upload={(file, told) => upload.mutate({ params: { id: doctorId }, body: { file } }, told)}
      isRemoving={remove.isPending}
      remove={(id, onSuccess) => remove.mutate({ params: { id } }, { onSuccess })}
      download={downloadDoctorFile}
    />
  );
}
