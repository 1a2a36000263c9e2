// Who sees, adds and removes files of a doctor, and why a file is refused, in words (specification 6; reliability 22).
import type { Bilingual } from '@yijian/contract/core';
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import type { FileFaultKind } from '../../../platform/files/index.ts';
import type { FileReader } from './doctor-files.sql.ts';

/** Pages a PDF of a doctor may have: a thesis fits. */
export const MOST_FILE_PAGES = 500;

/** Files of medical affairs are hidden from sales, as their notes on visits are. */
export const fileReader = (user: SessionUser): FileReader => ({
  userId: user.id,
  seesMedical: user.isMedical || user.roles.some((role) => ['admin', 'MED', 'COMP'].includes(role)),
});

/** Who put it there, or a data steward. */
export const mayRemoveFile = (user: SessionUser, { uploaderId }: { uploaderId: string | null }): boolean =>
  isAllowed(user, 'customer:doctors:write') && (uploaderId === user.id || isAllowed(user, 'customer:doctors:merge'));

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
