// Receives a multipart body: text fields and one file, streamed to disk and cut at the limit (reliability: uploads).
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { coreErrors, type UploadedFile } from '@yijian/contract/core';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail } from '../../errors/index.ts';
import { sizeText } from '../failures.ts';

const TOO_MANY_PARTS = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT']);

export interface ReceivedForm {
  readonly fields: Record<string, unknown>;
  /** Removes the received files; call it when the request has been answered. */
  readonly discard: () => Promise<void>;
}

/**
 * Reads the parts. Throws bodyTooLarge beyond `limit` bytes for the file, malformedBody for what cannot be taken apart;
 * nothing stays on disk then.
 */
export async function receiveForm(request: FastifyRequest, limit: number): Promise<ReceivedForm> {
  if (!request.isMultipart())
    throw fail(coreErrors.unsupportedMediaType, { type: request.headers['content-type'] ?? '' });
  const folder = await mkdtemp(join(tmpdir(), 'yijian-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({
      limits: { fileSize: limit, files: 5, fields: 50, parts: 60, fieldSize: 65_536, headerPairs: 50 },
    })) {
      const value = part.type === 'file' ? await keepFile(part, folder, limit) : part.value;
      addField(fields, part.fieldname, value);
    }
  } catch (error) {
    // What is still to come is read away: the next request on this connection stands behind it.
    request.raw.unpipe().resume();
    await discard();
    throw isUnreadable(error) ? fail(coreErrors.malformedBody) : error;
  }
  return { fields, discard };
}

/** The parser of parts throws bare errors at a body without boundary, cut short, or of parts that are none. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return error.constructor === Error && code === undefined ? true : TOO_MANY_PARTS.has(String(code));
}

async function keepFile(part: MultipartFile, folder: string, limit: number): Promise<UploadedFile> {
  const path = join(folder, crypto.randomUUID());
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  if (part.file.truncated) throw fail(coreErrors.bodyTooLarge, { limit: sizeText(limit) });
  const { size } = await stat(path);
  return { name: basename(part.filename).slice(0, 200), size, type: part.mimetype, path };
}

function addField(fields: Record<string, unknown>, name: string, value: unknown): void {
  const earlier = Object.hasOwn(fields, name) ? fields[name] : undefined;
  Object.defineProperty(fields, name, {
    value: earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value],
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
