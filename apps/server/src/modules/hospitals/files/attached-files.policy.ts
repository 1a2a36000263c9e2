// Who sees, adds and removes files of a record, and why a file is refused, in words (specification 6; reliability 22).
import type { Bilingual, NamedError, attachedFileErrors } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import type { FileFaultKind } from '../../../platform/files/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { FileReader, FileTable } from './attached-files.sql.ts';

/** What a room says of the files of its records. */
export interface FileShelf extends FileTable {
  /** Permission to add a file, and to remove one's own. */
  readonly write: string;
  /** Permission of those who keep the records in order: they remove any. */
  readonly steward: string;
  /** Whether the caller sees the record, a share included. */
  readonly isSeen: (context: Context, recordId: string) => Promise<boolean>;
  /** Whether the caller sees it without a share: a share lets look, not add. */
  readonly isOwn: (context: Context, recordId: string) => Promise<boolean>;
  /** What is answered when the record is not there for the caller. */
  readonly notFound: NamedError;
  readonly errors: Readonly<Record<keyof typeof attachedFileErrors, NamedError>>;
}

/** Pages an attached PDF may have: a thesis fits. */
export const MOST_FILE_PAGES = 500;

/** Files of medical affairs are hidden from sales, as their notes on visits are. */
export const fileReader = (user: SessionUser): FileReader => ({
  userId: user.id,
  seesMedical: user.isMedical || user.roles.some((role) => ['admin', 'MED', 'COMP'].includes(role)),
});

/** Who put it there, or a data steward. */
export const mayRemoveFile = (
  user: SessionUser,
  { write, steward }: FileShelf,
  { uploaderId }: { uploaderId: string | null },
): boolean => isAllowed(user, write) && (uploaderId === user.id || isAllowed(user, steward));

const refusals: Readonly<Record<FileFaultKind, Bilingual>> = {
  unknown: { zh: '内容与类型不符', en: 'it is not what it says' },
  tooManyPixels: { zh: '图片像素过大', en: 'the picture is too large' },
  brokenPicture: { zh: '图片已损坏', en: 'the picture is broken' },
  brokenPdf: { zh: 'PDF 已损坏', en: 'the PDF is broken' },
  encryptedPdf: { zh: 'PDF 已加密', en: 'the PDF is encrypted' },
  activePdf: { zh: 'PDF 含脚本或附件', en: 'the PDF holds scripts or attached files' },
  tooManyPages: { zh: 'PDF 超过 500 页', en: 'the PDF has more than 500 pages' },
};

export const refusalInWords = (kind: FileFaultKind, language: 'zh' | 'en'): string => refusals[kind][language];
