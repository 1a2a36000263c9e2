// Certificates: brought, made harmless, kept, shown with what was found, taken away (specification 7.5; product 3.6).
import { readFile } from 'node:fs/promises';
import { coreErrors, type UploadedFile } from '@yijian/contract/core';
import type { Reveal, Revealed } from '@yijian/contract/privacy';
import {
  MOST_CERTIFICATES,
  verificationErrors,
  type Certificate,
  type NewCertificate,
  type VerificationKept,
} from '@yijian/contract/verifications';
import type { z } from 'zod';
import { mayReveal, revealValue } from '../../privacy/index.ts';
import { ruleValue } from '../../rules/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import { FileFault, bareName, makeHarmless, type FileType, type Harmless } from '../../../platform/files/index.ts';
import { FileReply, type Context } from '../../../platform/http/index.ts';
import { maskOf, plainOf, upsertPersonal } from '../../../platform/secrets/index.ts';
import { requireVisible, seesRequest } from '../lists/lists.service.ts';
import { openFor } from '../requests/moves.service.ts';
import { updateRequest } from '../requests/requests.sql.ts';
import {
  countCertificates,
  deleteCertificate,
  insertCertificate,
  selectCertificates,
  selectFile,
  selectRequestId,
} from './certificates.sql.ts';
import { certificateOf, numbersOf } from '../verification-values.policy.ts';
import { findingsOf } from './findings.service.ts';

const faults = {
  unknown: verificationErrors.notACertificate,
  tooManyPixels: verificationErrors.tooManyPixels,
  brokenPicture: verificationErrors.brokenPicture,
  brokenPdf: verificationErrors.brokenPdf,
  encryptedPdf: verificationErrors.encryptedPdf,
  activePdf: verificationErrors.activePdf,
  tooManyPages: verificationErrors.tooManyPages,
} as const;

/** The file is made harmless before the request is locked, so that nobody waits for a picture. */
export async function uploadCertificate(
  context: Context,
  { file, ...given }: z.infer<typeof NewCertificate>,
): Promise<Certificate> {
  requireDays(context, given);
  await context.transaction((inner) => openFor(inner, { id: given.requestId, action: 'uploadCertificate' }));
  const harmless = await harmlessOf(context, file);
  return context.transaction(async (inner) => {
    const request = await openFor(inner, { id: given.requestId, action: 'uploadCertificate' });
    if ((await countCertificates(inner.sql, request.id)) >= MOST_CERTIFICATES)
      throw fail(verificationErrors.tooManyCertificates, { limit: MOST_CERTIFICATES });
    const named = { ...given, holderName: given.holderName ?? request.doctorName };
    const id = await keepCertificate(inner, { given: named, harmless, name: file.name });
    await updateRequest(inner.sql, request.id, inner.clock.now(), {});
    return (await certificatesOf(inner, request.id)).find((one) => one.id === id)!;
  });
}

function requireDays(
  { language }: Context,
  { issuedOn, expiresOn }: Pick<z.infer<typeof NewCertificate>, 'issuedOn' | 'expiresOn'>,
): void {
  if (issuedOn === undefined || expiresOn === undefined || expiresOn > issuedOn) return;
  const field = 'body.expiresOn';
  const message = { zh: '应晚于发证日期', en: 'must be after the day of issue' }[language];
  throw fail(coreErrors.badInput, { fields: field }, [{ field, message }]);
}

async function harmlessOf({ language }: Context, file: UploadedFile): Promise<Harmless> {
  try {
    return await makeHarmless(await readFile(file.path ?? ''));
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    const row = faults[error.kind];
    const values = { limit: error.limit };
    throw fail(row, values, [{ field: 'body.file', message: wordsOf(row, language, values) }]);
  }
}

const endings: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** The ending says what the file is. */
const nameOf = (name: string, type: FileType): string => `${bareName(name) || 'certificate'}.${endings[type]}`;

type Named = Omit<z.infer<typeof NewCertificate>, 'file'> & { readonly holderName: string };

/** Stores a file that was made harmless. */
export async function keepCertificate(
  context: Context,
  { given, harmless, name }: { given: Named; harmless: Harmless; name: string },
): Promise<string> {
  const number = given.number === undefined ? null : plainOf('LICENCE_NUMBER', given.number);
  const id = await insertCertificate(context.sql, {
    requestId: given.requestId,
    type: given.type,
    maskedNumber: number === null ? null : maskOf('LICENCE_NUMBER', number),
    holderName: given.holderName,
    issuedOn: given.issuedOn ?? null,
    expiresOn: given.expiresOn ?? null,
    fileName: nameOf(name, harmless.type),
    fileType: harmless.type,
    fileHash: harmless.hash,
    pictureHash: harmless.pictureHash,
    width: harmless.width,
    height: harmless.height,
    pages: harmless.pages,
    userId: context.user.id,
    at: context.clock.now(),
    content: harmless.content,
  });
  if (number !== null)
    await upsertPersonal(context.sql, context.vault, numbersOf(context), [{ rowId: id, value: number }]);
  return id;
}

export async function listCertificates(context: Context, requestId: string): Promise<Certificate[]> {
  await requireVisible(context, requestId);
  return certificatesOf(context, requestId);
}

async function certificatesOf(context: Context, requestId: string): Promise<Certificate[]> {
  const { sql, user } = context;
  const rows = await selectCertificates(sql, requestId);
  const seesOthers = isAllowed(user, 'customer:verifications:review');
  const findings = await findingsOf(context, { rows, requestId, seesOthers });
  const mayShow = mayReveal(user, 'verification_certificates', 'LICENCE_NUMBER');
  return rows.map((row) =>
    certificateOf(row, { findings: findings.get(row.id) ?? [], mayReveal: mayShow && row.maskedNumber !== null }),
  );
}

export async function certificateFile(context: Context, id: string): Promise<FileReply> {
  const requestId = await selectRequestId(context.sql, id);
  const isSeen = requestId !== undefined && (await seesRequest(context, requestId));
  const file = isSeen ? await selectFile(context.sql, id) : undefined;
  if (file === undefined) throw fail(verificationErrors.certificateNotFound);
  return new FileReply(file.fileName, file.fileType, file.content);
}

export async function removeCertificate(context: Context, id: string): Promise<VerificationKept> {
  const requestId = await selectRequestId(context.sql, id);
  if (requestId === undefined || !(await seesRequest(context, requestId)))
    throw fail(verificationErrors.certificateNotFound);
  const request = await openFor(context, { id: requestId, action: 'deleteCertificate' });
  await deleteCertificate(context.sql, id);
  const version = await updateRequest(context.sql, requestId, context.clock.now(), {});
  return { id: requestId, state: request.state, version };
}

/** The number whole, written down like a telephone number that is shown (specification 6). */
export async function revealNumber(
  context: Context,
  { id, limit, ...asked }: Reveal & { id: string; limit: number },
): Promise<Revealed> {
  const find = async (inner: Context, certificateId: string): Promise<{ name: string } | undefined> => {
    const requestId = await selectRequestId(inner.sql, certificateId);
    if (requestId === undefined || !(await seesRequest(inner, requestId))) return undefined;
    const row = (await selectCertificates(inner.sql, requestId)).find((one) => one.id === certificateId);
    return row === undefined ? undefined : { name: row.holderName };
  };
  const most = Math.min(limit, await ruleValue(context, 'privacy.revealsPerDay'));
  return revealValue(context, { table: 'verification_certificates', id, find, findOwn: find, limit: most, ...asked });
}
