// The number of a meeting in public addresses: its id with a part made under a key outside the database, so that nobody guesses one.
import { timingSafeEqual } from 'node:crypto';
import type { CodeOf } from './sign-in-code.policy.ts';

const LENGTH = 8;

function sealOf({ vault, enterpriseId, meetingId }: CodeOf): Buffer {
  return vault.searchNumber({ enterpriseId, table: 'meetings', field: 'PUBLIC_ID' }, meetingId).subarray(0, LENGTH);
}

export const publicIdOf = (of: CodeOf): string => `${of.meetingId}-${sealOf(of).toString('hex')}`;

/** The id of the meeting; undefined for a number that was not given out here. */
export function meetingIdOf(of: Omit<CodeOf, 'meetingId'>, publicId: string): string | undefined {
  const [, meetingId, seal] = /^([1-9]\d{0,17})-([0-9a-f]{16})$/.exec(publicId) ?? [];
  if (meetingId === undefined || seal === undefined) return undefined;
  return timingSafeEqual(sealOf({ ...of, meetingId }), Buffer.from(seal, 'hex')) ? meetingId : undefined;
}
