// The calls of the papers of a speaker: CV, conflict of interest, consent of the hospital (product: speakers).
import { z } from 'zod';
import {
  AttachedFile,
  AttachedFileUpload,
  AttachedFiles,
  Id,
  LARGEST_ATTACHED_FILE,
  attachedFileTypes,
  coreErrors,
  endpoint,
} from '../core/index.ts';
import { speakerFileErrors as errors } from './speaker-files.errors.ts';
import { speakerErrors } from './speakers.errors.ts';

const read = { permission: 'meeting:speakers:read' } as const;
const write = { permission: 'meeting:speakers:propose' } as const;
const params = z.strictObject({ id: Id });

export const speakerFileEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/speaker/file/list/{id}',
    summary: { zh: '讲者的简历与资料', en: 'CV and papers of a speaker' },
    access: read,
    params,
    output: AttachedFiles,
    errors: [speakerErrors.notFound],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/speaker/file/upload/{id}',
    summary: { zh: '上传讲者资料', en: 'Upload a paper of a speaker' },
    access: write,
    params,
    body: { encoding: 'multipart', schema: AttachedFileUpload, limit: LARGEST_ATTACHED_FILE },
    output: AttachedFile,
    errors: [speakerErrors.notFound, errors.fileKind, errors.fileRefused, errors.tooManyFiles, coreErrors.bodyTooLarge],
    effect: 'job',
  }),
  download: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/speaker/file/download/{id}',
    summary: { zh: '下载讲者资料', en: 'Download a paper of a speaker' },
    access: read,
    params,
    output: { file: attachedFileTypes },
    errors: [errors.fileNotFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/API-MEET-TOOLS/speaker/file/delete/{id}',
    summary: { zh: '删除讲者资料', en: 'Remove a paper of a speaker' },
    access: write,
    params,
    output: z.null(),
    errors: [errors.fileNotFound, errors.fileNotYours],
  }),
};
