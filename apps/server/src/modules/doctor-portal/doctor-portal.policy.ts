// How often a one-time code is sent, how it is made and stored.
import { randomBytes, randomInt } from 'node:crypto';
import { CODE_SECONDS, RESEND_SECONDS, doctorPortalErrors as errors } from '@yijian/contract/doctor-portal';
import { fail } from '../../platform/errors/index.ts';
import { plainOf, type Vault } from '../../platform/secrets/index.ts';
import type { Asked } from './doctor-portal.sql.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
/** Codes for one phone, for one address, and of the enterprise. */
const MOST = { phoneHour: 5, phoneDay: 10, addressMinute: 20, addressHour: 200, allDay: 2000 } as const;
/** From this many a day on the operator is warned. */
export const WARNED = MOST.allDay * 0.8;
const SESSION = 8 * HOUR;

export const codeEnd = (now: Date): Date => new Date(now.getTime() + CODE_SECONDS * SECOND);
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION);
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The bare number of a mainland mobile phone, however it is spelled. Throws phoneInvalid. */
export function phoneOf(spelled: string): string {
  const phone = plainOf('PHONE', spelled);
  if (!/^1[3-9]\d{9}$/.test(phone)) throw fail(errors.phoneInvalid);
  return phone;
}

/** Throws how long to wait. */
export function requirePace({ last, ...counts }: Asked, now: Date): void {
  const waits = last === null ? 0 : Math.ceil((last.getTime() + RESEND_SECONDS * SECOND - now.getTime()) / SECOND);
  if (waits > 0) throw fail(errors.tooSoon, { seconds: waits });
  const spans = Object.keys(MOST) as (keyof typeof MOST)[];
  if (spans.some((span) => counts[span] >= MOST[span])) throw fail(errors.tooMany);
}

interface OfPhone {
  readonly enterpriseId: string;
  readonly phone: string;
}

/** By this number a phone is found without being stored. */
export const numberOfPhone = (vault: Vault, { enterpriseId, phone }: OfPhone): Buffer =>
  vault.searchNumber({ enterpriseId, table: 'doctors', field: 'PHONE' }, phone);

/** Six digits are guessed at once from a plain hash, so the hash has a key that is not in the database. */
export const hashOfCode = (vault: Vault, { enterpriseId, phone }: OfPhone, code: string): Buffer =>
  vault.searchNumber({ enterpriseId, table: 'doctor_portal_codes', field: 'CODE' }, `${phone} ${code}`);
