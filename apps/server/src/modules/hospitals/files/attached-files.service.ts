// Files of a record: brought, made harmless, kept, read by whoever sees the record, removed (specification 2.3).
import { readFile } from 'node:fs/promises';
import {
  MOST_ATTACHED_FILES,
  attachedFileTypes,
  type AttachedFile,
  type AttachedFileUpload,
  type AttachedFiles,
  type UploadedFile,
} from '@yijian/contract/core';
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
import { MOST_FILE_PAGES, fileReader, mayRemoveFile, refusalInWords, type FileShelf } from './attached-files.policy.ts';
import {
  countFiles,
  deleteFile,
  insertFile,
  selectContent,
  selectFiles,
  type StoredFile,
} from './attached-files.sql.ts';

/** The shelf of the room that asks, and the record or the file. */
interface OfRecord {
  readonly shelf: FileShelf;
  readonly recordId: string;
}
interface OneFile {
  readonly shelf: FileShelf;
  readonly id: string;
}

function shown({ user }: Context, shelf: FileShelf, stored: StoredFile): AttachedFile {
  const { recordId: _, uploaderId, uploadedAt, ...file } = stored;
  return { ...file, uploadedAt: uploadedAt.toISOString(), mayRemove: mayRemoveFile(user, shelf, { uploaderId }) };
}

export async function listFiles(context: Context, { shelf, recordId }: OfRecord): Promise<AttachedFiles> {
  const { sql, user, language } = context;
  if (!(await shelf.isSeen(context, recordId))) throw fail(shelf.notFound);
  const files = await selectFiles(sql, shelf, { recordId, reader: fileReader(user), language });
  const mayAdd =
    files.length < MOST_ATTACHED_FILES && isAllowed(user, shelf.write) && (await shelf.isOwn(context, recordId));
  return { content: files.map((file) => shown(context, shelf, file)), mayAdd };
}

/** The file is made harmless outside a transaction, so that nobody waits for a picture. A share lets look, not add. */
export async function uploadFile(
  context: Context,
  { shelf, recordId, file, note }: AttachedFileUpload & OfRecord,
): Promise<AttachedFile> {
  const requireOwn = async (inner: Context): Promise<void> => {
    if (!(await shelf.isOwn(inner, recordId))) throw fail(shelf.notFound);
  };
  await context.transaction(requireOwn);
  const kept = await readHarmlessFile(context, { errors: shelf.errors, file });
  return context.transaction(async (inner) => {
    await requireOwn(inner);
    const { sql, user, language } = inner;
    if ((await countFiles(sql, shelf, recordId)) >= MOST_ATTACHED_FILES)
      throw fail(shelf.errors.tooManyFiles, { most: MOST_ATTACHED_FILES });
    const isMedical = user.isMedical;
    const id = await insertFile(sql, shelf, { ...kept, recordId, note, uploadedBy: user.id, isMedical });
    const [added] = await selectFiles(sql, shelf, { id, reader: fileReader(user), language });
    return shown(inner, shelf, added!);
  });
}

export interface HarmlessFile {
  readonly name: string;
  readonly type: DocumentType;
  readonly content: Buffer;
  readonly hash: string;
  /** 256 bits as text of a picture or a scan; null for other documents. */
  readonly fineHash: string | null;
  /** Pixels of a picture; null for documents. */
  readonly width: number | null;
  readonly height: number | null;
}

const endings = Object.entries(documentTypes);

/** A document or picture, made harmless, under a name whose ending says what it is. Throws fileKind and fileRefused of the room. */
export async function readHarmlessFile(
  context: Context,
  { errors, file }: { errors: Pick<FileShelf['errors'], 'fileKind' | 'fileRefused'>; file: UploadedFile },
): Promise<HarmlessFile> {
  const refused = (error: 'fileKind' | 'fileRefused', values: Record<string, string>) => {
    const message = wordsOf(errors[error], context.language, values);
    return fail(errors[error], values, [{ field: 'body.file', message }]);
  };
  const bytes = await readFile(file.path ?? '');
  const type = bytes.length === 0 ? undefined : typeOfDocument(file.name, bytes);
  if (type === undefined || !(attachedFileTypes as readonly string[]).includes(type))
    throw refused('fileKind', { name: file.name });
  const name = `${bareName(file.name) || 'file'}.${endings.find(([, one]) => one === type)![0]}`;
  if (sniffFile(bytes) === undefined)
    return { name, type, content: bytes, hash: hashOfFile(bytes), fineHash: null, width: null, height: null };
  try {
    const { content, hash, fineHash, width, height } = await makeHarmless(bytes, MOST_FILE_PAGES);
    return { name, type, content, hash, fineHash, width, height };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    throw refused('fileRefused', { name: file.name, why: refusalInWords(error.kind, context.language) });
  }
}

export async function downloadFile(context: Context, { shelf, id }: OneFile): Promise<FileReply> {
  const { name, type } = await requireSeen(context, { shelf, id });
  return new FileReply(name, type, await selectContent(context.sql, shelf, id));
}

export async function removeFile(context: Context, { shelf, id }: OneFile): Promise<null> {
  const file = await requireSeen(context, { shelf, id });
  if (!mayRemoveFile(context.user, shelf, file)) throw fail(shelf.errors.fileNotYours);
  await deleteFile(context.sql, shelf, id);
  return null;
}

/** The file, when the caller sees both it and its record. */
async function requireSeen(context: Context, { shelf, id }: OneFile): Promise<StoredFile> {
  const { sql, user, language } = context;
  const [file] = await selectFiles(sql, shelf, { id, reader: fileReader(user), language });
  if (file === undefined || !(await shelf.isSeen(context, file.recordId))) throw fail(shelf.errors.fileNotFound);
  return file;
}
