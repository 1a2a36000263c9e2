// Files of publications: taken in, watched, stopped (specification 2.5).
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  publicationErrors,
  type ImportDetail,
  type ImportPage,
  type NewImport,
  type PublicationImport,
} from '@yijian/contract/publications';
import type { Paged } from '@yijian/contract/core';
import type { z } from 'zod';
import { momentInWords } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { tellWritten } from '../matching/credited.service.ts';
import { kindOf } from '../reading/open-file.policy.ts';
import { endSilent, insertImport, selectImport, selectImports, selectSameFile, updateStopped } from './imports.sql.ts';
import { runImport } from './run-import.service.ts';

/** Takes the file and answers at once; it is read beside, and the import tells how far it is. */
export async function startImport(
  context: Context,
  { file, again }: z.infer<typeof NewImport>,
): Promise<PublicationImport> {
  const path = file.path ?? '';
  const kind = await kindOf(path);
  if (kind === undefined) throw fail(publicationErrors.unknownFormat);
  const fileHash = await hashOf(path);
  const id = await context.transaction(async (inner) => {
    const { sql } = inner;
    // What it had stored nobody was told of.
    if (await endSilent(sql)) await tellWritten(inner, undefined);
    if (!again) await refuseSame(context, await selectSameFile(sql, fileHash));
    return insertImport(sql, {
      kind,
      fileName: file.name.slice(0, 200) || 'upload',
      fileHash,
      userId: context.user.id,
    });
  });
  if (id === undefined) throw fail(publicationErrors.importRunning);
  const kept = await keep(path);
  void runImport(context, { id, kind, path: kept.path })
    .catch((error: unknown) => context.log.error({ err: error, import: id }, 'an import of publications could not end'))
    .finally(() => void kept.discard());
  return requireImport(context, id);
}

async function refuseSame(context: Context, at: Date | undefined): Promise<void> {
  if (at === undefined) return;
  throw fail(publicationErrors.sameFile, { at: momentInWords(at, context.language) });
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The request's own copy goes when it is answered. */
async function keep(path: string): Promise<{ path: string; discard: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'yijian-publications-'));
  const kept = join(folder, 'file');
  await rename(path, kept).catch(() => copyFile(path, kept));
  return { path: kept, discard: () => rm(folder, { recursive: true, force: true }) };
}

async function requireImport(context: Context, id: string): Promise<PublicationImport> {
  const { faults: _faults, ...shown } = await findImport(context, id);
  return shown;
}

export async function findImport(context: Context, id: string): Promise<ImportDetail> {
  const { sql, language } = context;
  const found = await selectImport(sql, id, language);
  if (found === undefined) throw fail(publicationErrors.importNotFound);
  return found;
}

export async function listImports(
  context: Context,
  query: z.infer<typeof ImportPage>,
): Promise<Paged<PublicationImport>> {
  const { sql, language } = context;
  return { ...(await selectImports(sql, { ...query, language })), totalIsExact: true };
}

export async function stopImport(context: Context, id: string): Promise<PublicationImport> {
  await findImport(context, id);
  if (!(await updateStopped(context.sql, id))) throw fail(publicationErrors.notRunning);
  return requireImport(context, id);
}
