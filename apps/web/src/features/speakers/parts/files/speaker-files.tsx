// CV, conflict-of-interest form, consent of the hospital and other papers of a speaker.
import type { ReactNode } from 'react';
import { AttachedFiles } from '../../../hospitals/index.ts';
import {
  downloadSpeakerFile,
  useRemoveSpeakerFile,
  useSpeakerFiles,
  useUploadSpeakerFile,
} from '../../files/speaker-files.api.ts';

export function SpeakerFiles({ speakerId }: { speakerId: string }): ReactNode {
  const upload = useUploadSpeakerFile();
  const remove = useRemoveSpeakerFile();
  return (
    <AttachedFiles
      files={useSpeakerFiles(speakerId)}
      upload={(file, told) => upload.mutate({ params: { id: speakerId }, body: { file } }, told)}
      isRemoving={remove.isPending}
      remove={(id, onSuccess) => remove.mutate({ params: { id } }, { onSuccess })}
      download={downloadSpeakerFile}
    />
  );
}
