// The calls of the files of a doctor (specification 2.3 businessRecord).
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
import { doctorErrors } from '../doctors.errors.ts';
import { doctorFileErrors as errors } from '../doctor-files.errors.ts';

const read = { permission: 'customer:doctors:read' } as const;
const write = { permission: 'customer:doctors:write' } as const;
const params = z.strictObject({ id: Id });

export const doctorFileEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/doctor/file/list/{id}',
    summary: { zh: '医生的文件', en: 'The files of a doctor' },
    access: read,
    params,
    output: AttachedFiles,
    errors: [doctorErrors.notFound],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/doctor/file/upload/{id}',
    summary: { zh: '给医生上传文件', en: 'Attach a file to a doctor' },
    access: write,
    params,
    body: { encoding: 'multipart', schema: AttachedFileUpload, limit: LARGEST_ATTACHED_FILE },
    output: AttachedFile,
    errors: [doctorErrors.notFound, errors.fileKind, errors.fileRefused, errors.tooManyFiles, coreErrors.bodyTooLarge],
    effect: 'job',
  }),
  download: endpoint({
    method: 'GET',
    path: '/doctor/file/download/{id}',
    summary: { zh: '下载医生的文件', en: 'A file of a doctor' },
    access: read,
    params,
    output: { file: attachedFileTypes },
    errors: [errors.fileNotFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/doctor/file/delete/{id}',
    summary: { zh: '删除医生的文件', en: 'Remove a file of a doctor' },
    access: write,
    params,
    output: z.null(),
    errors: [errors.fileNotFound, errors.fileNotYours],
  }),
};
