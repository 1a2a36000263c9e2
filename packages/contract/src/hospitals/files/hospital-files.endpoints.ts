// The calls of the files of a hospital (specification 2.3 hospitalDetail).
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
} from '../../core/index.ts';
import { hospitalErrors } from '../hospitals.errors.ts';
import { hospitalFileErrors as errors } from '../hospital-files.errors.ts';

const read = { permission: 'customer:hospitals:read' } as const;
const write = { permission: 'customer:hospitals:write' } as const;
const params = z.strictObject({ id: Id });

export const hospitalFileEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/hospital/file/list/{id}',
    summary: { zh: '医院的文件', en: 'The files of a hospital' },
    access: read,
    params,
    output: AttachedFiles,
    errors: [hospitalErrors.notFound],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/hospital/file/upload/{id}',
    summary: { zh: '给医院上传文件', en: 'Attach a file to a hospital' },
    access: write,
    params,
    body: { encoding: 'multipart', schema: AttachedFileUpload, limit: LARGEST_ATTACHED_FILE },
    output: AttachedFile,
    errors: [
      hospitalErrors.notFound,
      errors.fileKind,
      errors.fileRefused,
      errors.tooManyFiles,
      coreErrors.bodyTooLarge,
    ],
    effect: 'job',
  }),
  download: endpoint({
    method: 'GET',
    path: '/hospital/file/download/{id}',
    summary: { zh: '下载医院的文件', en: 'A file of a hospital' },
    access: read,
    params,
    output: { file: attachedFileTypes },
    errors: [errors.fileNotFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hospital/file/delete/{id}',
    summary: { zh: '删除医院的文件', en: 'Remove a file of a hospital' },
    access: write,
    params,
    output: z.null(),
    errors: [errors.fileNotFound, errors.fileNotYours],
  }),
};
