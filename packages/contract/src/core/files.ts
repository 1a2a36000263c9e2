// A file on its way in: what the browser passes and what the server hands to a service (specification 7.5, file form).
import { z } from 'zod';

export interface UploadedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** Where the server keeps the bytes until the request ends; absent in the browser. */
  readonly path?: string;
}

/** A file field of a multipart body. */
export const uploadedFile = () =>
  z
    .custom<UploadedFile>((value) => typeof value === 'object' && value !== null && 'size' in value, 'missing')
    .meta({ format: 'binary' });
