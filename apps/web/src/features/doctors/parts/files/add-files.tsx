// Where a file for a doctor is dropped or chosen; what is refused says why.
import { LARGEST_DOCTOR_FILE } from '@yijian/contract/doctors';
import { DropZone } from '@yijian/ui/drop-zone';
import { Alert } from 'antd';
import { useState, type ReactNode } from 'react';
import { useUploadDoctorFile } from '../../files/doctor-files.api.ts';
import { useDoctorFilePhrases } from '../../files/doctor-files.phrases.ts';

const endings = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx,.txt,.csv';

export function AddFiles({ doctorId }: { doctorId: string }): ReactNode {
  const t = useDoctorFilePhrases();
  const upload = useUploadDoctorFile();
  const [fault, setFault] = useState<string>();
  const [sending, setSending] = useState<string>();
  const keep = (file: File): void => {
    const { name, size } = file;
    setFault(size > LARGEST_DOCTOR_FILE ? t('tooLarge', { name }) : undefined);
    if (size > LARGEST_DOCTOR_FILE) return;
    setSending(name);
    upload.mutate(
      { params: { id: doctorId }, body: { file } },
      { onError: (error) => setFault(error.message), onSettled: () => setSending(undefined) },
    );
  };
  return (
    <div className="doctor-file-add">
      <DropZone
        label={t('add')}
        title={sending === undefined ? t('add') : t('sending', { name: sending })}
        hint={t('hint')}
        accept={endings}
        disabled={sending !== undefined}
        onFile={keep}
      />
      {fault === undefined ? null : <Alert type="error" showIcon title={fault} role="alert" />}
    </div>
  );
}
