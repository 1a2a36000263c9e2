// The code on the screen of a meeting: new every 30 seconds, made of the meeting and the time under a key outside the database.
import type { MeetingFormat } from '@yijian/contract/meetings';
import type { Vault } from '../../../platform/secrets/index.ts';

const WINDOW = 30_000;

export interface CodeOf {
  readonly vault: Vault;
  readonly enterpriseId: string;
  readonly meetingId: string;
}

function codeIn({ vault, enterpriseId, meetingId }: CodeOf, window: number): string {
  const place = { enterpriseId, table: 'meetings', field: 'SIGN_IN_CODE' };
  const number = vault.searchNumber(place, `${meetingId} ${window}`);
  return String(number.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

const windowAt = (now: Date): number => Math.floor(now.getTime() / WINDOW);

export function codeNow(of: CodeOf, now: Date): { code: string; until: Date } {
  const window = windowAt(now);
  return { code: codeIn(of, window), until: new Date((window + 1) * WINDOW) };
}

/** The code of now, or the one before it, for whoever scanned it a moment ago. */
export function isCodeGood(of: CodeOf, { code, now }: { code: string; now: Date }): boolean {
  const window = windowAt(now);
  return code === codeIn(of, window) || code === codeIn(of, window - 1);
}

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres between two places on the sphere. */
export function metresBetween(a: Place, b: Place): number {
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const part = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(part));
}

/** Farther from the venue nobody is at the meeting. */
export const MOST_METRES = 1000;

interface Placed {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export const venueOf = ({ latitude, longitude }: Placed): Place | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Whether signing in asks where the doctor is: on site, at a venue whose place is known. */
export const needsPlace = (meeting: Placed & { readonly format: MeetingFormat }): boolean =>
  meeting.format === 'ONSITE' && venueOf(meeting) !== null;
