// Files of a doctor: brought, made harmless, kept, read by whoever sees the doctor, removed (specification 2.3 businessRecord).
import { readFile } from 'node:fs/promises';
import {
  MOST_DOCTOR_FILES,
  doctorErrors,
  doctorFileErrors,
  doctorFileTypes,
  type DoctorFile,
  type DoctorFiles,
  type DoctorFileUpload,
} from '@yijian/contract/doctors';
import type { UploadedFile } from '@yijian/contract/core';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import {
  FileFault,
  bareName,
  documentTypes,
  hashOfFile,
  makeHarmless,
  sniffFile,
  typeOfDocument,
  type DocumentType,
} from '../../../platform/files/index.ts';
import { FileReply, type Context } from '../../../platform/http/index.ts';
import { selectDoctorInScope, selectIsDoctorOwn } from '../doctors-scope.sql.ts';
import { MOST_FILE_PAGES, fileReader, mayRemoveFile, refusalInWords } from './doctor-files.policy.ts';
import { countFiles, deleteFile, insertFile, selectContent, selectFiles, type StoredFile } from './doctor-files.sql.ts';

function shown({ user }: Context, stored: StoredFile): DoctorFile {
  const { doctorId: _, uploaderId, uploadedAt, ...file } = stored;
  return { ...file, uploadedAt: uploadedAt.toISOString(), mayRemove: mayRemoveFile(user, { uploaderId }) };
}

export async function listFiles(context: Context, doctorId: string): Promise<DoctorFiles> {
  const { sql, user, language } = context;
  if ((await selectDoctorInScope(sql, user, doctorId)) === undefined) throw fail(doctorErrors.notFound);
  const files = await selectFiles(sql, { doctorId, reader: fileReader(user), language });
  const mayAdd =
    files.length < MOST_DOCTOR_FILES &&
    isAllowed(user, 'customer:doctors:write') &&
    (await selectIsDoctorOwn(sql, user, doctorId));
  return { content: files.map((file) => shown(context, file)), mayAdd };
}

/** The file is made harmless outside a transaction, so that nobody waits for a picture. A share lets look, not add. */
export async function uploadFile(
  context: Context,
  { id: doctorId, file, note }: DoctorFileUpload & { id: string },
): Promise<DoctorFile> {
  const requireOwn = async ({ sql, user }: Context): Promise<void> => {
    if (!(await selectIsDoctorOwn(sql, user, doctorId))) throw fail(doctorErrors.notFound);
  };
  await context.transaction(requireOwn);
  const kept = await keptOf(context, file);
  return context.transaction(async (inner) => {
    await requireOwn(inner);
    const { sql, user, language } = inner;
    if ((await countFiles(sql, doctorId)) >= MOST_DOCTOR_FILES)
      throw fail(doctorFileErrors.tooManyFiles, { most: MOST_DOCTOR_FILES });
    const id = await insertFile(sql, { ...kept, doctorId, note, uploadedBy: user.id, isMedical: user.isMedical });
    const [added] = await selectFiles(sql, { id, reader: fileReader(user), language });
    return shown(inner, added!);
  });
}

interface Kept {
  readonly name: string;
  readonly type: DocumentType;
  readonly content: Buffer;
  readonly hash: string;
}

const endings = Object.entries(documentTypes);

async function keptOf(context: Context, file: UploadedFile): Promise<Kept> {
  const bytes = await readFile(file.path ?? '');
  const type = bytes.length === 0 ? undefined : typeOfDocument(file.name, bytes);
  if (type === undefined || !(doctorFileTypes as readonly string[]).includes(type))
    throw refused(context, 'fileKind', { name: file.name });
  const name = `${bareName(file.name) || 'file'}.${endings.find(([, one]) => one === type)![0]}`;
  if (sniffFile(bytes) === undefined) return { name, type, content: bytes, hash: hashOfFile(bytes) };
  try {
    const { content, hash } = await makeHarmless(bytes, MOST_FILE_PAGES);
    return { name, type, content, hash };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw refused(context, 'fileRefused', { name: file.name, why: refusalInWords(error.kind, context.language) });
  }
}

function refused({ language }: Context, error: 'fileKind' | 'fileRefused', values: Record<string, string>) {
  const message = wordsOf(doctorFileErrors[error], language, values);
  return fail(doctorFileErrors[error], values, [{ field: 'body.file', message }]);
}

export async function downloadFile(context: Context, id: string): Promise<FileReply> {
  const { name, type } = await requireSeen(context, id);
  return new FileReply(name, type, await selectContent(context.sql, id));
}

export async function removeFile(context: Context, id: string): Promise<null> {
  const file = await requireSeen(context, id);
  if (!mayRemoveFile(context.user, file)) throw fail(doctorFileErrors.fileNotYours);
  await deleteFile(context.sql, id);
  return null;
}

/** The file, when the caller sees both it and its doctor. */
async function requireSeen(context: Context, id: string): Promise<StoredFile> {
  const { sql, user, language } = context;
  const [file] = await selectFiles(sql, { id, reader: fileReader(user), language });
  if (file === undefined || (await selectDoctorInScope(sql, user, file.doctorId)) === undefined)
    throw fail(doctorFileErrors.fileNotFound);
  return file;
}
