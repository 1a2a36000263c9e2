// How a record is found again: by the hash of what the browser holds.
import { createHash } from 'node:crypto';

/** A stolen copy of the table opens nothing: it holds hashes of cookies, codes and tokens. */
export const recordId = (value: string): string => createHash('sha256').update(value).digest('base64url');
