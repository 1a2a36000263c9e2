// The invisible mark of an exported file: enterprise, user, second and number in the export log, signed (reliability 24).
import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../secrets/index.ts';

export interface FileMark {
  readonly enterpriseId: string;
  readonly userId: string;
  /** To the second. */
  readonly at: Date;
  /** Twelve hexadecimal digits: the number in the export log. */
  readonly code: string;
}

const VERSION = 1;
const SIGNED_BYTES = 27;
const SIGNATURE_BYTES = 8;
const LARGEST_ID = 0xffff_ffff;
/** Begins the mark where it stands as plain text. */
const PREFIX = 'YJ1.';

/** 35 bytes: version 1, enterprise 8, user 8, seconds 4, code 6, signature 8. */
export function packFileMark(vault: Vault, mark: FileMark): Buffer {
  const bytes = Buffer.alloc(SIGNED_BYTES + SIGNATURE_BYTES);
  bytes.writeUInt8(VERSION, 0);
  bytes.writeBigUInt64BE(BigInt(mark.enterpriseId), 1);
  bytes.writeBigUInt64BE(BigInt(mark.userId), 9);
  bytes.writeUInt32BE(Math.floor(mark.at.getTime() / 1000) % LARGEST_ID, 17);
  bytes.write(mark.code, 21, 'hex');
  signatureOf(vault, bytes).copy(bytes, SIGNED_BYTES);
  return bytes;
}

/** Undefined for what is no mark; `isGenuine` is false when it was not signed with our key. */
export function readFileMark(vault: Vault, bytes: Buffer): { mark: FileMark; isGenuine: boolean } | undefined {
  if (bytes.length !== SIGNED_BYTES + SIGNATURE_BYTES || bytes[0] !== VERSION) return undefined;
  const mark = {
    enterpriseId: String(bytes.readBigUInt64BE(1)),
    userId: String(bytes.readBigUInt64BE(9)),
    at: new Date(bytes.readUInt32BE(17) * 1000),
    code: bytes.toString('hex', 21, 27),
  };
  return { mark, isGenuine: timingSafeEqual(signatureOf(vault, bytes), bytes.subarray(SIGNED_BYTES)) };
}

/** The mark as plain text, for properties and names of a workbook. */
export const markText = (bytes: Buffer): string => `${PREFIX}${bytes.toString('base64url')}`;

/** Every mark that stands as plain text in `text`. */
export function marksInText(text: string): Buffer[] {
  return [...text.matchAll(/YJ1\.([\w-]{47})/g)].map(([, mark]) => Buffer.from(mark!, 'base64url'));
}

function signatureOf(vault: Vault, bytes: Buffer): Buffer {
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const place = { enterpriseId: String(bytes.readBigUInt64BE(1)), table: 'export_log', field: 'mark' };
  return vault.searchNumber(place, signed.toString('hex')).subarray(0, SIGNATURE_BYTES);
}
