// The papers of a speaker.
import { speakerFileEndpoints } from '@yijian/contract/speakers';
import { download, useCall, useWrite } from '../../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;
const refreshes = [speakerFileEndpoints.list];

export const useSpeakerFiles = (id: string) => useCall(speakerFileEndpoints.list, { params: { id } }, quiet);
export const useUploadSpeakerFile = () =>
  useWrite(speakerFileEndpoints.upload, { ...quiet, refreshes, repeatCancel: false });
export const useRemoveSpeakerFile = () => useWrite(speakerFileEndpoints.remove, { refreshes, repeatCancel: false });
export const downloadSpeakerFile = (id: string) => download(speakerFileEndpoints.download, { params: { id } });
