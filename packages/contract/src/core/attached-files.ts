// Files that colleagues attach to a record: what may be kept, how one is shown, why one is refused (specification 2.3).
import { z } from 'zod';
import type { ErrorRow } from './errors.ts';
import { Id, Moment, maybe, text } from './fields.ts';
import { uploadedFile } from './files.ts';

/** What an attached file may be, told by its content. */
export const attachedFileTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/plain',
] as const;

/** Bytes of one file, and files of one record. */
export const LARGEST_ATTACHED_FILE = 10_485_760;
export const MOST_ATTACHED_FILES = 50;

export const AttachedFileUpload = z.strictObject({ file: uploadedFile(), note: text(200).default('') });
export type AttachedFileUpload = z.infer<typeof AttachedFileUpload>;

export const AttachedFile = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(attachedFileTypes),
  size: z.int().describe('Bytes'),
  note: z.string(),
  uploadedBy: maybe(z.string()),
  uploadedAt: Moment,
  isMedical: z.boolean().describe('From medical affairs: hidden from sales'),
  mayRemove: z.boolean(),
});
export type AttachedFile = z.infer<typeof AttachedFile>;

export const AttachedFiles = z.object({
  content: z.array(AttachedFile),
  mayAdd: z.boolean().describe('The caller may add one now'),
});
export type AttachedFiles = z.infer<typeof AttachedFiles>;

/** What can go wrong with them; each room that keeps files names these its own. */
export const attachedFileErrors = {
  fileKind: {
    status: 400,
    zh: '“{name}”不能上传：只接受 PDF、JPEG、PNG、WebP 图片、Word、Excel、PPT 与文本，且内容须与扩展名一致',
    en: '“{name}” cannot be kept: PDF, JPEG, PNG and WebP pictures, Word, Excel, PowerPoint and text only, and the content must be what the name says',
  },
  fileRefused: { status: 400, zh: '“{name}”不能上传：{why}', en: '“{name}” cannot be kept: {why}' },
  tooManyFiles: { status: 409, zh: '最多保留 {most} 个文件', en: 'At most {most, file is|files are} kept here' },
  fileNotFound: {
    status: 404,
    zh: '没有这个文件，或您无权查看',
    en: 'There is no such file, or it is not yours to see',
  },
  fileNotYours: {
    status: 403,
    zh: '只有上传人或数据专员可以删除这个文件',
    en: 'Only who uploaded the file or a data steward may remove it',
  },
} as const satisfies Record<string, ErrorRow>;
